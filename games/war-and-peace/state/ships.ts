import { type BoxId, type HexId, type Nation, NATIONS, SHIP_KINDS, type ZoneId } from '../catalogue/ids.ts';
import type { ShipRow, WarAndPeace } from './tables.ts';

type Sort = Omit<ShipRow, 'sp'>;
const STATIONS = ['port', 'coast', 'blockade', 'sea', 'circle'] as const;

const isSame = (a: Sort, b: Sort): boolean =>
  a.nation === b.nation &&
  a.kind === b.kind &&
  a.at === b.at &&
  a.station === b.station &&
  a.damaged === b.damaged &&
  a.repairing === b.repairing &&
  a.moved === b.moved;
const order = (a: Sort, b: Sort): number => {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return (
    NATIONS.indexOf(a.nation) - NATIONS.indexOf(b.nation) ||
    SHIP_KINDS.indexOf(a.kind) - SHIP_KINDS.indexOf(b.kind) ||
    STATIONS.indexOf(a.station) - STATIONS.indexOf(b.station) ||
    Number(a.damaged) - Number(b.damaged) ||
    Number(a.repairing) - Number(b.repairing) ||
    Number(a.moved) - Number(b.moved)
  );
};

/** So many more naval points of a sort, or fewer. */
export const changeShips = (
  g: WarAndPeace,
  { nation, kind, at, station, damaged, repairing, moved }: Sort,
  by: number,
): void => {
  if (by === 0) return;
  const sort: Sort = { nation, kind, at, station, damaged, repairing, moved };
  const row = g.ships.findIndex((ship) => isSame(ship, sort));
  const now = (g.ships[row]?.sp ?? 0) + by;
  if (now < 0) throw new Error(`F: fewer ships than ${-by} of ${JSON.stringify(sort)}`);
  const rest = g.ships.filter((_, each) => each !== row);
  g.ships = now === 0 ? rest : [...rest, { ...sort, sp: now }].sort(order);
};
export const shipsAt = (g: Pick<WarAndPeace, 'ships'>, at: HexId | BoxId | ZoneId): readonly ShipRow[] =>
  g.ships.filter((ship) => ship.at === at);
/** F.6 Is the port in this hex closed by a blockade? */
export const isBlockaded = (g: Pick<WarAndPeace, 'ships'>, hex: HexId): boolean =>
  g.ships.some(({ at, station }) => at === hex && station === 'blockade');
export const squadronsOf = (g: Pick<WarAndPeace, 'ships'>, nation: Nation): readonly ShipRow[] =>
  g.ships.filter((ship) => ship.nation === nation && ship.kind === 'S');
