import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { cardId, isMajor, unit as unitCard } from '../catalogue/catalogue.ts';
import { opponent, type Side, type UnitId } from '../catalogue/ids.ts';
import { addToTrial } from '../rules/4-glossary/4-trial.ts';
import { isVeiled } from '../rules/4-glossary/4-fog-of-war.ts';
import { takeSteps } from '../rules/14-battle/14.8-losses.ts';
import { raiseSieges } from '../rules/15-fortresses-and-sieges/15.3-raising.ts';
import { log, must, say } from '../text/speech.ts';
import { called, type Europe, forceCalled, type ForceId, forcesOf, forceSteps, unitsAt } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAnswer } from './moments.ts';

const CARD = cardId('39C');
const MORALE = -1;

const hasMoreThanOne = (g: Europe, id: ForceId): boolean => forceSteps(g, id) > 1;
/** The last step of a force does not desert; in the fog of war one learns that too late. */
const mayDesert = (g: Europe, id: ForceId): Verdict =>
  must('6.4', isVeiled(g, id) || hasMoreThanOne(g, id), 'desertion.lastStep', { force: called(g, id) });
const isOfMinor = (unit: UnitId): boolean => !isMajor(unitCard(unit).nation);

/** The men of minor allies go first; where there are none the owner chooses. */
function* desert(g: Europe, side: Side): Script {
  const { force: name } = yield* ask(
    choice<AnswerOf<'desert'>>({
      by: side,
      rule: '6.4',
      prompt: say('desertion.which'),
      among: forcesOf(g, opponent(side)).map((id) => ({ kind: 'desert', force: called(g, id) })),
      may: (answer) => mayDesert(g, forceCalled(g, answer.force)),
    }),
  );
  const id = forceCalled(g, name);
  if (!hasMoreThanOne(g, id)) {
    log(g, '4', 'fog.nothing', { force: name });
    return;
  }
  const hasMinors = unitsAt(g, id).some((row) => isOfMinor(row.id));
  yield* takeSteps(g, '6.4', [id], 1, (unit) => !hasMinors || isOfMinor(unit));
  yield* raiseSieges(g);
}

/** 39C Desertion: an Empire force loses a step, of a minor ally if it has one; or its morale is lower by one in a test. */
export const desertion: EventRules = [
  {
    when: 'action',
    may: (g, side) =>
      must(
        '6.4',
        forcesOf(g, opponent(side)).some((id) => mayDesert(g, id) === undefined),
        'desertion.nobody',
      ),
    play: desert,
  },
  {
    when: 'demoralisation',
    may: (g, side) => mayAnswer(g, CARD, 'demoralisation', opponent(side)),
    play: atOnce((g) => addToTrial(g, { what: 'card', by: MORALE, card: CARD })),
  },
];
