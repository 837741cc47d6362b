import { ask, choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { cardId, unit as unitCard } from '../catalogue/catalogue.ts';
import { opponent, type Side, type UnitId } from '../catalogue/ids.ts';
import { eliminateUnit, tidy } from '../rules/2-game-pieces/2.1-loss-steps.ts';
import { changeSheet, fighting, sheet, withSide } from '../rules/14-battle/14-sheet.ts';
import { log, must, say } from '../text/speech.ts';
import { type Europe, unitRow, isForce, unitsAt } from '../state/state.ts';
import type { EventRules } from './event.ts';
import { mayAddToDice } from './moments.ts';

const CARD = cardId('50C');
const GERMANS: readonly string[] = ['baviere', 'bade', 'wurtemberg', 'saxe', 'hesse', 'westphalie', 'rhin'];

const germans = (g: Europe, side: Side): readonly UnitId[] =>
  fighting(g, side)
    .flatMap((id) => unitsAt(g, id))
    .flatMap(({ id }) => (GERMANS.includes(unitCard(id).nation) ? [id] : []));

function* leave(g: Europe, side: Side): Script {
  const enemy = opponent(side);
  const among = germans(g, enemy).map((unit): AnswerOf<'defect'> => ({ kind: 'defect', unit }));
  const prompt = say('defection.which');
  const { unit } = yield* ask(choice({ by: side, rule: '14.5.7', prompt, among, may: () => undefined }));
  const { at } = unitRow(g, unit);
  eliminateUnit(g, unit);
  if (isForce(at)) tidy(g, at);
  const { forces } = sheet(g);
  changeSheet(g, { forces: withSide(forces, enemy, fighting(g, enemy)) });
  log(g, '14.5.7', 'defection.leaves', { unit });
}

/** 50C Saxon Defection: a German corps that fights for the Empire leaves the field for the reserve, before the odds are counted. */
export const saxonDefection: EventRules = [
  {
    when: 'beforeOdds',
    may: (g, side) =>
      mayAddToDice(g, CARD, side) ?? must('14.5.7', germans(g, opponent(side)).length > 0, 'defection.nobody'),
    play: leave,
  },
];
