import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { revised } from '../../scenario/editions.ts';
import type { GeneralId, NationId, Side } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  called,
  changeForce,
  type Europe,
  force,
  type ForceId,
  generalRow,
  generalsAt,
  generalsOfNation,
  hasForce,
  putGeneral,
  unitsAt,
} from '../../state/state.ts';
import { bodyOf, hasRoomForGeneral, mayCommand } from './10.1-command.ts';
import { heirsOf, nextInCommand } from './10.2-hierarchy.ts';

/** 10.3 Revised: while the army is activated a subordinate may be sent to the reserve. In the first edition nobody is, in the field. */
export const mayDismiss = (g: Europe, general: GeneralId): Verdict =>
  must('10.3', revised(g, 'dismissSubordinate'), 'dismiss.notInTheField', { general });

export const dismiss = (g: Europe, general: GeneralId): void => {
  putGeneral(g, general, 'reserve');
  log(g, '10.3', 'command.toReserve', { general });
};

/** Generals of a nation who wait in the reserve. */
export const generalsInReserve = (g: Europe, nation: NationId): readonly GeneralId[] =>
  generalsOfNation(g, nation).flatMap(({ id, at }) => (at === 'reserve' ? [id] : []));

/** 10.3 The highest in rank of those with the force is its commander. */
export const promote = (g: Europe, id: ForceId): void => {
  if (!hasForce(g, id)) return;
  const there = generalsAt(g, id).map((row) => row.id);
  const next = nextInCommand(unitsAt(g, id), heirsOf(g, id, there));
  changeForce(g, id, { commander: next ?? null });
  if (next === undefined) for (const general of there) putGeneral(g, general, 'reserve');
};

/** 10.1, 10.2 He commands if he is the senior of those with the force, and must have the command for it; else he serves in the army. */
const mayAppoint = (g: Europe, id: ForceId, general: GeneralId): Verdict => {
  const body = bodyOf(g, id);
  const commander = nextInCommand(body.units, [general, ...generalsAt(g, id).map((row) => row.id)]) ?? general;
  return (
    mayCommand(g, { ...body, commander }) ??
    must('10.1', body.commander === null || hasRoomForGeneral(g, id), 'general.noRoom', { force: called(g, id) })
  );
};

/** 2.2 A general who has lost his units is not available before the next budget phase. */
const isAvailable = (g: Europe, general: GeneralId): boolean => (generalRow(g, general).until ?? 0) <= g.clock.year;

/** 10.3 When an event has removed a general, the owner may bring one from the reserve to his force; the highest in rank commands. */
export function* replaceGeneral(g: Europe, side: Side, id: ForceId, nation: NationId): Script {
  if (!hasForce(g, id)) return;
  promote(g, id);
  const among = generalsInReserve(g, nation)
    .filter((general) => isAvailable(g, general))
    .map((general): AnswerOf<'appoint'> => ({ kind: 'appoint', general }));
  if (among.some(({ general }) => mayAppoint(g, id, general) === undefined)) {
    const prompt = say('appoint.whom', { zone: force(g, id).zone });
    const question = choice<AnswerOf<'appoint'> | typeof DONE>({
      by: side,
      rule: '10.3',
      prompt,
      among,
      may: (appointment) => (appointment.kind === 'done' ? undefined : mayAppoint(g, id, appointment.general)),
      or: [DONE],
    });
    const answer = yield* ask(question);
    if (answer.kind === 'appoint') {
      putGeneral(g, answer.general, id);
      log(g, '10.3', 'appoint.done', { general: answer.general, zone: force(g, id).zone });
    }
  }
  promote(g, id);
}
