import { thought } from '@bivouac/bots';
import { type Hex, hexAt } from '../catalogue/board.ts';
import type { HexId } from '../catalogue/catalogue.ts';
import { CAPACITY } from '../rules/4-occupying-a-hex/4.1-capacity.ts';
import { boardOf, depotAt, depotsOf } from '../state/state.ts';
import { mayEnter } from '../rules/14-campaign-of-1813/14.16-closed-land.ts';
import { roleOf } from './assault.ts';
import { countsUnheld, isVictoryCity, stakeOf } from './cities.ts';
import { along, distanceTo, type Field, wayTo } from './fields.ts';
import type { Force, Posted } from './force.ts';
import { marchDistance } from './ground.ts';
import { mayStillMarch, type Situation } from './situation.ts';
import { citiesOfTheYear } from '../rules/17-linked-campaigns/17.8-cities.ts';
import { isOnTheRoad, nextStage, SPEARHEAD, STAGE } from './advance.ts';
import { standingGuard } from './invasion.ts';

/** A place worth going to, and how strong one must be there. */
export interface Objective {
  readonly hex: HexId;
  readonly worth: number;
  readonly need: number;
}

const GARRISON = 1;
/** How much of what presses on an own city is to be met there: the defender stands, the attacker goes on. */
const HOLDS = { attacker: 0.3, defender: 1 };
const MARGIN = 4;
const NEAR = 4;
const DISTANCE = 0.5;
const HUNT_RANGE = 3;

/** How the enemy could weigh on a place: those close by in full, those further off in part. */
const pressure = (s: Situation, hex: HexId): number =>
  s.theirs.reduce((sum, enemy) => {
    const away = marchDistance(s.g, enemy.hex, hex);
    return away > NEAR ? sum : sum + enemy.value * (away <= 2 ? 1 : 0.5);
  }, 0);

const victoryCities = (s: Situation): readonly Objective[] =>
  citiesOfTheYear(s.g).flatMap((hex): readonly Objective[] => {
    const there = s.forces.get(hex);
    const worth = stakeOf(s, s.side, hex);
    if (worth === 0) return [];
    if (hex === nextStage(s, 'stage')) return [];
    const guard = standingGuard(s, hex);
    if (guard > 0) return [{ hex, worth, need: guard }];
    if (there?.side === s.enemy) return [{ hex, worth, need: there.value + MARGIN }];
    const holds = pressure(s, hex) * HOLDS[roleOf(s.g, s.side)];
    if (countsUnheld(s.g, s.side, hex)) return holds > 0 ? [{ hex, worth, need: holds }] : [];
    return [{ hex, worth, need: there ? Math.max(GARRISON, holds) : GARRISON }];
  });

/** Enemy stacks in the field: the beaten ones are easy prey, the others worth a battle. */
const armies = (s: Situation): readonly Objective[] =>
  s.theirs
    .filter(({ hex }) => !isVictoryCity(s.g, hex))
    .map((enemy) => ({
      hex: enemy.hex,
      worth: enemy.inGoodOrder === 0 ? 1 + enemy.units.length * 0.8 : 1 + enemy.units.length * 0.5,
      need: enemy.inGoodOrder === 0 ? GARRISON : enemy.value + MARGIN,
    }));

/** 8.7 Enemy Depots that nobody guards. */
const depots = (s: Situation): readonly Objective[] =>
  depotsOf(s.g, s.enemy)
    .filter((hex) => !s.forces.has(hex))
    .map((hex) => ({ hex, worth: 3, need: 1 }));

/** Nobody goes where the land is closed to him. */
const isOpenLand = ({ g, side }: Situation, hex: HexId): boolean =>
  mayEnter(g, side, hexAt(boardOf(g), hex)) === undefined;

/** 17.2 The next city on the road of an invasion, for as many as can go. */
const stages = (s: Situation): readonly Objective[] => {
  const hex = nextStage(s, 'stage');
  return hex === null ? [] : [{ hex, worth: STAGE, need: SPEARHEAD }];
};

export const objectives = thought((s: Situation, _about: 'objectives'): readonly Objective[] =>
  [...stages(s), ...victoryCities(s), ...armies(s), ...depots(s)].filter(
    ({ hex }) => isOpenLand(s, hex) && isOnTheRoad(s, hex),
  ),
);

/** Enemy armies further off than that draw only those who must attack. */
const isHuntedFromAfar = (s: Situation, { hex }: Objective): boolean =>
  depotAt(s.g, hex) !== undefined ||
  s.forces.get(hex)?.side !== s.enemy ||
  isVictoryCity(s.g, hex) ||
  roleOf(s.g, s.side) === 'attacker';

/** An objective with the way to it. */
interface Goal {
  readonly objective: Objective;
  readonly way: Field;
  readonly surveyed: number;
  readonly fromAfar: boolean;
}

const CITY_DRAWS_FROM = 28;
const ARMY_DRAWS_FROM = 10;

const goals = thought((s: Situation, _about: 'goals'): readonly Goal[] =>
  objectives(s, 'objectives').map((objective) => {
    const surveyed = isVictoryCity(s.g, objective.hex) ? CITY_DRAWS_FROM : ARMY_DRAWS_FROM;
    const way = wayTo(s, objective.hex, surveyed);
    return { objective, way, surveyed, fromAfar: isHuntedFromAfar(s, objective) };
  }),
);

/** 8.4 What cannot be reached before the end is no goal; the last march may be forced. */
const A_MARCH = 3;
const FORCED = 2;

/** What is left to do at each goal, by its number. */
type Needs = readonly number[];

/** The goals that are open to a force on a hex, by number: those that want more men, or all if none does. */
const openFrom = (s: Situation, needs: Needs, from: HexId): readonly number[] => {
  const unmet: number[] = [];
  const hunted: number[] = [];
  const inTime = A_MARCH * (s.turnsLeft + 1) + FORCED;
  for (const [number, { objective, fromAfar }] of goals(s, 'goals').entries()) {
    const away = marchDistance(s.g, from, objective.hex);
    if (away > inTime || (!fromAfar && away > HUNT_RANGE)) continue;
    hunted.push(number);
    if ((needs[number] ?? 0) > 0) unmet.push(number);
  }
  return unmet.length > 0 ? unmet : hunted;
};

/** Beyond what has been surveyed the way is at least as long as the land makes it. */
const wayLeft = (s: Situation, { objective, way, surveyed }: Goal, from: Hex): number => {
  const surely = along(way, from);
  return surely ?? Math.max(surveyed, marchDistance(s.g, from.id, objective.hex));
};

/** How much a hex draws a force: the worth of the best goal open to it, less the way there. */
const drawTo = (
  s: Situation,
  open: readonly number[],
  hex: HexId,
): { readonly draw: number; readonly goal: number } => {
  const all = goals(s, 'goals');
  const from = hexAt(boardOf(s.g), hex);
  let draw = -Infinity;
  let best = -1;
  for (const number of open) {
    const goal = all[number];
    if (!goal) continue;
    const score = goal.objective.worth - DISTANCE * wayLeft(s, goal, from);
    if (score <= draw) continue;
    draw = score;
    best = number;
  }
  return best < 0 ? { draw: 0, goal: best } : { draw, goal: best };
};

const lessened = (needs: Needs, number: number, by: number): Needs =>
  number < 0 ? needs : needs.map((need, each) => (each === number ? need - by : need));

interface Order {
  readonly from: HexId;
  readonly value: number;
  readonly goal: number;
  /** The goal that it stands on, or -1. */
  readonly stands: number;
}

/** Who sees to what: the stronger ones choose first, and what they see to is closed to the others. */
const orders = thought((s: Situation, _about: 'orders'): readonly Order[] => {
  const all = goals(s, 'goals');
  const standsOn = (hex: HexId): number => all.findIndex(({ objective }) => objective.hex === hex);
  let needs: Needs = all.map(({ objective }) => objective.need);
  for (const { hex, value } of s.mine) needs = lessened(needs, standsOn(hex), value);
  return s.mine
    .toSorted((a, b) => b.value - a.value)
    .map(({ hex, value }) => {
      const stands = standsOn(hex);
      const free = stands < 0 ? needs : needs.map((need, each) => (each === stands ? need + value : need));
      const { goal } = drawTo(s, openFrom(s, free, hex), hex);
      needs = lessened(needs, goal, value);
      return { from: hex, value, goal, stands };
    });
});

/**
 * What is open to a force of this strength that leaves a hex, or stays there: what others stand on or stronger ones go
 * to is seen to. The rest of its own stack chooses before it if it is the stronger part.
 */
const openFor = (s: Situation, rest: Posted | undefined, value: number, from: HexId): readonly number[] => {
  const all = goals(s, 'goals');
  const needs = all.map(({ objective }) => objective.need);
  const meets = (number: number, by: number): void => {
    if (number >= 0) needs[number] = (needs[number] ?? 0) - by;
  };
  let isBefore = true;
  for (const { from: hex, value: other, goal, stands } of orders(s, 'orders')) {
    if (hex === from) {
      if (rest) meets(stands, rest.value);
      isBefore = false;
      continue;
    }
    meets(stands, other);
    if (other > value || (isBefore && other === value)) meets(goal, other);
  }
  if (rest && rest.value > value) meets(drawTo(s, openFrom(s, needs, from), from).goal, rest.value);
  return openFrom(s, needs, from);
};

/** What the force on a hex is for. */
export const purposeOf = thought((s: Situation, hex: HexId): Objective | null => {
  const { value = 0 } = s.forces.get(hex) ?? {};
  const { goal } = drawTo(s, openFor(s, undefined, value, hex), hex);
  return goals(s, 'goals')[goal]?.objective ?? null;
});

/** How much a hex draws a force of this strength, which comes from another or stands there. */
export const drawOf = (
  s: Situation,
  rest: Posted | undefined,
  value: number,
  from: HexId,
): ((hex: HexId) => number) => {
  const open = openFor(s, rest, value, from);
  return (hex) => drawTo(s, open, hex).draw;
};

const STRONG = 8;

/** 4.1 The next hexes of strong forces on the way to their purpose: weaker ones should leave them room. */
export const roads = thought((s: Situation, _about: 'roads'): ReadonlyMap<HexId, Posted> => {
  const found = new Map<HexId, Posted>();
  for (const strong of s.mine) {
    const purpose = strong.value >= STRONG && mayStillMarch(s, strong) ? purposeOf(s, strong.hex) : null;
    if (!purpose) continue;
    let next: HexId | undefined;
    let nearest = distanceTo(s, strong.hex, purpose.hex);
    for (const { open, to } of hexAt(boardOf(s.g), strong.hex).links) {
      const left = distanceTo(s, to, purpose.hex);
      if (!open || left >= nearest || s.forces.get(to)?.side === s.enemy) continue;
      nearest = left;
      next = to;
    }
    if (next !== undefined && strong.value > (found.get(next)?.value ?? 0)) found.set(next, strong);
  }
  return found;
});

/** Does a force on this hex bar the road of a stronger one? */
export const barsTheRoad = (s: Situation, { value, of }: Force, hex: HexId): boolean => {
  const strong = roads(s, 'roads').get(hex);
  return strong !== undefined && strong.value > value && strong.of + of > CAPACITY;
};

const PROMISE_WITHIN = 20;

/** How promising it is to begin from a hex, from 0 to 1: what could be won, and how near it is. */
export const promise = thought((s: Situation, hex: HexId): number => {
  const { draw } = drawTo(s, [...goals(s, 'goals').keys()], hex);
  return Math.max(0, Math.min(1, (draw + PROMISE_WITHIN / 2) / PROMISE_WITHIN));
});
