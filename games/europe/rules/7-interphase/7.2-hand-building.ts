import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { card as cardCard } from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import type { CardId, Side } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import { type Europe, hand, putCard, SIDES } from '../../state/state.ts';
import { endOfPhase } from '../5-turn-sequence/5-clock.ts';
import { drawCards } from '../6-cards/6.1-decks.ts';
import { handSize, mayHavePermanent } from '../6-cards/6.3-hand-size.ts';
import { discard } from '../6-cards/6.4-use-of-cards.ts';

/** 6.3 Permanent cards stay in the game, and some cards may not be thrown away. */
const mayDiscard = (g: Europe, card: CardId): Verdict =>
  must('6.3', cardCard(card).permanent === undefined, 'hand.permanent', { card }) ??
  must('6.3', !cardCard(card).undiscardable.includes(g.edition), 'hand.mustKeep', { card });

function* discardSome(g: Europe, side: Side): Script {
  for (;;) {
    const question = choice<AnswerOf<'discard'> | typeof DONE>({
      by: side,
      rule: '6.3',
      prompt: say('hand.discard'),
      among: hand(g, side).map((card) => ({ kind: 'discard', card })),
      may: (answer) => (answer.kind === 'done' ? undefined : mayDiscard(g, answer.card)),
      or: [DONE],
    });
    const answer = yield* ask(question);
    if (answer.kind === 'done') return;
    discard(g, answer.card);
    log(g, '6.3', 'hand.discarded', { side, card: answer.card });
  }
}

/** 6.2 At the start of the year a permanent card comes to the hand, or leaves it when its power is lost. */
const dealPermanents = (g: Europe, side: Side): void => {
  for (const card of [...g.cards.permanents[side], ...hand(g, side).filter((id) => cardCard(id).permanent)])
    putCard(g, card, mayHavePermanent(g, side, card) ? 'hands' : 'permanents');
};

/** 5.1.2 revised: after the phase the hand has exactly its size. */
function* discardDown(g: Europe, side: Side, size: number): Script {
  while (revised(g, 'handExact') && hand(g, side).length > size) {
    const question = choice<AnswerOf<'discard'>>({
      by: side,
      rule: '5.1.2',
      prompt: say('hand.discardDown', { over: hand(g, side).length - size }),
      among: hand(g, side).map((card) => ({ kind: 'discard', card })),
      may: ({ card }) => mayDiscard(g, card),
    });
    if (!offers(question, 1)) return;
    const { card } = yield* ask(question);
    discard(g, card);
    log(g, '6.3', 'hand.discarded', { side, card });
  }
}

/** 5.1.2, 6.3, 7.2 A side keeps what it likes, receives its permanent cards, and draws up to the size of its hand. */
function* buildHand(g: Europe, side: Side): Script {
  yield* discardSome(g, side);
  dealPermanents(g, side);
  const size = handSize(g, side);
  log(g, '6.3', 'hand.size', { side, size });
  yield* discardDown(g, side, size);
  yield* drawCards(g, side, size - hand(g, side).length);
  const { spoils } = g.tracks;
  g.tracks = { ...g.tracks, spoils: { ...spoils, [side]: 0 } };
}

/** 7.2 The Coalition, then the Empire. */
export function* buildHands(g: Europe): Script {
  const side = SIDES.toReversed()[g.clock.step];
  if (side === undefined) {
    endOfPhase(g);
    return;
  }
  yield* buildHand(g, side);
  g.clock = { ...g.clock, step: g.clock.step + 1 };
}
