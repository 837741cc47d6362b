import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../answers/answers.ts';
import { army as armyCard, cardId } from '../catalogue/catalogue.ts';
import type { GeneralId, NationId, Side } from '../catalogue/ids.ts';
import { bodyOf, hasRoomForGeneral, mayCommand } from '../rules/10-command/10.1-command.ts';
import { log, must, say } from '../text/speech.ts';
import {
  armyOf,
  called,
  changeForce,
  type Europe,
  force,
  forceCalled,
  type ForceId,
  forcesOf,
  generalRow,
  putGeneral,
  wasPlayed,
} from '../state/state.ts';
import type { EventRules } from './event.ts';

const CARD = cardId('40C');
const RUSSIA = 'russia' as NationId;
const KUTUZOV = 'koutouzov' as GeneralId;
type TakeOver = AnswerOf<'takeOver'>;

const russianArmies = (g: Europe, side: Side): readonly ForceId[] =>
  forcesOf(g, side).filter((id) => {
    const army = armyOf(g, id);
    return army !== undefined && armyCard(army).nation === RUSSIA;
  });
/** 10.1 The one who has commanded so far serves under him. */
const mayTakeOver = (g: Europe, id: ForceId): Verdict =>
  must('10.1', hasRoomForGeneral(g, id), 'general.noRoom', { force: called(g, id) }) ??
  mayCommand(g, { ...bodyOf(g, id), commander: KUTUZOV });

/** 20.3 Kutuzov, whom a scenario may have removed, comes back: to the Russian army or to the reserve. Not from the dead (48F). */
function* recallKutuzov(g: Europe, side: Side): Script {
  const { at } = generalRow(g, KUTUZOV);
  if ((at !== 'gone' && at !== 'reserve') || wasPlayed(g, '48F')) return;
  putGeneral(g, KUTUZOV, 'reserve');
  const question = choice<TakeOver | typeof DONE>({
    by: side,
    rule: '10.3',
    prompt: say('kutuzov.offer'),
    among: russianArmies(g, side).map((id) => ({ kind: 'takeOver', force: called(g, id) })),
    may: (answer) => (answer.kind === 'done' ? undefined : mayTakeOver(g, forceCalled(g, answer.force))),
    or: [DONE],
  });
  const answer = offers(question, 2) ? yield* ask(question) : DONE;
  if (answer.kind === 'done') {
    log(g, '7.3.5', 'general.available', { general: KUTUZOV });
    return;
  }
  const id = forceCalled(g, answer.force);
  putGeneral(g, KUTUZOV, id);
  changeForce(g, id, { commander: KUTUZOV });
  log(g, '10.3', 'appoint.done', { general: KUTUZOV, zone: force(g, id).zone });
}

/** 40C Scorched Earth: to the end of the year Russian land is poor to the Empire and its tests there are harder (13.6.2); Kutuzov may come back. */
export const scorchedEarth: EventRules = [
  {
    when: 'action',
    may: () => undefined,
    *play(g, side) {
      g.effects = [...g.effects, { card: CARD, kind: 'scorchedEarth', year: g.clock.year }];
      log(g, '13.6.2', 'scorchedEarth.begins', { year: g.clock.year });
      yield* recallKutuzov(g, side);
    },
  },
];
