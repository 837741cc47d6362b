import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { card as cardCard, cardId, unitId } from '../catalogue/catalogue.ts';
import { inForce } from '../state/effects.ts';
import type { CardId, NationId, Side } from '../catalogue/ids.ts';
import { valueOf } from '../rules/6-cards/6.2-value.ts';
import { discard } from '../rules/6-cards/6.4-use-of-cards.ts';
import { must, reveal, say } from '../text/speech.ts';
import { type Europe, hand } from '../state/state.ts';
import type { EventRules, EventUse } from './event.ts';
import { mayRejoin, rejoin } from './rejoining.ts';

const CARD = cardId('47C');
const AUSTRIA = 'austria' as NationId;
const REFORMED = ['aus_gren', 'aus_reserve'].map(unitId);
const LEAST = 2;

/** 30F The Emperor has married an archduchess: it takes another card to make Austria forget it. */
const isDearer = (g: Europe): boolean => inForce(g, 'schoenbrunnDearer').length > 0;
/** 4 No event takes a permanent card from a hand: rulings/4-permanent-cards.md */
const mayPayWith = (g: Europe, card: CardId): Verdict =>
  must('4', cardCard(card).permanent === undefined, 'hand.permanent', { card }) ??
  must('6.4', card !== CARD && valueOf(g, card) >= LEAST, 'schoenbrunn.tooLow', { card, least: LEAST });

function* pay(g: Europe, side: Side): Script {
  if (!isDearer(g)) return;
  const { card } = yield* ask(
    choice<AnswerOf<'discard'>>({
      by: side,
      rule: '6.4',
      prompt: say('schoenbrunn.discard'),
      among: hand(g, side).map((each) => ({ kind: 'discard', card: each })),
      may: (answer) => mayPayWith(g, answer.card),
    }),
  );
  discard(g, card);
  reveal(g, '6.4', 'hand.discarded', { side, card });
}

const rising = (when: EventUse['when']): EventUse => ({
  when,
  may: (g, side) =>
    mayRejoin(g, AUSTRIA) ??
    must('6.4', !isDearer(g) || hand(g, side).some((card) => mayPayWith(g, card) === undefined), 'schoenbrunn.noCard', {
      least: LEAST,
    }),
  *play(g, side) {
    yield* pay(g, side);
    yield* rejoin(g, side, AUSTRIA, REFORMED);
  },
});

/** 47C Schönbrunn: a beaten Austria joins the Coalition at war with her new corps (8.1.4); after 30F it costs another card. */
export const schoenbrunn: EventRules = [rising('diplomacyPhase'), rising('action')];
