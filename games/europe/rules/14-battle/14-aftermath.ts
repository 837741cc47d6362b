import { ask, type Script } from '@bivouac/kernel';
import { NO, YES } from '../../answers/answers.ts';
import { revised } from '../../scenario/editions.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  changeDepot,
  depotsLying,
  type Europe,
  fieldForces,
  force,
  hasFortressOf,
  removeDepot,
  sideOf,
} from '../../state/state.ts';
import { mayTakeControl } from '../3-game-map/3.2-control.ts';
import { changeHands, reactivate } from '../15-fortresses-and-sieges/15.5-consequences.ts';
import { fighting, sheet } from './14-sheet.ts';

/** 2.1 revised: fixed depots may go with the general who retreats, and become mobile. */
export function* saveDepots(g: Europe, loser: Side): Script {
  const { zone } = sheet(g);
  const carrier = fighting(g, loser).find((id) => force(g, id).zone === zone && force(g, id).commander !== null);
  if (carrier === undefined || !revised(g, 'fixedDepotRetreat')) return;
  for (const { id, nation, fixed } of depotsLying(g, zone)) {
    if (!fixed || sideOf(g, nation) !== loser) continue;
    const answer = yield* ask<typeof YES | typeof NO>({
      by: loser,
      rule: '2.1',
      prompt: say('retreat.takeDepot', { nation, zone }),
      answers: [YES, NO],
    });
    if (answer.kind === 'yes') changeDepot(g, id, { with: carrier, zone: null, fixed: false });
  }
}

/** 2.1 Depots that are left to the victor are destroyed; walls that still stand protect them. */
export const loseDepotsBehind = (g: Europe, zone: ZoneId, loser: Side): void => {
  if (fieldForces(g, zone, loser).length > 0 || hasFortressOf(g, zone, loser)) return;
  for (const { id, nation } of depotsLying(g, zone)) {
    if (sideOf(g, nation) !== loser) continue;
    removeDepot(g, id);
    log(g, '2.1', 'loss.depot', { nation });
  }
};

/** 3.2, 15.5 A supplied force that has won a battle raises its flag at once, where it may; a fortress that lies empty there may serve it. */
export function* flagAfterVictory(g: Europe, zone: ZoneId, victor: Side): Script {
  const first = fieldForces(g, zone, victor).find((id) => mayTakeControl(g, id) === undefined);
  if (first === undefined) return;
  yield* changeHands(g, first);
  yield* reactivate(g, first);
}
