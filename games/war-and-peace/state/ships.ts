import { type BoxId, type HexId, type Nation, NATIONS, SHIP_KINDS, type ZoneId } from '../catalogue/ids.ts';
import type { ShipRow, WarAndPeace } from './tables.ts';

type Sort = Omit<ShipRow, 'sp'>;
const STATIONS = ['port', 'coast', 'blockade', 'sea', 'circle', 'sailing', 'hunting', 'trapped'] as const;
/** A ship as it leaves the yard. */
export const FRESH_SHIP = { damaged: false, repairing: false, moved: false, fleet: 0 } as const;

const isSame = (a: Sort, b: Sort): boolean =>
  a.nation === b.nation &&
  a.kind === b.kind &&
  a.at === b.at &&
  a.station === b.station &&
  a.damaged === b.damaged &&
  a.repairing === b.repairing &&
  a.moved === b.moved &&
  a.fleet === b.fleet;
/** The order of the table: the same ships always give the same rows. */
export const inShipOrder = (a: Sort, b: Sort): number => {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return (
    NATIONS.indexOf(a.nation) - NATIONS.indexOf(b.nation) ||
    SHIP_KINDS.indexOf(a.kind) - SHIP_KINDS.indexOf(b.kind) ||
    STATIONS.indexOf(a.station) - STATIONS.indexOf(b.station) ||
    Number(a.damaged) - Number(b.damaged) ||
    Number(a.repairing) - Number(b.repairing) ||
    Number(a.moved) - Number(b.moved) ||
    a.fleet - b.fleet
  );
};

/** So many more naval points of a sort, or fewer. */
export const changeShips = (
  g: WarAndPeace,
  { nation, kind, at, station, damaged, repairing, moved, fleet }: Sort,
  by: number,
): void => {
  if (by === 0) return;
  const sort: Sort = { nation, kind, at, station, damaged, repairing, moved, fleet };
  const row = g.ships.findIndex((ship) => isSame(ship, sort));
  const now = (g.ships[row]?.sp ?? 0) + by;
  if (now < 0) throw new Error(`F: fewer ships than ${-by} of ${JSON.stringify(sort)}`);
  const rest = g.ships.filter((_, each) => each !== row);
  g.ships = now === 0 ? rest : [...rest, { ...sort, sp: now }].sort(inShipOrder);
};
export const shipsAt = (g: Pick<WarAndPeace, 'ships'>, at: HexId | BoxId | ZoneId): readonly ShipRow[] =>
  g.ships.filter((ship) => ship.at === at);
/** F.6 Is the port in this hex closed by a blockade? */
export const isBlockaded = (g: Pick<WarAndPeace, 'ships'>, hex: HexId): boolean =>
  g.ships.some(({ at, station }) => at === hex && station === 'blockade');
export const squadronsOf = (g: Pick<WarAndPeace, 'ships'>, nation: Nation): readonly ShipRow[] =>
  g.ships.filter((ship) => ship.nation === nation && ship.kind === 'S');

/** Ships of a row change their place, their station, their state. */
export const shift = (g: WarAndPeace, ship: ShipRow, sp: number, into: Partial<Sort>): void => {
  const { sp: _all, ...sort } = ship;
  changeShips(g, sort, -sp);
  changeShips(g, { ...sort, ...into }, sp);
};
