import type { Script } from '@bivouac/kernel';
import { scenarioOf } from '../../scenario/scenario.ts';
import {
  changeAllTroops,
  nextMonth,
  NO_WORK,
  type Phase,
  type Segment,
  shift,
  turnOf,
  type WarAndPeace,
} from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { deployment } from '../P-deployment/P.1-deployment.ts';
import { monthBegins } from './E.4-month.ts';
import { attritionPhase } from '../SG-G-attrition/SG-G-attrition.ts';
import { combatPhase } from '../SG-N-combat/SG-N-combat-phase.ts';
import { clearBeaches } from '../F-naval/F.3-points.ts';
import { prizesAge } from '../F-naval/F.9-prizes.ts';
import { shipsLeaveLostPorts } from '../F-naval/F.12-lost-port.ts';
import { confidenceReturns } from '../O-options/O.1-lloyds.ts';
import { navalPhase } from '../F-naval/F-naval-phase.ts';
import { noticeInvasions } from '../J-production/J.4-iberia.ts';
import { recalledAreHome } from '../K-france/K.4-recalled.ts';
import { spentExpeditions } from '../G-alliance/G.4-status.ts';
import { productionPhase } from '../J-production/J-production-phase.ts';
import { alliancePhase } from '../G-alliance/G-alliance-phase.ts';
import { partEnemies } from '../G-alliance/G.4-parting.ts';
import { judgeNow, judgeTheEnd, offerMarginalVictory } from '../C-victory/C-victory.ts';
import { clockAtTheEndOfTheMonth } from '../M-east/M.2-clocks.ts';
import { invadersGone } from '../N-invasions/N.3-invade.ts';
import { endSieges } from '../SG-S-sieges/SG-S.3-investing.ts';
import { groundPhase } from '../SG-J-ground-movement/SG-J-ground-phase.ts';

/** E.1 The phases of a neutral segment, in their order. */
const NEUTRAL: readonly Phase[] = ['naval', 'production', 'ground', 'alliance'];
/** E.2, E.3 Those of either faction. */
const FACTION: readonly Phase[] = ['naval', 'attrition', 'alliance', 'production', 'ground', 'combat'];
const ORDER: readonly Segment[] = ['neutral', 'pro', 'anti', 'end'];

const phasesOf = (segment: Segment): readonly Phase[] => (segment === 'neutral' ? NEUTRAL : FACTION);

/** E A shorter start may begin in the middle of a month. */
const firstSegment = (g: WarAndPeace): Segment => {
  const { first, firstSegment: begins } = scenarioOf(g);
  return turnOf(first) === turnOf(g.clock) ? begins : 'neutral';
};
const enter = (g: WarAndPeace, segment: Segment): void => {
  prizesAge(g);
  clearBeaches(g);
  const [phase = 'naval'] = phasesOf(segment);
  changeAllTroops(g, ({ spent }) => spent !== 'no', { spent: 'no' });
  for (const ship of g.ships) if (ship.moved) shift(g, ship, ship.sp, { moved: false });
  g.leaders = g.leaders.map((row) => (row.spent === 'no' ? row : { ...row, spent: 'no' }));
  g.clock = { ...g.clock, segment, phase, step: 0, out: [] };
  g.work = NO_WORK;
  if (segment === 'anti') confidenceReturns(g);
  if (segment !== 'end') log(g, 'E.2', 'turn.segment', { segment });
};

/** E The next phase, or the first of the next segment. */
export const nextPhase = (g: WarAndPeace): void => {
  const phases = phasesOf(g.clock.segment);
  const phase = phases[phases.indexOf(g.clock.phase) + 1];
  g.work = NO_WORK;
  if (phase) g.clock = { ...g.clock, phase, step: 0, out: [] };
  else enter(g, ORDER[ORDER.indexOf(g.clock.segment) + 1] ?? 'end');
};

/** E.4 The marker is advanced, or the game ends. */
const endOfMonth = (g: WarAndPeace): void => {
  clockAtTheEndOfTheMonth(g);
  if (turnOf(g.clock) >= turnOf(scenarioOf(g).last)) {
    judgeTheEnd(g);
    g.clock = { ...g.clock, segment: 'over' };
    return;
  }
  g.clock = { ...g.clock, ...nextMonth(g.clock), segment: 'month', phase: 'naval', step: 0, out: [] };
};

/** E.1.b, E.2.c, E.2.d One stage of the phase under way; whether there is more to do in it. */
function* phase(g: WarAndPeace): Script<'more' | 'done'> {
  switch (g.clock.phase) {
    case 'attrition':
      return yield* attritionPhase(g);
    case 'ground':
      return yield* groundPhase(g);
    case 'combat':
      return yield* combatPhase(g);
    case 'production':
      return yield* productionPhase(g);
    case 'alliance':
      return yield* alliancePhase(g);
    case 'naval':
      return yield* navalPhase(g);
  }
}

/** E Plays from where the clock stands to the next checkpoint. */
export function* playOn(g: WarAndPeace): Script {
  switch (g.clock.segment) {
    case 'setUp':
      return yield* deployment(g);
    case 'month':
      yield* monthBegins(g);
      return enter(g, firstSegment(g));
    case 'neutral':
    case 'pro':
    case 'anti': {
      const left = yield* phase(g);
      invadersGone(g);
      noticeInvasions(g);
      spentExpeditions(g);
      recalledAreHome(g);
      const changed = g.parting;
      yield* partEnemies(g);
      if (changed) yield* endSieges(g);
      yield* shipsLeaveLostPorts(g);
      // C.1.a, C.2, C.3.a A state that changes sides may bring the last city, too.
      judgeNow(g);
      yield* offerMarginalVictory(g);
      if (g.ending) g.clock = { ...g.clock, segment: 'over' };
      else if (left === 'done') nextPhase(g);
      return;
    }
    case 'end':
      return endOfMonth(g);
    case 'over':
      return;
  }
}
