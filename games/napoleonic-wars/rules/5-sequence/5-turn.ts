import type { Script } from '@bivouac/kernel';
import { log } from '../../text/speech.ts';
import { type NapoleonicWars, type Phase, regroupSquadron, yearOf } from '../../state/state.ts';
import { beforePlay } from '../4-prepare/4.2-before-play.ts';
import { dealHand } from '../4-prepare/4.4-deal.ts';
import { mulligan } from '../4-prepare/4.5-mulligans.ts';
import { campPhase } from '../14-interphase/14.1-camps.ts';
import { reinforcement } from '../14-interphase/14.2-reinforcement.ts';
import { drawPhase } from '../14-interphase/14.31-draw.ts';
import { excess } from '../14-interphase/14.31-excess.ts';
import { subjectDraw } from '../14-interphase/14.31-subject-draw.ts';
import { conquestPhase } from '../15-conquest/15.1-conquest.ts';
import { betweenImpulses, playImpulse } from './5.1-impulse.ts';
import { endOfImpulse } from './5.5-end-of-impulse.ts';
import { emperorReturns } from './5-the-emperor-returns.ts';
import { endOfTurnAttrition } from './5.6-attrition.ts';
import { navalBuilds } from './5.62-naval-builds.ts';
import { peacePhase } from './5.8-peace.ts';

const go = (g: NapoleonicWars, phase: Phase): void => {
  g.clock = { ...g.clock, phase, step: 0 };
};

function* mulligans(g: NapoleonicWars): Script {
  if ((yield* mulligan(g)) === 'over') go(g, 'subjectDraw');
}
/** 5.9 After an Interphase the Turn marker advances. */
function* beginTurn(g: NapoleonicWars): Script {
  const { turn, interphase } = g.clock;
  // 5.9 Fleets in the Offboard box Regroup.
  if (interphase) for (const { id, at } of g.squadrons) if (at === 'offboard') regroupSquadron(g, id);
  g.clock = { ...g.clock, turn: interphase ? turn + 1 : turn, round: 1, interphase: false, preempted: false };
  go(g, 'betweenImpulses');
  log(g, '5', 'turn.begins', { year: yearOf(g.clock.turn) });
  // A bond lasts until the next Turn has begun.
  if (interphase) g.effects = g.effects.filter(({ kind }) => kind !== 'bond');
  yield* emperorReturns(g);
}

/** 5 The five steps of a Turn, stage by stage. */
export function* playOn(g: NapoleonicWars): Script {
  switch (g.clock.phase) {
    case 'setUp':
      return yield* beforePlay(g); // 4
    case 'deal':
      return yield* dealHand(g); // 4.4
    case 'mulligan':
      return yield* mulligans(g); // 4.5, 14.31
    case 'subjectDraw':
      return yield* subjectDraw(g); // 14.31
    case 'excess':
      if ((yield* excess(g)) === 'over') yield* beginTurn(g); // 14.31
      return;
    case 'betweenImpulses':
      return yield* betweenImpulses(g); // 5.2
    case 'impulse':
    case 'march':
      return yield* playImpulse(g); // 5.1
    case 'impulseEnd':
      return yield* endOfImpulse(g); // 5.5
    case 'attrition':
      return yield* endOfTurnAttrition(g); // 5.6
    case 'navalBuilds':
      return navalBuilds(g); // 5.62
    case 'conquest':
      return yield* conquestPhase(g); // 5.7
    case 'peace':
      return yield* peacePhase(g); // 5.8
    case 'camps':
      return yield* campPhase(g); // 14.1
    case 'reinforcement':
      return yield* reinforcement(g); // 14.2
    case 'draw':
      return yield* drawPhase(g); // 14.3
    case 'over':
      return;
  }
}
