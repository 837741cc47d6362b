import { fact } from '@bivouac/kernel';
import { ARMY_KINDS, type ArmyKind, type HexId, type Nation, NATIONS, type Place } from '../catalogue/ids.ts';
import { isCavalry, isInfantry } from '../catalogue/pieces.ts';
import type { Troop, WarAndPeace } from './tables.ts';

type Sort = Omit<Troop, 'sp'>;

const nationRows: ReadonlyMap<Nation, number> = new Map(NATIONS.map((nation, row) => [nation, row]));
const SPENT = ['no', 'moved', 'landed'] as const;
const BONDS = ['none', 'expedition', 'recalled', 'loyal', 'unpaid'] as const;

const isSame = (a: Sort, b: Sort): boolean =>
  a.at === b.at &&
  a.nation === b.nation &&
  a.kind === b.kind &&
  a.inside === b.inside &&
  a.spent === b.spent &&
  a.level === b.level &&
  a.bond === b.bond;

/** The order of the table: the same strength points always give the same rows. */
const order = (a: Sort, b: Sort): number => {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  const nation = (nationRows.get(a.nation) ?? 0) - (nationRows.get(b.nation) ?? 0);
  if (nation !== 0) return nation;
  const kind = ARMY_KINDS.indexOf(a.kind) - ARMY_KINDS.indexOf(b.kind);
  if (kind !== 0) return kind;
  if (a.inside !== b.inside) return a.inside ? 1 : -1;
  const spent = SPENT.indexOf(a.spent) - SPENT.indexOf(b.spent);
  if (spent !== 0) return spent;
  return a.level - b.level || BONDS.indexOf(a.bond) - BONDS.indexOf(b.bond);
};

/** So many more (or fewer) of a sort. */
const change = (table: readonly Troop[], sort: Sort, by: number): readonly Troop[] => {
  if (by === 0) return table;
  const row = table.findIndex((troop) => isSame(troop, sort));
  const before = table[row]?.sp ?? 0;
  if (before + by < 0) throw new Error(`only ${before} of ${JSON.stringify(sort)}, and ${-by} should go`);
  const next = table.slice();
  if (row < 0) {
    const { at, nation, kind, inside, spent, level, bond } = sort;
    next.push({ at, nation, kind, inside, spent, level, bond, sp: by });
    next.sort(order);
  } else if (before + by === 0) next.splice(row, 1);
  else next[row] = { ...sort, sp: before + by } as Troop;
  return next;
};

export const FRESH = { inside: false, spent: 'no', level: 0, bond: 'none' } as const;

/** Strength points come to a place. */
export const placeTroops = (g: WarAndPeace, sort: Sort, sp: number): void => {
  g.troops = change(g.troops, sort, sp);
};
export const removeTroops = (g: WarAndPeace, sort: Sort, sp: number): void => {
  g.troops = change(g.troops, sort, -sp);
};
/** Some of a row become another sort: they move, go inside, are spent. */
export const changeTroops = (g: WarAndPeace, troop: Troop, sp: number, into: Partial<Sort>): void => {
  const { sp: _all, ...sort } = troop;
  g.troops = change(change(g.troops, sort, -sp), { ...sort, ...into }, sp);
};
/** Every row of which it holds becomes another sort. */
export const changeAllTroops = (g: WarAndPeace, which: (troop: Troop) => boolean, into: Partial<Sort>): void => {
  for (const troop of g.troops.filter(which)) changeTroops(g, troop, troop.sp, into);
};

const byPlace = fact((troops: readonly Troop[]): ReadonlyMap<Place, readonly Troop[]> => {
  const places = new Map<Place, Troop[]>();
  for (const troop of troops) {
    const there = places.get(troop.at);
    if (there) there.push(troop);
    else places.set(troop.at, [troop]);
  }
  return places;
});
const NONE: readonly Troop[] = [];
export const troopsAt = (g: Pick<WarAndPeace, 'troops'>, place: Place): readonly Troop[] =>
  byPlace(g.troops).get(place) ?? NONE;
export const fieldAt = (g: Pick<WarAndPeace, 'troops'>, place: Place): readonly Troop[] =>
  troopsAt(g, place).filter(({ inside }) => !inside);
export const garrisonAt = (g: Pick<WarAndPeace, 'troops'>, place: Place): readonly Troop[] =>
  troopsAt(g, place).filter(({ inside }) => inside);
/** The places where any troops stand, in the order of the table. */
export const occupied = (g: Pick<WarAndPeace, 'troops'>): readonly Place[] => [...byPlace(g.troops).keys()];

export const pointsOf = (troops: readonly { readonly sp: number }[]): number =>
  troops.reduce((sum, { sp }) => sum + sp, 0);
export const cavalryOf = (troops: readonly { readonly kind: ArmyKind; readonly sp: number }[]): number =>
  pointsOf(troops.filter(({ kind }) => isCavalry(kind)));
export const infantryOf = (troops: readonly { readonly kind: ArmyKind; readonly sp: number }[]): number =>
  pointsOf(troops.filter(({ kind }) => isInfantry(kind)));

/** K.1.b Does a partisan stand here? */
export const hasPartisan = (g: Pick<WarAndPeace, 'troops'>, hex: HexId): boolean =>
  troopsAt(g, hex).some(({ kind }) => kind === 'P');
