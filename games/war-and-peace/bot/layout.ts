import { thought } from '@bivouac/bots';
import { cityAt } from '../catalogue/cities.ts';
import type { Faction, HexId, LeaderId } from '../catalogue/ids.ts';
import { isHex } from '../catalogue/map.ts';
import { isCavalry, leaderCard } from '../catalogue/pieces.ts';
import { seatOf } from '../rules/D-players/D.3-seats.ts';
import { forceMorale } from '../rules/SG-O-resolution/SG-P.2-morale.ts';
import {
  bestRating,
  cavalryOf,
  leadersAt,
  occupied,
  pointsOf,
  sideOfLeader,
  sideOfTroop,
  type Troop,
  troopsAt,
  type WarAndPeace,
} from '../state/index.ts';
import { HEXES, near, numberOf } from './ground.ts';
import { weightOf } from './odds.ts';
import type { Situation } from './situation.ts';

/** The troops of one side in a hex, in the field. */
export interface Stack {
  readonly at: HexId;
  readonly sp: number;
  readonly cavalry: number;
  readonly morale: number;
  readonly rating: number;
  /** What it counts for in a battle. */
  readonly weight: number;
  readonly troops: readonly Troop[];
  readonly leaders: readonly LeaderId[];
  /** SG J.3, N.2 It has a leader, or needs none: it can march and attack. */
  readonly led: boolean;
  /** The seat of the asker commands some of it. */
  readonly mine: boolean;
}
export interface Layout {
  readonly own: ReadonlyMap<HexId, Stack>;
  readonly enemy: ReadonlyMap<HexId, Stack>;
  /** SG S.1 Points behind walls, by side. */
  readonly ownInside: ReadonlyMap<HexId, number>;
  readonly enemyInside: ReadonlyMap<HexId, number>;
}

export const leadersIn = (g: WarAndPeace, at: HexId, side: Faction): readonly LeaderId[] =>
  leadersAt(g, at)
    .filter((row) => !row.inside && sideOfLeader(g, row.id) === side && !leaderCard(row.id).naval)
    .map(({ id }) => id);

export const stackOf = (
  g: WarAndPeace,
  at: HexId,
  troops: readonly Troop[],
  leaders: readonly LeaderId[],
  mine: boolean,
): Stack => {
  const sp = pointsOf(troops);
  const cavalry = cavalryOf(troops);
  const morale = sp > 0 ? forceMorale(g, troops) : 0;
  const rating = bestRating(leaders);
  const weight = weightOf({ sp, morale, rating });
  const led = leaders.length > 0 || cavalry > 0;
  return { at, sp, cavalry, morale, rating, weight, troops, leaders, led, mine };
};

export const layout = thought((s: Situation, _about: 'layout'): Layout => {
  const { g, side } = s;
  const maps = {
    own: new Map<HexId, Stack>(),
    enemy: new Map<HexId, Stack>(),
    ownInside: new Map<HexId, number>(),
    enemyInside: new Map<HexId, number>(),
  };
  for (const at of occupied(g)) {
    if (!isHex(at)) continue;
    for (const faction of [side, s.enemy]) {
      const troops = troopsAt(g, at).filter((troop) => sideOfTroop(g, troop) === faction);
      const field = troops.filter(({ inside }) => !inside);
      const inside = pointsOf(troops) - pointsOf(field);
      if (inside > 0) (faction === side ? maps.ownInside : maps.enemyInside).set(at, inside);
      if (field.length === 0) continue;
      const mine = faction === side && field.some(({ nation }) => seatOf(g, nation) === s.seat);
      (faction === side ? maps.own : maps.enemy).set(at, stackOf(g, at, field, leadersIn(g, at, faction), mine));
    }
  }
  return maps;
});

const MARCH_AND_ATTACK = 5;
/** What might fall on each hex in one month: the stacks of a side that can march there and attack. */
const reachOf = (stacks: Iterable<Stack>): readonly number[] => {
  const found = Array.from({ length: HEXES }, () => 0);
  for (const { at, weight, led, leaders, cavalry, sp } of stacks) {
    if (!led) continue;
    const comes = leaders.length > 0 ? weight * Math.min(1, (10 * leaders.length) / sp) : (weight * cavalry) / sp;
    for (const { index, mp } of near(at)) if (mp <= MARCH_AND_ATTACK) found[index] = (found[index] ?? 0) + comes;
  }
  return found;
};
const threats = thought((s: Situation, _about: 'threats') => reachOf(layout(s, 'layout').enemy.values()));
const supports = thought((s: Situation, _about: 'supports') => reachOf(layout(s, 'layout').own.values()));
export const threatAt = (s: Situation, hex: HexId): number => threats(s, 'threats')[numberOf(hex)] ?? 0;
export const supportAt = (s: Situation, hex: HexId): number => supports(s, 'supports')[numberOf(hex)] ?? 0;

const WALLS = 2;
/** What holds a hex for a side: its stack, and its garrison behind the walls. */
export const holdsAt = (stacks: ReadonlyMap<HexId, Stack>, inside: ReadonlyMap<HexId, number>, hex: HexId): number => {
  const walled = (inside.get(hex) ?? 0) * (cityAt(hex)?.fortress === true ? WALLS + 1 : WALLS);
  return (stacks.get(hex)?.weight ?? 0) + walled;
};
export const cavalryAlone = (troops: readonly Troop[]): boolean => troops.every(({ kind }) => isCavalry(kind));
