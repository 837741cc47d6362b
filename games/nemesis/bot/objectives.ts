import type { HexId } from '../catalogue.ts';
import { depotAt, depotsOf, scenarioOf } from '../state.ts';
import { cityWorth } from './assault.ts';
import { FAR, type Field, isInEnemyReach, wayTo } from './fields.ts';
import type { Posted } from './force.ts';
import { marchDistance } from './ground.ts';
import { type Situation, thought } from './situation.ts';

/** A place worth going to, and how strong one must be there. */
export interface Objective {
  readonly hex: HexId;
  readonly worth: number;
  readonly need: number;
}

const GARRISON = 2;
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
    const need = pressure(s, hex) - there.value;
    return need > 0 ? [{ hex, worth: worth * 0.7, need }] : [];
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

const depots = (s: Situation): readonly Objective[] => [
  ...depotsOf(s.g, s.enemy)
    .filter((hex) => !s.forces.has(hex))
    .map((hex) => ({ hex, worth: 3, need: 1 })),
  ...depotsOf(s.g, s.side)
    .filter((hex) => !s.forces.has(hex) && isInEnemyReach(s, hex))
    .map((hex) => ({ hex, worth: 2, need: GARRISON })),
];

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
