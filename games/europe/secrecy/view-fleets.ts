import type { Seer } from '@bivouac/kernel';
import { fleet as fleetCard } from '../catalogue/catalogue.ts';
import type { FleetId } from '../catalogue/ids.ts';
import { type Action, type Europe, type FleetRow, isSide, sideOf, type Voyage } from '../state/state.ts';
import { veiledSides } from './view-fog.ts';

/** The tables that name fleets. */
export type FleetTables = Pick<Europe, 'fleets' | 'movedFleets' | 'action' | 'voyage'>;
type Fleeting = FleetTables & Pick<Europe, 'agreed' | 'nations' | 'seaBattle'>;

/** Another name for each of some fleets. */
export type Renaming = ReadonlyMap<FleetId, FleetId>;
const NONE: Renaming = new Map();

/** 2.1 On the front of a fleet are its flag, its initiative and its movement factor. */
const frontOfCounter = (id: FleetId): string => {
  const { nation, initiative, mf } = fleetCard(id);
  return `${nation} ${initiative} ${mf}`;
};

/** The fleets whose backs this seer may not look at, those together whose fronts are alike; those that fight show them while the battle lasts. */
export const veiledFleets = (g: Fleeting, seer: Seer): readonly (readonly FleetId[])[] => {
  const sides = veiledSides(g, seer);
  if (sides.length === 0) return [];
  const fighting = g.seaBattle ? [...g.seaBattle.fleets.empire, ...g.seaBattle.fleets.coalition] : [];
  const alike = new Map<string, FleetId[]>();
  for (const { id, at } of g.fleets) {
    const side = sideOf(g, fleetCard(id).nation);
    const front = frontOfCounter(id);
    if (at.kind === 'off' || !isSide(side) || !sides.includes(side) || fighting.includes(id)) continue;
    alike.set(front, [...(alike.get(front) ?? []), id]);
  }
  return [...alike.values()];
};

/** All that can be told of a fleet without turning it over. */
const frontOf = (g: FleetTables, { id, at }: FleetRow): string => {
  const cargo = g.voyage?.cargo.filter((row) => row.fleet === id).map(({ fleet: _, ...rest }) => rest);
  return JSON.stringify([
    at.kind,
    'sea' in at ? at.sea : 'zone' in at ? at.zone : 'box' in at ? at.box : '',
    g.voyage?.fleets.includes(id) ?? false,
    g.movedFleets.includes(id),
    g.action?.sailed?.includes(id) ?? false,
    g.action?.grants.map(({ fleets }) => fleets?.includes(id) ?? false) ?? [],
    cargo ?? [],
  ]);
};

/**
 * Fleets with the same front that lie face down are laid out by what can be seen of them, and called by their names in that
 * order: so every name is on the table, and none says which admiral it is.
 */
export const namesGiven = (g: Fleeting, seer: Seer): Renaming => {
  const veiled = veiledFleets(g, seer);
  if (veiled.length === 0) return NONE;
  return new Map(
    veiled.flatMap((names) => {
      const laidOut = g.fleets
        .filter(({ id }) => names.includes(id))
        .map((row) => ({ id: row.id, front: frontOf(g, row) }))
        .toSorted((one, other) => (one.front < other.front ? -1 : one.front > other.front ? 1 : 0));
      return laidOut.map(({ id }, nth): [FleetId, FleetId] => [id, names[nth] ?? id]);
    }),
  );
};

const renamedAction = (action: Action | null, rename: (ids: readonly FleetId[]) => readonly FleetId[]): Action | null =>
  action && {
    ...action,
    grants: action.grants.map((grant) => (grant.fleets ? { ...grant, fleets: rename(grant.fleets) } : grant)),
    ...(action.sailed ? { sailed: rename(action.sailed) } : {}),
  };

const renamedVoyage = (
  voyage: Voyage | null,
  to: (id: FleetId) => FleetId,
  rename: (ids: readonly FleetId[]) => readonly FleetId[],
): Voyage | null => {
  if (!voyage) return null;
  const fleets = rename(voyage.fleets);
  const cargo = voyage.cargo.map((row) => ({ ...row, fleet: to(row.fleet) }));
  return { ...voyage, fleets, cargo: fleets.flatMap((id) => cargo.filter((row) => row.fleet === id)) };
};

/** The same tables with fleets under other names; lists of them in the order of the counters, which tells nothing. */
export const renamed = <G extends FleetTables>(g: G, names: Renaming): FleetTables => {
  if (names.size === 0) return g;
  const order = new Map(g.fleets.map(({ id }, nth) => [id, nth]));
  const to = (id: FleetId): FleetId => names.get(id) ?? id;
  const rename = (ids: readonly FleetId[]): readonly FleetId[] =>
    ids.some((id) => names.has(id))
      ? ids.map(to).toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
      : ids;
  const places = new Map(g.fleets.map(({ id, at }) => [to(id), at]));
  return {
    fleets: g.fleets.map((row) => ({ ...row, at: places.get(row.id) ?? row.at })),
    movedFleets: rename(g.movedFleets),
    action: renamedAction(g.action, rename),
    voyage: renamedVoyage(g.voyage, to, rename),
  };
};

/** What a player calls the enemy's fleet that he sees from the front, and which one he means. */
export const asSeen = (g: Fleeting, seer: Seer, id: FleetId): FleetId => namesGiven(g, seer).get(id) ?? id;
export const meantBy = (g: Fleeting, seer: Seer, name: FleetId): FleetId =>
  [...namesGiven(g, seer)].find(([, given]) => given === name)?.[0] ?? name;
