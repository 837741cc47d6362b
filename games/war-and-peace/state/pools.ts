import type { Draft } from '../catalogue/nations.ts';
import { type ArmyKind, type Kind, KINDS, type LeaderId, type Nation } from '../catalogue/ids.ts';
import { changeLeader, leader } from './leaders.ts';
import type { Pool, WarAndPeace } from './tables.ts';

const EMPTY: Pool = {};
export const poolOf = (g: Pick<WarAndPeace, 'pools'>, nation: Nation): Pool => g.pools[nation] ?? EMPTY;
export const inPool = (g: Pick<WarAndPeace, 'pools'>, nation: Nation, kind: Kind): number =>
  poolOf(g, nation)[kind] ?? 0;

/** Strength points go into the pool, or out of it. Kinds of which none is left are left out. */
export const changePool = (g: WarAndPeace, nation: Nation, kind: Kind, by: number): void => {
  const now = inPool(g, nation, kind) + by;
  if (now < 0) throw new Error(`J.1: the pool of ${nation} has no ${-by} ${kind}`);
  const pool: Partial<Record<Kind, number>> = {};
  for (const each of KINDS) {
    const count = each === kind ? now : inPool(g, nation, each);
    if (count > 0) pool[each] = count;
  }
  g.pools = { ...g.pools, [nation]: pool };
};

/** J.1.e An eliminated unit goes into the pool of its state. */
export const toPool = (g: WarAndPeace, nation: Nation, kind: ArmyKind, sp: number): void =>
  changePool(g, nation, kind, sp);

export const leaderToPool = (g: WarAndPeace, id: LeaderId): void =>
  changeLeader(g, id, { at: 'pool', inside: false, spent: 'no', bond: 'none', until: 0, captor: null });

/** J.1.f, J.4.b Units and leaders are added to a pool. */
export const addDraft = (g: WarAndPeace, nation: Nation, { units, leaders }: Draft): void => {
  for (const kind of KINDS) changePool(g, nation, kind, units[kind] ?? 0);
  for (const id of leaders) if (leader(g, id).at === 'notYet') leaderToPool(g, id);
};
