import { thought } from '@bivouac/bots';
import type { HexId } from '../catalogue/catalogue.ts';
import { hexCard } from '../catalogue/map.ts';
import { isLinked } from '../rules/7-active-supply/7.8-depot-chain.ts';
import { sourcesOf } from '../rules/14-campaign-of-1813/14.17-sources.ts';
import { boardOf, depotAt, depotsOf, type Nemesis } from '../state/state.ts';
import { marchDistance } from './ground.ts';
import { endingsOf, goalOfInvasion } from './invasion.ts';
import { roadTo } from './road.ts';
import type { Situation } from './situation.ts';

/** The invaders go from city to city, all together, and lay the chain of Depots behind them. */

type Invading = Pick<Situation, 'g' | 'side'>;

export const isInvading = ({ g, side }: Invading): boolean => side === 'french' && goalOfInvasion(g) !== undefined;

/** What marches on the capital: the road eats most of it. */
export const SPEARHEAD = 50;
/** What the next city on the way is worth to those who march there. */
export const STAGE = 34;

/** Cities that the chain has come to, or will when a Depot is laid. A Depot that has been cut off feeds all the same (7.8). */
const footholds = (s: Situation): readonly HexId[] => {
  const { g, side } = s;
  const sources = sourcesOf(g, side).map(({ id }) => id);
  return boardOf(g)
    .cities.map(({ id }) => id)
    .filter((id) => {
      const there = s.forces.get(id)?.side;
      if (there === s.enemy) return false;
      return depotAt(g, id)?.side === side || ((there === side || sources.includes(id)) && isLinked(g, side, id));
    });
};

/** The forces nearest to a place that make up a spearhead, with what each counts for it. */
const spearhead = (
  s: Situation,
  to: HexId,
): readonly { readonly hex: HexId; readonly away: number; readonly counts: number }[] => {
  let left = SPEARHEAD;
  return s.mine
    .filter(({ commanders }) => commanders.length > 0)
    .map(({ hex, value }) => ({ hex, value, away: marchDistance(s.g, hex, to) }))
    .toSorted((one, other) => one.away - other.away)
    .flatMap(({ hex, value, away }) => {
      const counts = Math.max(0, Math.min(left, value));
      left -= counts;
      return counts > 0 ? [{ hex, away, counts }] : [];
    });
};

const marchOfSpearhead = (s: Situation, to: HexId): number =>
  spearhead(s, to).reduce((sum, { away, counts }) => sum + (counts * away) / SPEARHEAD, 0);

/** An enemy in the city costs time by his strength. */
const HELD = 0.5;

/** The city that is to be taken next: on the way that is the shortest for the army, and not for one corps of it. */
export const nextStage = thought((s: Situation, _about: 'stage'): HexId | null => {
  const goal = goalOfInvasion(s.g);
  if (goal === undefined || !isInvading(s)) return null;
  const road = roadTo(s.g, goal);
  let best: HexId = goal;
  let least = Infinity;
  for (const stage of new Set(footholds(s).map((id) => road.get(id)?.next ?? goal))) {
    if (stage !== goal && (s.forces.get(stage)?.side === s.side || depotAt(s.g, stage)?.side === s.side)) continue;
    const held = s.forces.get(stage)?.side === s.enemy ? (s.forces.get(stage)?.value ?? 0) * HELD : 0;
    const way = (road.get(stage)?.left ?? Infinity) + marchOfSpearhead(s, stage) + held;
    if (way >= least) continue;
    best = stage;
    least = way;
  }
  return best;
});

const vanguard = thought((s: Situation, _about: 'vanguard'): ReadonlySet<HexId> => {
  const stage = nextStage(s, 'stage');
  return new Set(stage === null ? [] : spearhead(s, stage).map(({ hex }) => hex));
});

/** 17.2b Moscow is far and December near: those in front march first and see to other things afterwards. */
const URGENT = { inFront: 4, behind: 1.2 };
export const urgency = (s: Situation, hex: HexId): number =>
  isInvading(s) ? (vanguard(s, 'vanguard').has(hex) ? URGENT.inFront : URGENT.behind) : 1;

/** 8.4 Those in front force their marches by a hex. */
export const hurry = (s: Situation, hex: HexId): number => (isInvading(s) && vanguard(s, 'vanguard').has(hex) ? 1 : 0);

const FORTRESS = 2;

/** 17.2b One march could win the capital, for nobody holds it or hardly anybody; a forced one halves those who must fight for it (11.2). */
export const isOpenBefore = (s: Situation, from: HexId, within: number): boolean => {
  const goal = goalOfInvasion(s.g);
  if (goal === undefined || !isInvading(s)) return false;
  const there = s.forces.get(goal);
  const isOpen = there?.side !== s.enemy || there.defence + FORTRESS < (s.forces.get(from)?.value ?? 0) / 2;
  return isOpen && marchDistance(s.g, from, goal) <= within;
};

const ROAD = 1.8;
const FAR = 60;

/** How far from the goal the chain of Depots still is. */
const chainLeft = thought((s: Situation, goal: HexId): number => {
  const road = roadTo(s.g, goal);
  const ends = [...sourcesOf(s.g, s.side).map(({ id }) => id), ...depotsOf(s.g, s.side)];
  return Math.min(FAR, ...ends.map((hex) => road.get(hex)?.left ?? FAR));
});

/** What it is worth to stand in a city where the next Depot of the road can be laid. */
export const stageWorth = (s: Situation, hex: HexId): number => {
  const goal = goalOfInvasion(s.g);
  if (goal === undefined || !isInvading(s)) return 0;
  const left = roadTo(s.g, goal).get(hex)?.left ?? FAR;
  const gained = chainLeft(s, goal) - left;
  return gained > 0 && isLinked(s.g, s.side, hex) ? ROAD * gained : 0;
};

/** The same for those that hang together: what has been cut off must be joined again. */
const linkedLeft = thought((s: Situation, goal: HexId): number => {
  const road = roadTo(s.g, goal);
  const ends = [...sourcesOf(s.g, s.side).map(({ id }) => id), ...depotsOf(s.g, s.side)];
  return Math.min(FAR, ...ends.map((hex) => (isLinked(s.g, s.side, hex) ? (road.get(hex)?.left ?? FAR) : FAR)));
});

const A_LINK = 3;

/** 7.8 Once the march has begun the invaders lay no Depot that does not take the chain on: each costs a march every Turn. */
export const takesTheRoadOn = (s: Situation, hex: HexId): boolean => {
  const goal = goalOfInvasion(s.g);
  if (goal === undefined || !isInvading(s) || s.g.clock.phase === 'firstDepots') return true;
  const left = roadTo(s.g, goal).get(hex)?.left ?? FAR;
  return left <= linkedLeft(s, goal) - A_LINK || left === 0;
};

/** 7.8 What it costs the road that a Depot in the invaded land is given up: an enemy who has cut it off may go again. */
const GIVEN_UP = 10;
export const roadGivenUp = (s: Situation, hex: HexId): number => {
  const goal = goalOfInvasion(s.g);
  return goal !== undefined && isInvading(s) && hexCard(hex).power === hexCard(goal).power ? GIVEN_UP : 0;
};

const DETOUR = 3;
const NEAR = 4;

/** 17.2c What must not be lost, and the ground before it. */
const isNearWarsaw = (g: Nemesis, hex: HexId): boolean => {
  const endings = endingsOf(g);
  return endings ? [endings.warsaw, ...endings.flanks].some((city) => marchDistance(g, city, hex) <= NEAR) : false;
};

/** Whether a place lies on the invaders' way, or near it: elsewhere they have no time to go. */
export const isOnTheRoad = ({ g, side }: Invading, hex: HexId): boolean => {
  const goal = goalOfInvasion(g);
  const [base] = sourcesOf(g, side);
  if (goal === undefined || !base || !isInvading({ g, side }) || isNearWarsaw(g, hex)) return true;
  return marchDistance(g, base.id, hex) + marchDistance(g, hex, goal) <= marchDistance(g, base.id, goal) + DETOUR;
};

/** What a Depot eats of the trains that the march needs: beside the road it must feed many to be worth it. */
const EATS = { onTheRoad: 3, beside: 6 };

/** 7.8 How far the chain of Depots has come along the road to the goal, and what it spends beside it. */
export const roadCovered = (s: Situation, hexes: readonly HexId[]): number => {
  const { g, side } = s;
  const goal = goalOfInvasion(g);
  if (goal === undefined || !isInvading(s)) return 0;
  const road = roadTo(g, goal);
  const leftFrom = (hex: HexId): number => road.get(hex)?.left ?? FAR;
  const base = Math.min(FAR, ...sourcesOf(g, side).map(({ id }) => leftFrom(id)));
  const left = hexes.filter((hex) => isLinked(g, side, hex)).map(leftFrom);
  const eaten = hexes.reduce((sum, hex) => sum + (leftFrom(hex) < base - 1 ? EATS.onTheRoad : EATS.beside), 0);
  return ROAD * (FAR - Math.min(FAR, ...left)) - eaten;
};

const MASSED = 2.5;

/** 8.4, 8.5 A large stack marches with one train, and risks one straggler. */
export const massed = (s: Invading): number => (isInvading(s) ? MASSED : 1);
