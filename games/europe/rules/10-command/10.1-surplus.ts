import { ask, choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import type { Side } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  called,
  type Europe,
  force,
  type ForceId,
  hasForce,
  isSide,
  putGeneral,
  sideOfForce,
} from '../../state/state.ts';
import { eliminateUnit, loseStep, tidy } from '../2-game-pieces/2.1-loss-steps.ts';
import { bodyOf, mayCommand, surplus, surplusGenerals } from './10.1-command.ts';

/** 12.2.2 Generals beyond what the army may have go to the reserve, at the owner's choice; those who may not serve there go all. */
export function* sendSurplusGenerals(g: Europe, id: ForceId, side: Side): Script {
  for (;;) {
    const among = surplusGenerals(g, id).map((general): AnswerOf<'dismiss'> => ({ kind: 'dismiss', general }));
    if (among.length === 0) return;
    const prompt = say('command.whichGeneral', { force: called(g, id), zone: force(g, id).zone });
    const { general } = yield* ask(choice({ by: side, rule: '10.1', prompt, among, may: () => undefined }));
    putGeneral(g, general, 'reserve');
    log(g, '10.1', 'command.toReserve', { general });
  }
}

/** 10.1, 11 Steps beyond what the general may command are eliminated at once, at the owner's choice. */
export function* eliminateSurplus(g: Europe, id: ForceId): Script {
  if (!hasForce(g, id)) return;
  const side = sideOfForce(g, id);
  if (!isSide(side)) return;
  yield* sendSurplusGenerals(g, id, side);
  while (hasForce(g, id)) {
    const body = bodyOf(g, id);
    const among = surplus(g, body).map(({ id: unit }): AnswerOf<'surplus'> => ({ kind: 'surplus', unit }));
    if (among.length === 0) return;
    const prompt = say('command.surplus', { force: called(g, id), zone: force(g, id).zone });
    const { unit } = yield* ask(choice({ by: side, rule: '10.1', prompt, among, may: () => undefined }));
    if (body.commander === null) {
      // 11 Without a general every corps is a force, and those in excess are eliminated whole.
      log(g, '11', 'stacking.eliminated', { force: unit, zone: force(g, id).zone });
      eliminateUnit(g, unit);
    } else {
      log(g, '10.1', 'command.stepLost', { unit });
      loseStep(g, unit);
    }
    tidy(g, id);
    if (hasForce(g, id)) yield* sendSurplusGenerals(g, id, side);
  }
}

/** 10.1 After losses a general may have too many allies: those who are too many are eliminated. */
export function* trimAllies(g: Europe, id: ForceId): Script {
  if (hasForce(g, id) && force(g, id).commander !== null && mayCommand(g, bodyOf(g, id)))
    yield* eliminateSurplus(g, id);
}
