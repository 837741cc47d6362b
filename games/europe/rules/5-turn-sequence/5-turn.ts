import type { Script } from '@bivouac/kernel';
import type { Europe, Phase } from '../../state/state.ts';
import { inTheFog } from '../4-glossary/4-fog-of-war.ts';
import { declarations } from '../7-interphase/7.1-declarations.ts';
import { buildHands } from '../7-interphase/7.2-hand-building.ts';
import { budgetPhase } from '../7-interphase/7.3-budget.ts';
import { diplomaticPhase } from '../7-interphase/7.4-diplomatic-phase.ts';
import { neutralMoves } from '../7-interphase/7.5-neutral-powers.ts';
import { redeployment } from '../7-interphase/7.6-strategic-redeployment.ts';
import { conquestsPhase } from '../18-conquests/18-conquests.ts';
import { victoryPhase } from '../19-victory/19-victory.ts';
import { placeFreely } from '../20-scenarios/20-free-placement.ts';
import { endGame } from './5-clock.ts';
import { activationRound } from './5.2-activation-round.ts';
import { endPhase } from './5.2.1-end-phase.ts';

const over = (): never => {
  throw new Error('5: the game is over');
};

/** 5 The phases of a year. A script plays one step of its phase and leaves the clock where the next begins. */
const STEPS: Readonly<Record<Phase, (g: Europe) => Script>> = {
  setUp: placeFreely,
  declarations,
  hands: buildHands,
  budget: budgetPhase,
  diplomacy: diplomaticPhase,
  neutralMoves,
  redeployment,
  rounds: activationRound,
  endPhase,
  conquests: conquestsPhase,
  victory: victoryPhase,
  over,
};

/** 19 Anyone who wins before the end has won when the step in which it happens is done. */
export function* playOn(g: Europe): Script {
  const step = STEPS[g.clock.phase](g);
  yield* g.agreed.fogOfWar ? inTheFog(g, step) : step;
  if (g.tracks.won !== null && g.clock.phase !== 'over') endGame(g);
}
