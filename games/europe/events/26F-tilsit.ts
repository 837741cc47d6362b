import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { cardId } from '../catalogue/catalogue.ts';
import type { NationId, Side } from '../catalogue/ids.ts';
import { countsFor } from '../rules/3-game-map/3.2-counting.ts';
import { isWarOfLiberation } from '../rules/4-glossary/4-war-of-liberation.ts';
import { isConquestStep } from '../rules/18-conquests/18-conquests.ts';
import { surrender } from '../rules/18-conquests/18.2-surrender.ts';
import { hasArmyInOrder, keysOf } from '../rules/18-conquests/18.2.1-fall.ts';
import { must, say } from '../text/speech.ts';
import { type Europe, opponent, powersOf } from '../state/state.ts';
import type { EventRules } from './event.ts';

const CARD = cardId('26F');

/** A key zone in the hands of the Empire and supplied, or no army in good order anywhere; never Britain, nor Spain in the War of Liberation. */
const mayMeet = (g: Europe, power: NationId, side: Side): Verdict =>
  must('18.2.1', power !== 'britain', 'tilsit.notBritain') ??
  // rulings/18.2.1-tilsit-and-spain.md
  must('18.2.1', power !== 'spain' || !isWarOfLiberation(g), 'tilsit.liberation') ??
  must(
    '18.2.1',
    keysOf(g, power).some((id) => countsFor(g, id, side)) || !hasArmyInOrder(g, power, true),
    'tilsit.stillStrong',
    { nation: power },
  );

function* meet(g: Europe, side: Side): Script {
  const { nation } = yield* ask(
    choice<AnswerOf<'imposePeace'>>({
      by: side,
      rule: '18.2.1',
      prompt: say('tilsit.whom'),
      among: powersOf(g, opponent(side)).map((id) => ({ kind: 'imposePeace', nation: id })),
      may: (answer) => mayMeet(g, answer.nation, side),
    }),
  );
  yield* surrender(g, nation, side, { tilsit: true });
}

/** 26F Tilsit: after the conquests a shaken power of the Coalition makes peace as if conquered, for two provinces at most. */
export const tilsit: EventRules = [
  {
    when: 'conquestPhase',
    may: (g, side) =>
      must('18.2.1', isConquestStep(g, 'tilsit'), 'moment.notThis', { card: CARD }) ??
      must(
        '18.2.1',
        powersOf(g, opponent(side)).some((id) => mayMeet(g, id, side) === undefined),
        'tilsit.nobody',
      ),
    play: meet,
  },
];
