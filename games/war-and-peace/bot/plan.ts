import { thought } from '@bivouac/bots';
import type { HexId, LeaderId } from '../catalogue/ids.ts';
import { cityAt } from '../catalogue/cities.ts';
import { leaderCard } from '../catalogue/pieces.ts';
import { isWinterIn } from '../rules/SG-J-ground-movement/SG-J.2-costs.ts';
import { seatOf } from '../rules/D-players/D.3-seats.ts';
import { isHex } from '../catalogue/map.ts';
import { leader, ratingOf, sideOfLeader } from '../state/index.ts';
import { FAR, mpTo, numberOf, waysTo } from './ground.ts';
import { cityWorth, type Goal, goals } from './goals.ts';
import { layout, type Stack, threatAt } from './layout.ts';
import type { Situation } from './situation.ts';

/** SG J.5 A leader and his share of the troops that stand with him, or cavalry without one. */
export interface Corps {
  /** The leader, or the hex of cavalry that has none. */
  readonly id: string;
  readonly leader: LeaderId | null;
  readonly at: HexId;
  readonly sp: number;
  readonly weight: number;
  /** It has not moved in this phase. */
  readonly fresh: boolean;
}

const PER_LEADER = 10;
const FEAR = 4;

/** Points that stay where they are: in a city of worth that the enemy may come to. */
export const garrisonAt = (s: Situation, hex: HexId): number => {
  const city = cityAt(hex);
  if (!city) return 0;
  const besieged = layout(s, 'layout').enemyInside.get(hex) ?? 0;
  if (besieged > 0) return besieged;
  const inside = layout(s, 'layout').ownInside.get(hex) ?? 0;
  const worth = cityWorth(s, city);
  const threatened = threatAt(s, hex) > 0;
  const wanted = worth >= 8 ? (threatened ? 3 : 1) : worth >= FEAR && threatened ? 1 : 0;
  return Math.max(0, wanted - inside);
};

const QUARTERS = 5;
const AT_HAND = 6;
/** SG G.3 In winter an army that no enemy is near goes into quarters: five points to a town lose least. */
export const inQuarters = (s: Situation, hex: HexId): boolean => {
  if (!isWinterIn(s.g, hex)) return false;
  const ways = waysTo(s.g, s.side, hex);
  return [...layout(s, 'layout').enemy.values()].every(({ at, sp }) => sp < 3 || (ways[numberOf(at)] ?? FAR) > AT_HAND);
};

const corpsOf = (s: Situation, stack: Stack): readonly Corps[] => {
  const { g } = s;
  const perPoint = stack.sp > 0 ? stack.weight / stack.sp : 0;
  const most = inQuarters(s, stack.at) ? QUARTERS : PER_LEADER;
  const own = stack.leaders.filter((id) => seatOf(g, leaderCard(id).nation) === s.seat);
  const order = [...own].sort((a, b) => ratingOf(b) - ratingOf(a));
  const keep = garrisonAt(s, stack.at);
  let left = Math.max(0, stack.sp - keep);
  const corps = order.map((id): Corps => {
    const sp = Math.min(most, left);
    left -= sp;
    return { id, leader: id, at: stack.at, sp, weight: sp * perPoint, fresh: leader(g, id).spent === 'no' };
  });
  if (order.length > 0 || stack.cavalry === 0) return corps;
  const riders = Math.min(left, stack.cavalry);
  const fresh = stack.troops.some(({ spent }) => spent === 'no');
  return riders > 0 ? [{ id: stack.at, leader: null, at: stack.at, sp: riders, weight: riders * perPoint, fresh }] : [];
};

/** Leaders without any troops beside them. */
const alone = (s: Situation): readonly Corps[] =>
  s.g.leaders.flatMap(({ id, at, spent, inside }): readonly Corps[] =>
    isHex(at) &&
    !inside &&
    !leaderCard(id).naval &&
    sideOfLeader(s.g, id) === s.side &&
    seatOf(s.g, leaderCard(id).nation) === s.seat &&
    !layout(s, 'layout').own.has(at)
      ? [{ id, leader: id, at, sp: 0, weight: 0, fresh: spent === 'no' }]
      : [],
  );

/** Who does what. */
export interface Plan {
  readonly corps: ReadonlyMap<string, Corps>;
  readonly orders: ReadonlyMap<string, Goal>;
  /** Goals for which there are enough. */
  readonly chosen: readonly Goal[];
}

const NEAREST = 2;
/** Nobody is sent from farther away than this: a city is held by those who are near. */
const TOO_FAR = { take: 40, hold: 10, guard: 20, fight: 16 } as const;
const GREAT = 20;
const PER_WEIGHT = 0.2;
const ENOUGH = 0.85;

/** The order in which goals are thought of: what they are worth, the sooner the better. */
const urgency = (s: Situation, goal: Goal, corps: readonly Corps[]): number => {
  const ways = waysTo(s.g, s.side, goal.hex);
  const nearest = corps.reduce(
    (least, { at, sp }) => (sp > 0 ? Math.min(least, ways[numberOf(at)] ?? FAR) : least),
    FAR,
  );
  const dear = 1 + goal.need / 60;
  const sooner = goal.deed === 'hold' ? LATER : 1; // Attack is the best defence, where it can be afforded.
  return nearest >= FAR ? 0 : (sooner * goal.worth) / (NEAREST + nearest) / dear;
};

const WORTH_A_MARCH = 0.35;
const COVERS = 5;
/** The weight of those who have other goals and yet stand before a city: who attacks covers what lies behind. */
const covering = (
  hex: HexId,
  orders: ReadonlyMap<string, Goal>,
  all: readonly Corps[],
  ways: readonly number[],
): number =>
  all.reduce(
    (sum, { id, at, weight }) =>
      orders.has(id) && orders.get(id)?.hex !== hex && (ways[numberOf(at)] ?? FAR) <= COVERS ? sum + weight : sum,
    0,
  );
const LATER = 0.5;

/** Every goal in turn takes the nearest corps until it has enough; one that cannot have enough leaves them to the others. */
export const plan = thought((s: Situation, _about: 'plan'): Plan => {
  const stacks = [...layout(s, 'layout').own.values()].filter(({ mine }) => mine);
  const all = [...stacks.flatMap((stack) => corpsOf(s, stack)), ...alone(s)];
  const free = new Set(all.filter(({ sp }) => sp > 0));
  const orders = new Map<string, Goal>();
  const chosen: Goal[] = [];
  const open = goals(s, 'goals')
    .map((goal) => ({ goal, urgency: urgency(s, goal, all) }))
    .filter((each) => each.urgency > WORTH_A_MARCH)
    .sort((a, b) => b.urgency - a.urgency || (a.goal.hex < b.goal.hex ? -1 : 1));
  for (const { goal } of open) {
    if (free.size === 0) break;
    const ways = waysTo(s.g, s.side, goal.hex);
    const nearest = [...free]
      .map((each) => ({ each, mp: ways[numberOf(each.at)] ?? FAR }))
      .filter(({ mp }) => mp <= TOO_FAR[goal.deed])
      .map(({ each, mp }) => ({ each, mp: goal.need > GREAT ? mp - PER_WEIGHT * each.weight : mp }))
      .sort((a, b) => a.mp - b.mp || b.each.weight - a.each.weight);
    const taken: Corps[] = [];
    let weight = goal.deed === 'hold' || goal.deed === 'guard' ? covering(goal.hex, orders, all, ways) : 0;
    if (weight >= goal.need) continue;
    for (const { each } of nearest) {
      if (weight >= goal.need) break;
      taken.push(each);
      weight += each.weight;
    }
    if (taken.length === 0 || weight < ENOUGH * goal.need) continue;
    chosen.push(goal);
    for (const each of taken) {
      orders.set(each.id, goal);
      free.delete(each);
    }
  }
  reserves(
    s,
    free,
    open.map(({ goal }) => goal),
    chosen,
    orders,
  );
  return { corps: new Map(all.map((each) => [each.id, each])), orders, chosen };
});

/** Who has no part in any goal goes where most is to be done, and waits until there are enough. */
const reserves = (
  s: Situation,
  free: ReadonlySet<Corps>,
  open: readonly Goal[],
  chosen: readonly Goal[],
  orders: Map<string, Goal>,
): void => {
  const among = chosen.length > 0 ? chosen : open;
  for (const each of free) {
    let best: Goal | undefined;
    let most = 0;
    for (const goal of among) {
      const mp = mpTo(s.g, s.side, each.at, goal.hex);
      const worth = mp > TOO_FAR.take ? 0 : (goal.worth + goal.need / 4) / (2 * NEAREST + mp);
      if (worth > most) [best, most] = [goal, worth];
    }
    if (best) orders.set(each.id, best);
  }
};
