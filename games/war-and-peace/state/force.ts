import type { ArmyKind, Faction, HexId, LeaderId, Nation } from '../catalogue/ids.ts';
import { leaderCard } from '../catalogue/pieces.ts';
import { coloursOf, factionOf, sideOfTroop } from './lands.ts';
import { changeLeader, leader } from './leaders.ts';
import type { Troop, WarAndPeace } from './tables.ts';
import { changeTroops, pointsOf } from './troops.ts';

/** Strength points of a force: so many of a sort, wherever the force is. */
export interface Part {
  readonly nation: Nation;
  readonly kind: ArmyKind;
  readonly level: number;
  readonly bond: Troop['bond'];
  readonly sp: number;
}
/** SG A.2 Leaders and strength points that act together. */
export interface Force {
  readonly at: HexId;
  readonly leaders: readonly LeaderId[];
  readonly parts: readonly Part[];
}

export const strengthOf = ({ parts }: Pick<Force, 'parts'>): number => pointsOf(parts);

/** Which side a force is on. */
export const sideOfForce = (
  g: Pick<WarAndPeace, 'politics' | 'leaders'>,
  { parts, leaders }: Pick<Force, 'parts' | 'leaders'>,
): Faction | 'neutral' => {
  const [part] = parts;
  if (part) return sideOfTroop(g, part);
  const [id] = leaders;
  if (!id) throw new Error('SG A.2: a force without a piece has no side');
  return sideOfLeader(g, id);
};
export const sideOfLeader = (g: Pick<WarAndPeace, 'politics' | 'leaders'>, id: LeaderId): Faction | 'neutral' =>
  leader(g, id).bond === 'expedition' ? 'pro' : factionOf(g, leaderCard(id).nation);

/** C.1.f The state that has most points in a force, its satellites' counted with it; those who stay true to France are hers. */
export const strongestState = (
  g: Pick<WarAndPeace, 'politics'>,
  rows: readonly { readonly nation: Nation; readonly bond?: Troop['bond']; readonly sp: number }[],
): Nation | undefined => {
  const sums = new Map<Nation, number>();
  for (const { nation, bond, sp } of rows) {
    const state = bond === 'loyal' ? 'france' : (coloursOf(g, nation) ?? nation);
    sums.set(state, (sums.get(state) ?? 0) + sp);
  }
  const [first] = [...sums].sort(([, a], [, b]) => b - a);
  return first?.[0];
};

/** The parts with so many of one sort taken off. */
export const without = (parts: readonly Part[], gone: Part): readonly Part[] =>
  parts.flatMap((part) => {
    if (!isSameSort(part, gone)) return [part];
    return part.sp > gone.sp ? [{ ...part, sp: part.sp - gone.sp }] : [];
  });
export const joined = (parts: readonly Part[], more: Part): readonly Part[] =>
  parts.some((part) => isSameSort(part, more))
    ? parts.map((part) => (isSameSort(part, more) ? { ...part, sp: part.sp + more.sp } : part))
    : [...parts, more];
export const isSameSort = (a: Omit<Part, 'sp'>, b: Omit<Part, 'sp'>): boolean =>
  a.nation === b.nation && a.kind === b.kind && a.level === b.level && a.bond === b.bond;

/** The part that a row of the table is, or some of it. */
export const partOf = ({ nation, kind, level, bond, sp }: Troop, some: number = sp): Part => ({
  nation,
  kind,
  level,
  bond,
  sp: some,
});

/** Moves a force, whose pieces stand in the field of its hex and have been marked as moved, to another hex. */
export const moveForce = (g: WarAndPeace, force: Force, to: HexId): Force => {
  for (const part of force.parts)
    changeTroops(g, { ...part, at: force.at, inside: false, spent: 'moved' }, part.sp, { at: to });
  for (const id of force.leaders) changeLeader(g, id, { at: to });
  return { ...force, at: to };
};
