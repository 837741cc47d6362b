import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import type { CardId, NationId, Side } from '../catalogue/ids.ts';
import { diplomaticAction, mayCourt } from '../rules/8-diplomacy/8.2-diplomatic-action.ts';
import { must, say } from '../text/speech.ts';
import type { Europe } from '../state/state.ts';

/** What the card itself asks of the nation (17C), beside the rule. */
type Wish = (g: Europe, nation: NationId) => Verdict;
const any: Wish = () => undefined;

/** 8.2 Somebody whom the side may approach now. */
export const mayApproachAny = (g: Europe, side: Side, card: CardId, wish: Wish = any): Verdict =>
  must(
    '8.2',
    g.nations.some(({ id }) => (mayCourt(g, side, id) ?? wish(g, id)) === undefined),
    'envoys.nobody',
    { card },
  );

/** The nation of the player's choice. */
export function* chooseCourt(g: Europe, side: Side, bonus: number, wish: Wish = any): Script<NationId> {
  const { nation } = yield* ask(
    choice<AnswerOf<'approach'>>({
      by: side,
      rule: '8.2.3',
      prompt: say('envoys.whom', { bonus }),
      among: g.nations.map(({ id }) => ({ kind: 'approach', nation: id as NationId })),
      may: (answer) => mayCourt(g, side, answer.nation) ?? wish(g, answer.nation),
    }),
  );
  return nation;
}

/** 8.2.3 A diplomatic action that an event gives, on a nation of the player's choice. */
export function* approachAny(g: Europe, side: Side, bonus: number): Script {
  yield* diplomaticAction(g, side, yield* chooseCourt(g, side, bonus), bonus);
}
