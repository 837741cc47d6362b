import { hexAt } from '../board.ts';
import type { HexId } from '../catalogue.ts';
import { CAPACITY } from '../rules/4-occupying-a-hex/4.1-capacity.ts';
import { boardOf, depotAt, depotsOf, scenarioOf } from '../state.ts';
import { cityWorth, roleOf } from './assault.ts';
import { FAR, type Field, wayTo } from './fields.ts';
import type { Force, Posted } from './force.ts';
import { marchDistance } from './ground.ts';
import { mayStillMarch, type Situation, thought } from './situation.ts';

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
  scenarioOf(s.g).victoryCities.flatMap((hex): readonly Objective[] => {
    const there = s.forces.get(hex);
    const worth = cityWorth(s);
    if (!there) return [{ hex, worth, need: GARRISON }];
    if (there.side === s.enemy) return [{ hex, worth, need: there.value + MARGIN }];
    return [{ hex, worth, need: Math.max(GARRISON, pressure(s, hex) * HOLDS[roleOf(s.g, s.side)]) }];
  });

/** Enemy stacks in the field: the beaten ones are easy prey, the others worth a battle. */
const armies = (s: Situation): readonly Objective[] =>
  s.theirs
    .filter(({ hex }) => !scenarioOf(s.g).victoryCities.includes(hex))
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

export const objectives = thought((s: Situation, _about: 'objectives'): readonly Objective[] => [
  ...victoryCities(s),
  ...armies(s),
  ...depots(s),
]);

const isHuntedFrom = (s: Situation, objective: Objective, from: HexId): boolean =>
  depotAt(s.g, objective.hex) !== undefined ||
  s.forces.get(objective.hex)?.side !== s.enemy ||
  scenarioOf(s.g).victoryCities.includes(objective.hex) ||
  scenarioOf(s.g).victoryMargin.side === s.side ||
  marchDistance(s.g, from, objective.hex) <= HUNT_RANGE;

/** An objective that is open to a force, with the way to it. */
interface Goal {
  readonly objective: Objective;
  readonly way: Field;
}
type Open = readonly Goal[];

const goals = thought((s: Situation, _about: 'goals'): Open =>
  objectives(s, 'objectives').map((objective) => ({ objective, way: wayTo(s, objective.hex) })),
);

/** How much a hex draws a force: the worth of the best objective open to it, less the way there. */
const drawTo = (open: Open, hex: HexId): { readonly draw: number; readonly objective?: Objective } => {
  let draw = -Infinity;
  let objective: Objective | undefined;
  for (const goal of open) {
    const score = goal.objective.worth - DISTANCE * (goal.way.get(hex) ?? FAR);
    if (score <= draw) continue;
    draw = score;
    ({ objective } = goal);
  }
  return objective ? { draw, objective } : { draw: 0 };
};

/**
 * What is open to a force of this strength: the stronger ones choose first, and what they see to is closed to it. Only
 * the others count, so that the choice does not waver while the force is on the march.
 */
const openFor = (s: Situation, others: readonly Posted[], value: number, from: HexId): Open => {
  const all = goals(s, 'goals');
  const needs = new Map(all.map(({ objective }) => [objective, objective.need]));
  const openFrom = (hex: HexId): Open => {
    const hunted = all.filter(({ objective }) => isHuntedFrom(s, objective, hex));
    const unmet = hunted.filter(({ objective }) => (needs.get(objective) ?? 0) > 0);
    return unmet.length > 0 ? unmet : hunted;
  };
  for (const { objective } of all) {
    const there = others.find(({ hex }) => hex === objective.hex);
    if (there) needs.set(objective, objective.need - there.value);
  }
  for (const other of others.filter((each) => each.value > value).toSorted((a, b) => b.value - a.value)) {
    const { objective } = drawTo(openFrom(other.hex), other.hex);
    if (objective) needs.set(objective, (needs.get(objective) ?? 0) - other.value);
  }
  return openFrom(from);
};

/** What the force on a hex is for. */
export const purposeOf = thought((s: Situation, hex: HexId): Objective | null => {
  const { value = 0 } = s.forces.get(hex) ?? {};
  const others = s.mine.filter((each) => each.hex !== hex);
  return drawTo(openFor(s, others, value, hex), hex).objective ?? null;
});

/** How much a hex draws a force of this strength, wherever it comes from. */
export const drawOf = (
  s: Situation,
  others: readonly Posted[],
  value: number,
  from: HexId,
): ((hex: HexId) => number) => {
  const open = openFor(s, others, value, from);
  return (hex) => drawTo(open, hex).draw;
};

const STRONG = 8;

/** 4.1 The next hexes of strong forces on the way to their purpose: weaker ones should leave them room. */
export const roads = thought((s: Situation, _about: 'roads'): ReadonlyMap<HexId, Posted> => {
  const found = new Map<HexId, Posted>();
  for (const strong of s.mine) {
    const purpose = strong.value >= STRONG && mayStillMarch(s, strong) ? purposeOf(s, strong.hex) : null;
    if (!purpose) continue;
    const way = wayTo(s, purpose.hex);
    let next: HexId | undefined;
    let nearest = way.get(strong.hex) ?? FAR;
    for (const { open, to } of hexAt(boardOf(s.g), strong.hex).links) {
      const left = way.get(to) ?? FAR;
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
