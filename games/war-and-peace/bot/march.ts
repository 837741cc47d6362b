import { cityAt } from '../catalogue/cities.ts';
import type { HexId } from '../catalogue/ids.ts';
import { type HexCard, hexCard, overland } from '../catalogue/map.ts';
import { isCavalry } from '../catalogue/pieces.ts';
import { attritionLoss } from '../catalogue/tables.ts';
import { factionHolding, fieldAt, hasPartisan, landOf, sideOfTroop, type Troop } from '../state/index.ts';
import { costToEnter, isWinterIn } from '../rules/SG-J-ground-movement/SG-J.2-costs.ts';
import { isSupplied } from '../rules/SG-M-supply/SG-M.2-supply.ts';
import { thought } from '@bivouac/bots';
import { lastingFact } from '@bivouac/kernel';
import { cityWorth, type Goal } from './goals.ts';
import { hexOf, isOpen, mpTo, near, nearTo, numberOf } from './ground.ts';
import { cavalryAlone, layout, threatAt } from './layout.ts';
import { type Corps, garrisonAt, inQuarters, plan } from './plan.ts';
import type { Situation } from './situation.ts';

/** A corps on the march: where it stands, and what it has left. */
export interface Marching {
  readonly corps: Corps;
  readonly at: HexId;
  readonly left: number;
}

const REACH = 4;
const withinReach = lastingFact(
  (hex: HexCard): ReadonlySet<number> => new Set(nearTo(hex).flatMap(({ index, mp }) => (mp <= REACH ? [index] : []))),
);
const comesTo = (from: HexId, to: HexId): boolean => withinReach(hexCard(to)).has(numberOf(from));

/** What will stand beside a corps in a hex: who is there, and who has the same goal and can still come. */
const company = (s: Situation, { id, at: from, weight }: Corps, hex: HexId, goal: Goal | undefined): number => {
  const there = (layout(s, 'layout').own.get(hex)?.weight ?? 0) - (from === hex ? weight : 0);
  const { corps, orders } = plan(s, 'plan');
  let coming = 0;
  for (const other of corps.values())
    if (other.id !== id && other.at !== hex && other.fresh && orders.get(other.id) === goal && comesTo(other.at, hex))
      coming += other.weight;
  return Math.max(0, there) + coming;
};

/** SG G What attrition is expected to take of so many points that stand in a hex next month. */
const wearOf = (s: Situation, hex: HexId, sp: number, troops: readonly Troop[]): number => {
  if (sp <= 0) return 0;
  const { g, side } = s;
  const { terrain, board } = hexCard(hex);
  const city = cityAt(hex);
  const small = sp <= SMALL;
  let sum = 0;
  if (small && city && factionHolding(g, city.id) === side) sum -= 1;
  if (isWinterIn(g, hex)) sum += small ? 1 : 2;
  if (!isSupplied(g, hex, troops)) sum += 2;
  if (!city && (terrain === 'mountain' || terrain === 'marsh')) sum += 1;
  if (board === 1 || board === 4) sum += 1;
  if (troops.every(({ nation }) => nation === landOf(g, hex))) sum -= 1;
  return DICE.reduce((lost, die) => lost + attritionLoss(die + sum, sp), 0) / DICE.length;
};
/** What it costs more in a hex that a corps comes to it. */
const wear = (s: Situation, { at, sp }: Corps, hex: HexId): number => {
  const { own } = layout(s, 'layout');
  const troops = own.get(at)?.troops ?? [];
  const there = own.get(hex);
  const others = Math.max(0, (there?.sp ?? 0) - (at === hex ? sp : 0));
  return wearOf(s, hex, others + sp, troops) - (others > 0 ? wearOf(s, hex, others, there?.troops ?? troops) : 0);
};
const SMALL = 5;
const DICE = [1, 2, 3, 4, 5, 6];

const PER_POINT_LOST = 1.5;
const NEAR_BY = 5;
const AFRAID = 1.15;
const FEAR = 7;
const MOST_FEAR = 16;
const IN_THE_CITY = 2;
const ON_THE_WAY = 0.6;
const OWN_GROUND = 0.3;

/** What it is worth to a corps to end its march in a hex. */
export const spotWorth = (s: Situation, corps: Corps, hex: HexId): number => {
  const { g, side } = s;
  const goal = plan(s, 'plan').orders.get(corps.id);
  const far = goal ? mpTo(g, side, hex, goal.hex) : 0;
  const towards = inQuarters(s, corps.at) && far > NEAR_BY ? -far / 4 : -far;
  const own = corps.weight + company(s, corps, hex, goal);
  const threat = threatAt(s, hex);
  const size = Math.min(1.5, 0.4 + corps.sp / 10);
  const danger = threat > AFRAID * own ? Math.min(MOST_FEAR, FEAR * (threat / Math.max(own, 0.5) - 1)) * size : 0;
  const city = cityAt(hex);
  const takes = city && factionHolding(g, city.id) !== side && (layout(s, 'layout').enemyInside.get(hex) ?? 0) === 0;
  const taken = city && takes ? ON_THE_WAY * cityWorth(s, city) : 0;
  const holds = goal?.hex === hex ? IN_THE_CITY : 0;
  const rough = hexCard(hex).terrain !== 'clear' || city !== undefined;
  return towards + taken + holds + (rough ? OWN_GROUND : 0) - danger - PER_POINT_LOST * wear(s, corps, hex);
};

const OVERRUN = 5;
/** What it costs to come to a hex, or nothing when the way is barred. */
const costOf = (s: Situation, { corps }: Marching, to: HexId): number | undefined => {
  const { g, side } = s;
  if (!isOpen(g, side, to) || hasPartisan(g, to)) return undefined;
  const blockers = fieldAt(g, to).filter((troop) => sideOfTroop(g, troop) !== side);
  const enemies = blockers.reduce((sum, { sp }) => sum + sp, 0);
  const overruns = corps.sp >= OVERRUN * enemies && hexCard(to).terrain !== 'mountain' && !g.entrenched.includes(to);
  if (enemies > 0 && !overruns) return undefined;
  const { own, enemyInside } = layout(s, 'layout');
  if ((enemyInside.get(to) ?? 0) > corps.sp + (own.get(to)?.sp ?? 0)) return undefined;
  return costToEnter(g, to) + (enemies > 0 ? 1 : 0);
};

export interface March {
  readonly to: HexId;
  readonly first: HexId | undefined;
  readonly worth: number;
}

/** The best hex that a corps can reach, and the first step to it. `open` are the hexes that may be entered first. */
export const bestMarch = (s: Situation, marching: Marching, open?: ReadonlySet<string>): March => {
  const { at, left, corps } = marching;
  const cost = new Map<HexId, number>([[at, 0]]);
  const first = new Map<HexId, HexId>();
  const rings: HexId[][] = Array.from({ length: left + 1 }, () => []);
  rings[0]?.push(at);
  for (let mp = 0; mp <= left; mp++)
    for (const hex of rings[mp] ?? []) {
      if (cost.get(hex) !== mp) continue;
      for (const to of overland(hex)) {
        if (hex === at && open && !open.has(to)) continue;
        const price = costOf(s, marching, to);
        const total = mp + (price ?? Infinity);
        if (price === undefined || total > left || (cost.get(to) ?? Infinity) <= total) continue;
        cost.set(to, total);
        first.set(to, hex === at ? to : (first.get(hex) ?? to));
        rings[total]?.push(to);
      }
    }
  let best: March = { to: at, first: undefined, worth: spotWorth(s, corps, at) };
  for (const hex of cost.keys()) {
    if (hex === at) continue;
    const worth = spotWorth(s, corps, hex);
    if (worth > best.worth) best = { to: hex, first: first.get(hex), worth };
  }
  return best;
};

const ALLOWANCE = 4;
const ALONE = 8;

/** Points in an own hex that nobody leads, beyond what must stay there. */
export const unledAt = thought((s: Situation, _about: 'unled'): ReadonlyMap<HexId, number> => {
  const unled = new Map<HexId, number>();
  for (const stack of layout(s, 'layout').own.values()) {
    if (!stack.mine) continue;
    const fresh = stack.troops.filter(({ spent, kind }) => spent !== 'landed' && kind !== 'P' && kind !== 'M');
    const sp = fresh.reduce((sum, troop) => sum + troop.sp, 0);
    const left = sp - 10 * stack.leaders.length - garrisonAt(s, stack.at);
    if (left > 0) unled.set(stack.at, left);
  }
  return unled;
});

/** SG J.2 A leader without troops rides to where the most wait for one, the nearer the better. */
const rideWorth = (s: Situation, hex: HexId): number => {
  let best = 0;
  for (const [at, sp] of unledAt(s, 'unled')) {
    const mp = mpTo(s.g, s.side, hex, at);
    best = Math.max(best, Math.min(10, sp) / (2 + mp));
  }
  const alone = !layout(s, 'layout').own.has(hex);
  return best - (alone && threatAt(s, hex) > 0 ? 2 : 0);
};
const bestRide = (s: Situation, { at, left }: Marching, open?: ReadonlySet<string>): March => {
  let best: March = { to: at, first: undefined, worth: rideWorth(s, at) };
  for (const { index, mp } of near(at)) {
    if (mp === 0 || mp > left) continue;
    const hex = hexOf(index);
    if (!isOpen(s.g, s.side, hex) || layout(s, 'layout').enemy.has(hex)) continue;
    const worth = rideWorth(s, hex);
    if (worth <= best.worth) continue;
    const first = overland(at).find(
      (to) => (!open || open.has(to)) && mpTo(s.g, s.side, to, hex) < mpTo(s.g, s.side, at, hex),
    );
    if (first) best = { to: hex, first, worth };
  }
  return best;
};

/** Where a corps, or a leader alone, goes with what it has left. */
export const wayOf = (s: Situation, marching: Marching, open?: ReadonlySet<string>): March =>
  marching.corps.sp > 0 ? bestMarch(s, marching, open) : bestRide(s, marching, open);

/** What an order to march gains over staying. */
export const marchGain = (s: Situation, corps: Corps): number => {
  const marching = { corps, at: corps.at, left: corps.sp > 0 ? ALLOWANCE : ALONE };
  const march = wayOf(s, marching);
  if (march.to === corps.at) return 0;
  return march.worth - (corps.sp > 0 ? spotWorth(s, corps, corps.at) : rideWorth(s, corps.at));
};

/** SG J.3 Cavalry that nobody leads, as a corps of its own. */
export const horseAt = (s: Situation, at: HexId): Corps | undefined => {
  const stack = layout(s, 'layout').own.get(at);
  if (!stack || stack.leaders.length > 0) return undefined;
  const riders = stack.troops.filter(({ kind, spent }) => isCavalry(kind) && spent === 'no');
  const sp = riders.reduce((sum, troop) => sum + troop.sp, 0);
  const own = cavalryAlone(stack.troops) ? Math.max(0, sp - garrisonAt(s, at)) : sp;
  return own > 0
    ? { id: at, leader: null, at, sp: own, weight: (stack.weight / stack.sp) * own, fresh: true }
    : undefined;
};
