import { ask, choice, type Script } from '@bivouac/kernel';
import type { StepAnswer } from '../../answers/9-activation.ts';
import { linkBetween } from '../../catalogue/board.ts';
import { tables } from '../../scenario/editions.ts';
import type { Side } from '../../catalogue/ids.ts';
import { say } from '../../text/speech.ts';
import { called, type Europe, force, forceCalled, hasForce } from '../../state/state.ts';
import { dismiss } from '../10-command/10.3-changing-generals.ts';
import { rallyAttempt } from '../14-battle/14.9.4-rally.ts';
import { changeHands, reactivate } from '../15-fortresses-and-sieges/15.5-consequences.ts';
import { siegeAttack } from '../15-fortresses-and-sieges/15.4-siege-attack.ts';
import { enterZone } from './12.1-arrival.ts';
import { endOfMarch } from './12.1-end-of-march.ts';
import { coverFortress } from './12.1-giving-battle.ts';
import { closeRanks, pointsLeft, slowDown } from './12.1-movement-factor.ts';
import { mayStep, shaken, stepAnswers, withDepot, withGeneral, withUnit } from './12.1-steps.ts';
import { absorb, absorbUnit } from './12.2-absorbing.ts';
import { dropDepot, pickUpDepot } from './12.2-depots.ts';
import { drop, dropGeneral } from './12.2-dropping.ts';
import { theMarch } from './12.3-forced-marches.ts';

const spend = (g: Europe, points: number): void => {
  const march = theMarch(g);
  g.march = { ...march, spent: march.spent + points };
};

/** One answer of the force on the march, with everything that follows from it. */
function* take(g: Europe, side: Side, step: StepAnswer): Script {
  const march = theMarch(g);
  const { force: id } = march;
  const { control, siegeAttempt, rally } = tables(g).movement;
  switch (step.kind) {
    case 'march': {
      const way = linkBetween(force(g, id).zone, step.to);
      if (!way) throw new Error(`12.1: no way leads to ${step.to}`);
      return yield* enterZone(g, side, way);
    }
    case 'control':
      spend(g, control);
      yield* changeHands(g, id);
      yield* reactivate(g, id);
      return;
    case 'siege':
      spend(g, march.freeSiege ? 0 : siegeAttempt);
      g.march = { ...theMarch(g), freeSiege: false };
      yield* siegeAttack(g, id);
      return;
    case 'rally':
      spend(g, rally);
      yield* rallyAttempt(g, shaken(g, march));
      return;
    case 'absorb':
      yield* absorb(g, id, forceCalled(g, step.force));
      g.march = slowDown(g, theMarch(g));
      return coverFortress(g, id);
    case 'absorbUnit':
      absorbUnit(g, id, step.unit);
      g.march = slowDown(g, theMarch(g));
      return coverFortress(g, id);
    case 'drop':
      drop(g, withUnit(g, march, step.unit), step.unit);
      return;
    case 'dropGeneral':
      yield* dropGeneral(g, side, withGeneral(g, march, step.general), step.general);
      return;
    case 'dropDepot':
      return dropDepot(g, withDepot(g, march) ?? id, step.fixed);
    case 'pickUpDepot':
      return pickUpDepot(g, id, step.depot);
    case 'dismiss':
      return dismiss(g, step.general);
    case 'halt':
      g.march = { ...march, halted: true };
  }
}

/** 9.1, 12 The next step of the force that is activated; when it halts, is beaten or is no more, its activation ends. */
export function* marchOn(g: Europe): Script {
  const side = g.action?.side;
  if (side === undefined) throw new Error('12.1: nobody acts');
  const march = closeRanks(g, theMarch(g));
  g.march = march;
  if (hasForce(g, march.force) && !march.halted) {
    const step = yield* ask(
      choice<StepAnswer>({
        by: side,
        rule: '12.1',
        prompt: say('march.next', { force: called(g, march.force), left: pointsLeft(march) }),
        among: stepAnswers(g, march),
        may: (candidate) => mayStep(g, side, march, candidate),
      }),
    );
    yield* take(g, side, step);
  }
  if (!g.march) return;
  g.march = closeRanks(g, theMarch(g));
  if (!hasForce(g, g.march.force) || g.march.halted) yield* endOfMarch(g, side);
}
