import { linksOf } from '../board.ts';
import { unit as unitCard } from '../catalogue.ts';
import type { UnitId, ZoneId } from '../ids.ts';
import { isClosedLand, mayGo } from '../rules/12-land-movement/12.1-entry.ts';
import { costOfWay, marchers, movementFactor } from '../rules/12-land-movement/12.1-movement-factor.ts';
import { mayStayWith } from '../rules/11-stacking/11-stacking.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { stepsToCover } from '../rules/15-fortresses-and-sieges/15.1-cover.ts';
import { revised } from '../editions.ts';
import {
  type Europe,
  fieldForces,
  force,
  type ForceId,
  hasFortressOf,
  leadingPower,
  type March,
  nationOfForce,
  sideOf,
  unitsAt,
  zone,
} from '../state.ts';
import { type Goal, goals } from './goals.ts';
import { gatheringWorth, quarry, stillToCome } from './hunt.ts';
import { openPosts, postWorth } from './posts.ts';
import { siegeChance } from './siege.ts';
import { type Situation, situation, thought } from './situation.ts';
import { attackOdds, stepsTogether } from './strength.ts';
import { dangerAt } from './threats.ts';
import { distanceTo, leastDistanceTo, wayToSupply } from './ways.ts';

/** Forces that march as one, and what they have left to march with. */
export interface Column {
  readonly forces: readonly ForceId[];
  readonly from: ZoneId;
  readonly left: number;
  /** 3.2, 13.1 As the last check found it. */
  readonly supplied: boolean;
  readonly cards: Pick<March, 'cards' | 'factor'>;
  /** 15.2 The first attempt is free. */
  readonly freeSiege: boolean;
  /** From where it came into the zone in this activation. */
  readonly entered: ZoneId | null;
}

/** The way to a zone that can be reached now. */
export interface Reached {
  readonly zone: ZoneId;
  readonly left: number;
  readonly through: ZoneId | null;
  readonly first: ZoneId | null;
}

/** A goal ahead is worth less than one in hand, so that standing before it is never enough. */
const AHEAD = 0.6;
const A_POINT = 0.4;
const TOO_WEAK = 0.35;

/** How much a goal draws a force of so many steps: less where it is too weak for it. */
const attraction = ({ worth, need }: Goal, steps: number): number =>
  AHEAD * (steps >= need ? worth : worth * Math.max(TOO_WEAK, steps / need) * 0.8);

/** The best goal from a zone, and how much it draws. */
interface Draw {
  readonly goal: ZoneId | null;
  readonly by: number;
}
const NOWHERE = -20;

/** The greatest first, so that the ways to small ones need not be known. */
const byWorth = thought((s: Situation, _about: 'worth'): readonly Goal[] =>
  [...goals(s, 'goals').values()].toSorted((a, b) => b.worth - a.worth),
);

const drawFrom = thought((s: Situation, about: `${ZoneId} ${number}`): Draw => {
  const [from, steps] = about.split(' ') as [ZoneId, string];
  let best: Draw = { goal: null, by: NOWHERE };
  for (const goal of byWorth(s, 'worth')) {
    if (goal.zone === from) continue;
    const draw = attraction(goal, Number(steps));
    if (draw - A_POINT * leastDistanceTo(from, goal.zone) <= best.by) continue;
    const by = draw - A_POINT * distanceTo(s, from, goal.zone);
    if (by > best.by) best = { goal: goal.zone, by };
  }
  for (const { zone: at, worth, most } of openPosts(s, 'open')) {
    if (at === from || Number(steps) > most || AHEAD * worth <= best.by) continue;
    const by = AHEAD * worth - A_POINT * distanceTo(s, from, at);
    if (by > best.by) best = { goal: at, by };
  }
  return best;
});

/** How good a zone is to go on from: the best goal, less the way to it. What is done on the spot is counted apart. */
export const pull = (s: Situation, from: ZoneId, steps: number): number => drawFrom(s, `${from} ${steps}`).by;
/** Where a force of so many steps would go from there. */
export const nextGoal = (s: Situation, from: ZoneId, steps: number): ZoneId | null =>
  drawFrom(s, `${from} ${steps}`).goal;

/** The position if the column stood there. */
const movedTo = (s: Situation, { forces, from }: Column, to: ZoneId): Europe => ({
  ...s.g,
  ...(staysBesieged(s, forces, from) ? {} : { zones: vacated(s, from) }),
  forces: s.g.forces.map((row) => (forces.includes(row.id) ? { ...row, zone: to, inside: false } : row)),
});
/** 15.3 Are there enough others to go on with the siege? */
const staysBesieged = ({ g, side }: Situation, forces: readonly ForceId[], at: ZoneId): boolean =>
  zone(g, at).siege === null ||
  stepsTogether(
    g,
    fieldForces(g, at, side).filter((id) => !forces.includes(id)),
  ) >= stepsToCover(g, at);
/** The zones without that siege. */
const vacated = thought((s: Situation, at: ZoneId): Europe['zones'] =>
  s.g.zones.map((row) => (row.id === at ? { ...row, siege: null } : row)),
);

const UNSUPPLIED = { once: 3, perStep: 0.4, perPoint: 0.5 };
const A_LOST_STEP = 0.8;
const A_STEP_OF_THE_ENEMY = 0.7;
const A_LOST_BATTLE = 2;
const HOLDS_A_SIEGE = 0.75;
/** As long as the siege lasts the army cannot go on. */
const BOUND = 0.7;
const SHUT_IN = 0.05;

/** 20.1 Nothing is spared for another year. */
const HUNTED = { step: 2.2, destroyed: 40, lost: 0.2 };

/** 14 A battle there: what it wins, less what it costs. Friends who wait there for the battle fight too (12.6). */
const battleWorth = (s: Situation, { forces }: Column, through: ZoneId, to: ZoneId): number => {
  const { g, side, enemy } = s;
  const waiting = fieldForces(g, to, side).filter((id) => !forces.includes(id));
  const hunted = quarry(s) === to;
  const all = [...forces, ...waiting, ...(hunted && g.campaign ? stillToCome(s, forces, to) : [])];
  const { wins, attackerLoses, defenderLoses, destroys } = attackOdds(g, all, through, to, side);
  const worth = goals(s, 'goals').get(to)?.worth ?? 0;
  const prize = hunted ? 0 : worth * (hasFortressOf(g, to, enemy) ? HOLDS_A_SIEGE : 1);
  return (
    wins * (prize + 1.5) +
    (hunted ? HUNTED.step * defenderLoses + HUNTED.destroyed * destroys + AHEAD * worth + gathered(s, forces) : 0) +
    (hunted ? 0 : A_STEP_OF_THE_ENEMY * defenderLoses) -
    (hunted ? HUNTED.lost : A_LOST_STEP) * attackerLoses -
    (hunted ? 0 : (1 - wins) * (A_LOST_BATTLE + 0.3 * stepsTogether(g, forces)))
  );
};

/** Armies that have come together give up nothing by attacking. */
const gathered = (s: Situation, forces: readonly ForceId[]): number =>
  gatheringWorth(s, force(s.g, forces[0] as ForceId).zone, forces);

/** What can be done where the march ends, and what it means to stand there. */
export const standingAt = (
  s: Situation,
  column: Column,
  { zone: to, left, through }: Reached,
  acts: boolean,
): number => {
  const { g, side, enemy } = s;
  const { forces, supplied } = column;
  const steps = stepsTogether(g, forces);
  const there = fieldForces(g, to, enemy);
  const ahead = pull(s, to, steps);
  const goal = goals(s, 'goals').get(to);
  const post = postWorth(s, to, forces, steps);
  let worth = (goal || post > 0 ? Math.max(0, ahead) : ahead) + post - dangerAt(s, to, forces);
  if (there.length > 0) return worth + battleWorth(s, column, through ?? column.from, to);
  worth += gatheringWorth(s, to, forces);
  const after = to === column.from ? g : movedTo(s, column, to);
  const [first] = forces as readonly [ForceId];
  const isFed = isSupplied(after, first);
  if (!isFed) worth -= UNSUPPLIED.once + UNSUPPLIED.perStep * steps + UNSUPPLIED.perPoint * wayToSupply(s, first, to);
  if (!goal) return worth;
  if (!hasFortressOf(g, to, enemy)) {
    const takes = acts && left >= 1 && supplied;
    return worth + goal.worth * (takes ? 1 : isFed ? 0.6 : 0.1);
  }
  if (
    stepsTogether(
      g,
      fieldForces(g, to, side).filter((id) => !forces.includes(id)),
    ) +
      steps <
    stepsToCover(g, to)
  )
    return worth - 1;
  const isFedThere = through === null ? isFed : isSupplied(after, first, { through });
  if (!isFedThere) return worth + SHUT_IN * goal.worth;
  const attempts = acts ? left + (column.freeSiege ? 1 : 0) : 0;
  const chance = siegeChance(after, forces, to, attempts);
  const free = Math.max(0, ahead);
  return worth - free + chance * (goal.worth + free) + (1 - chance) * (HOLDS_A_SIEGE * goal.worth + BOUND * free);
};

/** 12.2, 11 May the column end its march among these friends? */
const mayStop = (g: Europe, forces: readonly ForceId[], friends: readonly ForceId[]): boolean =>
  friends.length === 0 || revised(g, 'stackingMoment') || mayStayWith(g, forces, friends) === undefined;

/** 2.1 Militia stays at home: whoever else is there marches without it. */
export const isMilitia = (unit: UnitId): boolean => unitCard(unit).homeOnly;
const travellers = (g: Europe, forces: readonly ForceId[]): readonly UnitId[] => {
  const units = forces.flatMap((id) => unitsAt(g, id).map((row) => row.id));
  const free = units.filter((unit) => !isMilitia(unit));
  return free.length > 0 ? free : units;
};

/** 12.1 Everywhere the column can get to with the points that it has left. */
export const reach = (s: Situation, column: Column): readonly Reached[] => {
  const { g, side, enemy } = s;
  const { forces, from, left, cards } = column;
  const units = travellers(g, forces);
  const best = new Map<ZoneId, Reached>([[from, { zone: from, left, through: column.entered, first: null }]]);
  const open: Reached[] = [...best.values()];
  for (const at of open) {
    if (best.get(at.zone) !== at) continue;
    const isStart = at.first === null;
    if (!isStart && fieldForces(g, at.zone, enemy).length > 0) continue;
    const entered = !isStart || column.entered !== null;
    const others = fieldForces(g, at.zone, side).filter((id) => !forces.includes(id));
    if (entered && hasFortressOf(g, at.zone, enemy) && stepsTogether(g, others) < stepsToCover(g, at.zone)) continue;
    for (const way of linksOf(at.zone)) {
      if (way.kind === 'special') continue;
      const rest = at.left - costOfWay(g, cards, way);
      if (rest < 0 || way.to === from || (best.get(way.to)?.left ?? -1) >= rest) continue;
      if (isClosedLand(g, way.to, side) || mayGo(g, side, units, way) !== undefined) continue;
      const next: Reached = { zone: way.to, left: rest, through: at.zone, first: at.first ?? way.to };
      best.set(way.to, next);
      open.push(next);
    }
  }
  return [...best.values()];
};

export interface Plan {
  readonly to: Reached;
  readonly worth: number;
}

const STILL = 0.05;

/** 15.3 A siege that would be raised is given up. */
const leaves = (s: Situation, { forces, from }: Column): number =>
  staysBesieged(s, forces, from)
    ? 0
    : (goals(s, 'goals').get(from)?.worth ?? 0) * HOLDS_A_SIEGE + (zone(s.g, from).siege ?? 0);

/** 3.2 The same with the flag of the column over the zone where it stands: lines may cross it then (13.3). */
const withFlag = (s: Situation, { forces, from }: Column): Situation => {
  const { g, side } = s;
  const [first] = forces as readonly [ForceId];
  const isOurs = sideOf(g, zone(g, from).nation) === side;
  const control = isOurs ? null : leadingPower(g, nationOfForce(g, first));
  return situation({ ...g, zones: g.zones.map((row) => (row.id === from ? { ...row, control } : row)) }, side);
};

/** The best march after a movement point was spent on the flag, where there is one to raise. */
const afterControl = (s: Situation, column: Column): Plan | undefined => {
  const { g, enemy } = s;
  const goal = goals(s, 'goals').get(column.from);
  if (!goal || column.left < 1 || !column.supplied || hasFortressOf(g, column.from, enemy)) return undefined;
  if (fieldForces(g, column.from, enemy).length > 0) return undefined;
  const { to, worth } = bestMarch(withFlag(s, column), { ...column, left: column.left - 1 });
  return { to, worth: worth + goal.worth };
};

/** The best end of a march. */
export const bestMarch = (s: Situation, column: Column): Plan => {
  const { g, side } = s;
  const left = leaves(s, column);
  let best = afterControl(s, column);
  for (const to of reach(s, column)) {
    const goesOff = to.first !== null;
    const friends = fieldForces(g, to.zone, side).filter((id) => !column.forces.includes(id));
    if (goesOff && !mayStop(g, column.forces, friends)) continue;
    const worth = standingAt(s, column, to, true) - (goesOff ? left + STILL * (column.left - to.left) : 0);
    if (!best || worth > best.worth) best = { to, worth };
  }
  return best ?? { to: { zone: column.from, left: column.left, through: null, first: null }, worth: -Infinity };
};

/** A force as it stands, about to be activated. */
export const columnOf = (g: Europe, forces: readonly ForceId[]): Column => {
  const [id] = forces as readonly [ForceId];
  const march = { force: id, beside: forces[1] ?? null, calledIn: false, cards: [] };
  const factor = movementFactor(g, march);
  return {
    forces,
    from: force(g, id).zone,
    left: factor,
    supplied: isSupplied(g, id),
    cards: { cards: [], factor },
    freeSiege: false,
    entered: null,
  };
};

/** The column that is on the march. */
export const columnOnMarch = (g: Europe, march: March): Column => ({
  forces: marchers(g, march),
  from: force(g, march.force).zone,
  left: march.factor + (march.forced ?? 0) - march.spent,
  supplied: !force(g, march.force).unsupplied,
  cards: march,
  freeSiege: march.freeSiege,
  entered: march.route.length === 0 ? null : (march.route.at(-2) ?? march.start),
});

/** What an activation would gain over doing nothing. */
export const gainOf = (s: Situation, forces: readonly ForceId[]): number => {
  const column = columnOf(s.g, forces);
  const here: Reached = { zone: column.from, left: 0, through: null, first: null };
  return bestMarch(s, column).worth - standingAt(s, column, here, false);
};
