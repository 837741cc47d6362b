import { thought } from '@bivouac/bots';
import type { ZoneId } from '../catalogue/ids.ts';
import { weighsOnLines } from '../rules/13-supply/13.3-crossing.ts';
import { isSupplied, wouldBeSuppliedAt } from '../rules/13-supply/13.3-supply-lines.ts';
import { stepsToCover } from '../rules/15-fortresses-and-sieges/15.1-cover.ts';
import { type Europe, fieldForces, force, type ForceId, hasFortressOf, zone } from '../state/state.ts';
import { huntWorth, reinforcementWorth, supportWorth } from './attack.ts';
import { type Column, leaderOf, type Reached } from './column.ts';
import { AHEAD, pull } from './draw.ts';
import { goals } from './goals.ts';
import { guardWorth, leftBehindAt } from './guard.ts';
import { quarry } from './hunt.ts';
import { ofASiege } from './last-year.ts';
import { depotFeeds, isOutOfReach } from './lines.ts';
import { postWorth } from './posts.ts';
import { siegeChance } from './siege.ts';
import { isHunt, type Situation } from './situation.ts';
import { attackOdds, stepsTogether } from './strength.ts';
import { dangerAt } from './threats.ts';
import { wayToSupply } from './ways.ts';

/** The position if the column stood there. */
const movedTo = (s: Situation, { forces, from }: Column, to: ZoneId): Europe => ({
  ...s.g,
  ...(staysBesieged(s, forces, from) ? {} : { zones: vacated(s, from) }),
  forces: s.g.forces.map((row) => (forces.includes(row.id) ? { ...row, zone: to, inside: false } : row)),
});
/** 15.3 Are there enough others to go on with the siege? */
export const staysBesieged = ({ g, side }: Situation, forces: readonly ForceId[], at: ZoneId): boolean =>
  zone(g, at).siege === null ||
  stepsTogether(
    g,
    fieldForces(g, at, side).filter((id) => !forces.includes(id)),
  ) >= stepsToCover(g, at);
/** The zones without that siege. */
const vacated = thought((s: Situation, at: ZoneId): Europe['zones'] =>
  s.g.zones.map((row) => (row.id === at ? { ...row, siege: null } : row)),
);

/** Does nothing change by the march for the lines of anybody? No siege is raised, and no enemy stands at either end. */
const isQuietMove = (s: Situation, { forces, from }: Column, to: ZoneId): boolean =>
  !weighsOnLines(s.g, from, s.side) && !weighsOnLines(s.g, to, s.side) && staysBesieged(s, forces, from);

const UNSUPPLIED = { once: 3, perStep: 0.4, perPoint: 0.5 };
const A_LOST_STEP = 0.8;
const A_STEP_OF_THE_ENEMY = 0.7;
const A_LOST_BATTLE = 2;
/** As long as the siege lasts the army cannot go on. */
const BOUND = 0.7;
const SHUT_IN = 0.05;

/** 20.1 Anyone else who is beaten counts for little. */
const ASIDE = 0.2;

/** 14 A battle there: what it wins, less what it costs. Friends who wait there for the battle fight too (12.6). */
const battleWorth = (s: Situation, { forces }: Column, through: ZoneId, to: ZoneId, left: number): number => {
  const { g, side, enemy } = s;
  const worth = goals(s, 'goals').get(to)?.worth ?? 0;
  if (quarry(s) === to) return AHEAD * worth + huntWorth(s, forces, through, to, left);
  const waiting = fieldForces(g, to, side).filter((id) => !forces.includes(id));
  const first = leaderOf({ forces });
  const isCutOff = !force(g, first).unsupplied && isOutOfReach(g, first, through, to);
  const { wins, attackerLoses, defenderLoses } = attackOdds(g, [...forces, ...waiting], through, to, side, isCutOff);
  const prize = worth * (hasFortressOf(g, to, enemy) ? ofASiege(s) : 1);
  const aside = isHunt(s) ? ASIDE : 1;
  return (
    aside * (wins * (prize + 1.5) + A_STEP_OF_THE_ENEMY * defenderLoses) -
    A_LOST_STEP * attackerLoses -
    (1 - wins) * (A_LOST_BATTLE + 0.3 * stepsTogether(g, forces))
  );
};

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
  worth += guardWorth(s, to, forces, steps) - leftBehindAt(s, to, steps);
  if (there.length > 0) return worth + battleWorth(s, column, through ?? column.from, to, left);
  worth += supportWorth(s, forces, to);
  if (to !== column.from) worth += reinforcementWorth(s, forces, to);
  const after = (): Europe => (to === column.from ? g : movedTo(s, column, to));
  const first = leaderOf(column);
  const isSiege = hasFortressOf(g, to, enemy);
  const depotCarries = isSiege && through !== null && depotFeeds(g, first, through, to);
  const isFed =
    depotCarries ||
    (to !== column.from && isQuietMove(s, column, to) ? wouldBeSuppliedAt(g, first, to) : isSupplied(after(), first));
  if (!isFed) worth -= UNSUPPLIED.once + UNSUPPLIED.perStep * steps + UNSUPPLIED.perPoint * wayToSupply(s, first, to);
  if (!goal) return worth;
  if (!isSiege) {
    const takes = acts && left >= 1 && supplied;
    return worth + goal.worth * (takes ? 1 : isFed ? 0.6 : 0.1);
  }
  const others = fieldForces(g, to, side).filter((id) => !forces.includes(id));
  if (stepsTogether(g, others) + steps < stepsToCover(g, to)) return worth - 1;
  const isFedThere = depotCarries || (through === null ? isFed : isSupplied(after(), first, { through }));
  if (!isFedThere) return worth + SHUT_IN * goal.worth;
  const attempts = acts ? left + (column.freeSiege ? 1 : 0) : 0;
  const chance = siegeChance(after(), forces, to, attempts);
  const free = Math.max(0, ahead);
  return worth - free + chance * (goal.worth + free) + (1 - chance) * (ofASiege(s) * goal.worth + BOUND * free);
};
