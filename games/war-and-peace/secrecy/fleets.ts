import { type Pick, REFEREE, type Seer } from '@bivouac/kernel';
import { MAJORS, type Nation, NATIONS, SHIP_KINDS, type ShipKind } from '../catalogue/ids.ts';
import { seatOf } from '../rules/D-players/D.3-seats.ts';
import { factionOf, inShipOrder, type ShipRow, type WarAndPeace } from '../state/index.ts';

/** O.2.b Ships that lie under Fleet Units, by nation and kind: everybody can count them, for losses are open. */
export interface Muster {
  readonly nation: Nation;
  readonly kind: ShipKind;
  readonly sp: number;
}

/** O.2.b Whose ships a seer may look at: those of the factions that they play for. */
const friendsOf = (g: WarAndPeace, seer: Seer): ReadonlySet<string> =>
  new Set(MAJORS.filter((major) => seatOf(g, major) === seer).map((major) => factionOf(g, major)));
const isCovered = (g: WarAndPeace, seer: Seer, { fleet, nation }: ShipRow, friends: ReadonlySet<string>): boolean =>
  fleet > 0 && seer !== REFEREE && seatOf(g, nation) !== seer && !friends.has(factionOf(g, nation));

/** O.2.b An enemy Fleet Unit shows its nation and where it lies, and nothing of what it covers: a row of no points. */
export const seenFleets = (ships: WarAndPeace['ships'], seer: Seer, g: WarAndPeace): WarAndPeace['ships'] => {
  if (!g.agreed.hiddenFleets) return ships;
  const friends = friendsOf(g, seer);
  const units = new Map<string, ShipRow>();
  const open: ShipRow[] = [];
  for (const ship of ships) {
    if (!isCovered(g, seer, ship, friends)) {
      open.push(ship);
      continue;
    }
    const { nation, at, station, fleet, moved } = ship;
    const key = `${nation}/${fleet}/${at}/${station}`;
    const was = units.get(key)?.moved ?? false;
    units.set(key, {
      nation,
      at,
      station,
      fleet,
      kind: 'S',
      damaged: false,
      repairing: false,
      moved: was || moved,
      sp: 0,
    });
  }
  return [...open, ...[...units].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, unit]) => unit)];
};
export const seenMusters = (_none: null, seer: Seer, g: WarAndPeace): readonly Muster[] => {
  if (!g.agreed.hiddenFleets) return [];
  const friends = friendsOf(g, seer);
  return NATIONS.flatMap((nation) =>
    SHIP_KINDS.flatMap((kind) => {
      const sp = g.ships
        .filter((ship) => ship.nation === nation && ship.kind === kind && isCovered(g, seer, ship, friends))
        .reduce((sum, ship) => sum + ship.sp, 0);
      return sp > 0 ? [{ nation, kind, sp }] : [];
    }),
  );
};

/** O.2 Every covered Fleet Unit has a ship at least; the others are dealt among the units of their nation. */
export const imagineFleets = (
  seen: WarAndPeace['ships'],
  musters: readonly Muster[],
  pick: Pick,
): WarAndPeace['ships'] => {
  const units = seen.filter(({ sp }) => sp === 0);
  const rows = seen.filter(({ sp }) => sp > 0);
  for (const nation of new Set(units.map((unit) => unit.nation))) {
    const own = units.filter((unit) => unit.nation === nation);
    const left = musters
      .filter((each) => each.nation === nation)
      .flatMap(({ kind, sp }) => Array.from({ length: sp }, () => kind));
    for (let count = 0; left.length > 0; count++) {
      const [kind = 'S'] = left.splice(pick(left.length), 1);
      const unit = own[count < own.length ? count : pick(own.length)];
      if (unit) add(rows, { ...unit, kind, sp: 1 });
    }
  }
  return rows.sort(inShipOrder);
};
const add = (rows: ShipRow[], ship: ShipRow): void => {
  const row = rows.findIndex((each) => isAlike(each, ship));
  const found = rows[row];
  if (found) rows[row] = { ...found, sp: found.sp + ship.sp };
  else rows.push(ship);
};
const isAlike = (a: ShipRow, b: ShipRow): boolean =>
  a.nation === b.nation &&
  a.kind === b.kind &&
  a.at === b.at &&
  a.station === b.station &&
  a.damaged === b.damaged &&
  a.moved === b.moved &&
  a.repairing === b.repairing &&
  a.fleet === b.fleet;
