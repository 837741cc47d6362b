import { ask, askAny, choice, roll, type Script, type Seat } from '@bivouac/kernel';
import { type AnswerOf, NO, PASS, YES } from '../../answers/answers.ts';
import { boxCard, isBox } from '../../catalogue/cities.ts';
import { type Faction, type HexId, type Nation, opponent, type ZoneId } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { isZone, zoneCard } from '../../catalogue/seas.ts';
import { intercepts } from '../../catalogue/tables.ts';
import { factionOf, isBlockaded, shift, type ShipRow, type WarAndPeace } from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { seatOf, seats } from '../D-players/D.3-seats.ts';
import { EMPTY, type Fleet, hasNelson, isAfloat, mayCombine, moveFleet, rowsOf, speakerOf } from './F.2-fleets.ts';
import { type Water, watersOf } from './F.2-routes.ts';
import { recountBlockades } from './F.6-blockade.ts';
import { navalBattle } from './F.7-combat.ts';

type Group = AnswerOf<'intercept'>;
const FOUND = 5;

/** F.4.c What is added to the die of a group: the zone, one at sea, one for Nelson. F.6.g a blockader has nothing from the sea. */
export const interceptionModifier = (
  g: WarAndPeace,
  zone: ZoneId,
  { nation, at }: Pick<Group, 'nation' | 'at'>,
): number =>
  zoneCard(zone).interception + (isZone(at) ? 1 : 0) + Number(hasNelson(g, { nations: [nation], at: at as Water }));

const isHere = (at: ShipRow['at'], zone: ZoneId): boolean => {
  if (isZone(at)) return at === zone;
  return isHex(at) ? watersOf(at).includes(zone) : isBox(at) && boxCard(at).zone === zone;
};
const keyOf = ({ nation, at, station }: Pick<Group, 'nation' | 'at' | 'station'>): string =>
  `${nation}/${at}/${station}`;

/**
 * F.4.a, F.4.d, F.4.e, F.6.h Enemy squadrons in a zone that may still try: not those shut up in a port, not who has met a fleet in this
 * phase, nor the blockaders whom this one has just slipped.
 */
const groups = (
  g: WarAndPeace,
  zone: ZoneId,
  side: Faction,
  slipped: HexId | undefined,
  tried: ReadonlyMap<string, number>,
): readonly Group[] => {
  const sums = new Map<string, { readonly row: ShipRow; sp: number }>();
  for (const row of g.ships) {
    const { nation, at, station, kind, moved, sp } = row;
    const shut = station === 'port' && isHex(at) && isBlockaded(g, at);
    const chases = station === 'blockade' && at === slipped;
    if (kind !== 'S' || moved || shut || chases || station === 'trapped' || factionOf(g, nation) !== opponent(side))
      continue;
    if (!isHere(at, zone)) continue;
    const sum = sums.get(keyOf(row));
    if (sum) sum.sp += sp;
    else sums.set(keyOf(row), { row, sp });
  }
  return [...sums.values()].flatMap(({ row: { nation, at, station }, sp: all }) => {
    const fresh = all - (tried.get(keyOf({ nation, at, station })) ?? 0);
    const needs = FOUND - interceptionModifier(g, zone, { nation, at });
    return Array.from({ length: Math.max(0, fresh) }, (_, less): Group => ({
      kind: 'intercept',
      nation,
      at,
      station,
      sp: fresh - less,
      needs,
    }));
  });
};

/** Takes so many squadrons of a group, the sound ones first, and gives them another place and station. */
const detach = (g: WarAndPeace, { nation, at, station }: Group, sp: number, into: Partial<ShipRow>): void => {
  let left = sp;
  const rows = g.ships.filter(
    (ship) => ship.nation === nation && ship.at === at && ship.station === station && ship.kind === 'S' && !ship.moved,
  );
  for (const row of [...rows].sort((a, b) => Number(a.damaged) - Number(b.damaged))) {
    const some = Math.min(left, row.sp);
    if (some > 0) shift(g, row, some, into);
    left -= some;
  }
};

/** F.4.c, F.4.e, F.6.g, F.8 One try: those who find the enemy gather to meet it. Blockaders who try go to sea, whatever the die. */
function* tryToFind(g: WarAndPeace, zone: ZoneId, group: Group): Script<'found' | 'atSea' | 'stay'> {
  const modifier = interceptionModifier(g, zone, group);
  const die = yield* roll('F.4.c', say('naval.interceptDie', { zone }));
  const found = intercepts(die + modifier);
  log(g, 'F.4.c', 'naval.intercepted', { zone, die, total: die + modifier, found });
  const leaves = group.station === 'blockade';
  const nelson = hasNelson(g, { nations: [group.nation], at: group.at as Water });
  if (found) detach(g, group, group.sp, { at: zone, station: 'hunting', moved: true, repairing: false, fleet: 0 });
  else if (leaves) detach(g, group, group.sp, { at: zone, station: 'sea', repairing: false, fleet: 0 });
  else detach(g, group, group.sp, { repairing: false });
  if (nelson && group.at !== zone && (found || leaves)) followTheFlag(g, group, zone);
  recountBlockades(g);
  return found ? 'found' : leaves ? 'atSea' : 'stay';
}
const followTheFlag = (g: WarAndPeace, group: Group, zone: ZoneId): void => {
  const fleet: Fleet = { side: 'anti', at: group.at as Water, nations: [group.nation], stations: [], hold: EMPTY };
  g.leaders = g.leaders.map((row) => (row.id === 'nelson' && row.at === fleet.at ? { ...row, at: zone } : row));
};

/** O.2 Fleet Units in the zone: their players are asked, whatever lies under them. */
const covered = (g: WarAndPeace, zone: ZoneId, side: Faction): readonly ShipRow[] =>
  g.ships.filter(({ at, fleet, nation }) => fleet > 0 && isHere(at, zone) && factionOf(g, nation) === opponent(side));

type Tries = Group | typeof PASS;
/** F.4.b The moving fleet waits until every enemy player has tried all they want. */
function* tries(g: WarAndPeace, fleet: Fleet, zone: ZoneId, slipped: HexId | undefined): Script {
  const { side } = fleet;
  if (side === 'neutral') return;
  const tried = new Map<string, number>();
  const done = new Set<Seat>();
  const count = (key: string, sp: number): void => {
    tried.set(key, (tried.get(key) ?? 0) + sp);
  };
  for (;;) {
    const open = groups(g, zone, side, slipped, tried);
    const asked = seats(g).filter(
      (seat) =>
        !done.has(seat) && [...open, ...covered(g, zone, side)].some(({ nation }) => seatOf(g, nation) === seat),
    );
    if (asked.length === 0) return;
    const { by, answer } = yield* askAny(
      asked.map((seat) =>
        choice<Tries>({
          by: seat,
          rule: 'F.4.b',
          prompt: say('naval.intercept', { zone }),
          among: open.filter(({ nation }) => seatOf(g, nation) === seat),
          may: () => undefined,
          or: [PASS],
        }),
      ),
    );
    if (answer.kind === 'pass') {
      done.add(by);
      continue;
    }
    const result = yield* tryToFind(g, zone, answer);
    if (result === 'stay') count(keyOf(answer), answer.sp);
    if (result === 'atSea') count(`${answer.nation}/${zone}/sea`, answer.sp);
  }
}

/** F.2.c, F.4.i Hunters who may not combine fight one after the other. */
const parties = (g: WarAndPeace, zone: ZoneId): readonly (readonly Nation[])[] => {
  const hunting = [
    ...new Set(g.ships.filter(({ at, station }) => at === zone && station === 'hunting').map(({ nation }) => nation)),
  ];
  const found: Nation[][] = [];
  for (const nation of hunting) {
    const party = found.find((each) => each.every((other) => mayCombine(g, other, nation)));
    if (party) party.push(nation);
    else found.push([nation]);
  }
  return found;
};

/** F.4.c, F.7.a Those who have found the fleet may attack it. What is left of it, and whether it has fought. */
function* meet(g: WarAndPeace, fleet: Fleet, zone: ZoneId): Script<Met> {
  let now = fleet;
  let fought = false;
  for (const nations of parties(g, zone)) {
    const hunters: Fleet = { side: opponentOf(fleet), at: zone, nations, stations: ['hunting'], hold: EMPTY };
    if (isAfloat(g, now) && now.stations.includes('sailing')) {
      const prompt = say('naval.engage', { at: zone });
      const { kind } = yield* ask({ by: speakerOf(g, hunters), rule: 'F.7.a', prompt, answers: [YES, NO] });
      if (kind === 'yes') {
        fought = true;
        now = (yield* navalBattle(g, hunters, now)).defender;
      }
    }
    if (rowsOf(g, hunters).length > 0) moveFleet(g, hunters, zone, 'sea');
  }
  return { fleet: now, fought };
}
const opponentOf = ({ side }: Fleet): Fleet['side'] => (side === 'neutral' ? 'neutral' : opponent(side));
export interface Met {
  readonly fleet: Fleet;
  readonly fought: boolean;
}

/** F.4.a, F.4.h A fleet comes into a zone, or out of a port of it: the enemies there may try to meet it, those of the zone it left may not. */
export function* interception(g: WarAndPeace, fleet: Fleet, zone: ZoneId, slipped: HexId | undefined): Script<Met> {
  const now = moveFleet(g, fleet, zone, 'sailing');
  if (fleet.side === 'neutral') return { fleet: now, fought: false };
  yield* tries(g, now, zone, slipped);
  return yield* meet(g, now, zone);
}
