import { ask, choice, type Script } from '@bivouac/kernel';
import type { ActivateAnswer } from '../../answers/9-activation.ts';
import { DONE } from '../../answers/answers.ts';
import type { Side } from '../../catalogue/ids.ts';
import { say } from '../../text/speech.ts';
import type { Europe, ForceId } from '../../state/state.ts';
import { detachCorps, detachGeneral } from '../12-land-movement/12.2-detaching.ts';
import { armyBeside } from './9.1-army-beside.ts';
import { candidateOf, fleetAnswers, type LandAnswer, landAnswers, mayActivate } from './9.1-candidates.ts';
import { haveRested, useGrant } from './9.1-cost.ts';
import { activateSquadron } from './9.1-fleets.ts';
import { keepInReserve, pointsAtHand, spendPoints } from './9.2-reserve.ts';
import { setOut } from './9.1-setting-out.ts';

/** The force that sets out: as it stands, or apart from the one it belonged to. */
function* formed(g: Europe, side: Side, answer: LandAnswer, from: ForceId): Script<ForceId> {
  switch (answer.kind) {
    case 'activate':
    case 'activateArmies':
      return from;
    case 'detach':
      return yield* detachGeneral(g, side, from, answer.general, (unit) => haveRested(g, [unit], false));
    case 'detachCorps':
      return detachCorps(g, from, answer.unit);
  }
}

/** 9.1 A force is activated on land; in a Major Campaign nobody pays. */
export function* activateOnLand(g: Europe, side: Side, answer: LandAnswer, isFree = false): Script {
  const { from, cost, grant } = candidateOf(g, answer);
  const given = isFree ? null : grant;
  if (given !== null) useGrant(g, given);
  else if (!isFree) spendPoints(g, cost);
  const beside = answer.kind === 'activateArmies' ? armyBeside(g, from, side) : null;
  const id = yield* formed(g, side, answer, from);
  yield* setOut(g, side, id, { beside, grant: given });
}

/** 9.1 The next force or fleet is activated, or the action ends; points that are left go to the reserve (9.2). */
export function* nextActivation(g: Europe): Script {
  if (!g.action) throw new Error('9.1: nobody acts');
  const { side } = g.action;
  const answer = yield* ask(
    choice<ActivateAnswer | typeof DONE>({
      by: side,
      rule: '9.1',
      prompt: say('activation.whom', { points: pointsAtHand(g), free: g.action.grants.length }),
      among: [...landAnswers(g, side), ...fleetAnswers(g, side)],
      may: (candidate) => (candidate.kind === 'done' ? undefined : mayActivate(g, side, candidate)),
      or: [DONE],
    }),
  );
  if (answer.kind === 'done') keepInReserve(g);
  else if (answer.kind === 'activateFleet') yield* activateSquadron(g, side, answer.fleet);
  else yield* activateOnLand(g, side, answer);
}
