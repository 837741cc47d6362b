import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { card as cardCard, unit as unitCard } from '../catalogue/catalogue.ts';
import { type CardId, type NationId, opponent, type Side, type UnitId } from '../catalogue/ids.ts';
import { eliminateUnit, tidy } from '../rules/2-game-pieces/2.1-loss-steps.ts';
import { isLineCorps } from '../rules/6-cards/6.4-owed-pieces.ts';
import { raiseSieges } from '../rules/15-fortresses-and-sieges/15.3-raising.ts';
import { keysOf } from '../rules/18-conquests/18.2.1-fall.ts';
import { log, must, say } from '../text/speech.ts';
import { type Europe, force, isForce, isHeldBy, unitRow, type UnitRow, zone } from '../state/state.ts';
import type { EventRules } from './event.ts';
import { atRisk, discardAtRandom } from './random-discard.ts';

const FRANCE = 'france' as NationId;

const holdsKey = (g: Europe, side: Side): boolean => keysOf(g, FRANCE).some((id) => isHeldBy(g, id, side));
/** 6.2 A permanent card is out of reach. */
const cardsAtRisk = (g: Europe, side: Side): readonly CardId[] =>
  atRisk(g, opponent(side)).filter((card) => cardCard(card).permanent === undefined);

/** The National Guard, for no other stands on French soil (2.1), and a corps of the line that has lost a step and has no general, at home. */
const isWeary = (g: Europe, { id, at, reduced }: UnitRow): boolean => {
  if (!isForce(at) || zone(g, force(g, at).zone).nation !== FRANCE) return false;
  return unitCard(id).homeOnly || (isLineCorps(id, FRANCE) && reduced && force(g, at).commander === null);
};
const weary = (g: Europe): readonly UnitId[] => g.units.flatMap((row) => (isWeary(g, row) ? [row.id] : []));

function* sendHome(g: Europe, side: Side): Script {
  const among = weary(g).map((unit): AnswerOf<'sendHome'> => ({ kind: 'sendHome', unit }));
  const prompt = say('restoration.which');
  const { unit } = yield* ask(choice({ by: side, rule: '6.4', prompt, among, may: () => undefined }));
  const { at } = unitRow(g, unit);
  eliminateUnit(g, unit);
  if (isForce(at)) tidy(g, at);
  log(g, '6.4', 'restoration.goesHome', { unit });
  yield* raiseSieges(g);
}

const mayRestore = (g: Europe, side: Side): Verdict =>
  holdsKey(g, side)
    ? must('6.4', cardsAtRisk(g, side).length > 0, 'restoration.noCard')
    : must('6.4', weary(g).length > 0, 'restoration.nobody');

/** 54C Bourbon Restoration: with a key zone of France in hand, the Empire loses a card at random; else a weary French corps goes home. */
export const bourbonRestoration: EventRules = [
  {
    when: 'action',
    may: mayRestore,
    *play(g, side) {
      if (holdsKey(g, side)) yield* discardAtRandom(g, opponent(side), cardsAtRisk(g, side));
      else yield* sendHome(g, side);
    },
  },
];
