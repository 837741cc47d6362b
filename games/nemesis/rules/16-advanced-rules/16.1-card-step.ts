import { choose, draw, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { card, deckOf } from '../../catalogue/cards.ts';
import type { CardId, Side } from '../../catalogue/catalogue.ts';
import { logTo, must, reveal, say } from '../../text/speech.ts';
import { bothSides, type Nemesis, opponent } from '../../state/state.ts';
import { type CardTable, changeCards, NO_CARDS } from '../../state/state-1813.ts';
import { beginPhase, handOver } from '../5-sequence-of-play/5.1-clock.ts';
import { turnOf1813 } from '../17-linked-campaigns/17.1-rules-of-1812.ts';
import { instructionOf } from './16.1-instructions.ts';
import { deckInUse, firstToLay, leads, singleIn } from './16.1-laying-order.ts';

const CARDS_TO_CHOOSE_FROM = 2;

/** 16.1 The cards before the game: the second deck is made up when it is known whether Austria fights. */
export const cardsAtTheOutset = (): CardTable => ({ ...NO_CARDS, decks: { pre: deckOf('pre', true), post: [] } });

/** 16.1 The second deck is opened at the first draw from it, with the cards that fit Austria's choice. */
const openDeck = (g: Nemesis): void => {
  const { decks, hands, discards } = g.cards;
  if (deckInUse(turnOf1813(g)) === 'pre' || decks.post.length > 0) return;
  const seen = [...hands.coalition, ...hands.french, ...discards];
  const post = deckOf('post', g.politics.austria === 'neutral').filter((id) => !seen.includes(id));
  changeCards(g, { decks: { ...decks, post } });
};

/** 16.1 The first card of a hand is dealt while cards 4, 11 and 13 are still put aside. */
const mayBeDealt = (hand: readonly CardId[], id: CardId): boolean => hand.length > 0 || !card(id).heldBack;

/** 16.1 A card is drawn unseen by the other player. */
function* drawCard(g: Nemesis, side: Side): Script {
  openDeck(g);
  const deck = deckInUse(turnOf1813(g));
  const hand = g.cards.hands[side];
  const left = g.cards.decks[deck].filter((id) => mayBeDealt(hand, id));
  const drawn = yield* draw<AnswerOf<'drawCard'>>(
    '16.1',
    say('card.draw', { side }),
    left.map((id) => ({ kind: 'drawCard', card: id })),
  );
  const { decks, hands } = g.cards;
  changeCards(g, {
    decks: { ...decks, [deck]: decks[deck].filter((id) => id !== drawn.card) },
    hands: { ...hands, [side]: [...hand, drawn.card] },
  });
  logTo(g, { only: side }, '16.1', 'card.drawn', { side, card: drawn.card });
  logTo(g, { except: side }, '16.1', 'card.drawnUnseen', { side });
}

const singlesIn = ({ hands }: CardTable): Readonly<Record<Side, boolean>> =>
  bothSides((side) => singleIn(hands[side]) !== undefined);

/** 17.7 Without the cards that speak of Prussia the first deck can run out; nobody draws then (ruling L-9). */
const isDeckEmpty = (g: Nemesis): boolean => {
  openDeck(g);
  return g.cards.decks[deckInUse(turnOf1813(g))].length === 0;
};

/** 16.1 Who draws next: at the very start one card each, then each Turn the one to choose from. */
const whoDraws = (g: Nemesis): Side | undefined => {
  const leader = leads(turnOf1813(g));
  const { hands } = g.cards;
  if (isDeckEmpty(g)) return undefined;
  const fewest = Math.min(hands.coalition.length, hands.french.length);
  if (fewest >= CARDS_TO_CHOOSE_FROM) return undefined;
  return hands[leader].length === fewest ? leader : opponent(leader);
};

/** 16.1 A single-instruction card may not be kept. */
const mayLay = (hand: readonly CardId[], id: CardId): Verdict => {
  const single = singleIn(hand);
  return must('16.1', single === undefined || single === id, 'card.singleFirst', { card: single ?? id });
};

/** 16.1 The card just drawn or the one kept: the player chooses, and is asked even when he has no choice, which is his secret. */
function* layCard(g: Nemesis, side: Side): Script {
  const hand = g.cards.hands[side];
  const answer = yield* choose<AnswerOf<'layCard'>>({
    by: side,
    rule: '16.1',
    prompt: say('card.lay', { side }),
    among: hand.map((id) => ({ kind: 'layCard', card: id })),
    may: (wish) => mayLay(hand, wish.card),
  });
  const { hands, laid } = g.cards;
  changeCards(g, {
    hands: { ...hands, [side]: hand.filter((id) => id !== answer.card) },
    laid: [...laid, { side, card: answer.card }],
  });
  reveal(g, '16.1', 'card.laid', { side, card: answer.card });
}

/** 16.1 The instruction for the side that laid the card; what cannot be carried out is discarded (K-12). */
function* carryOut(g: Nemesis, side: Side, id: CardId): Script {
  const instruction = instructionOf(id, side);
  if (!instruction.applies(g, side)) return reveal(g, '16.1', 'card.noEffect', { side, card: id });
  reveal(g, '16.1', 'card.carriedOut', { side, card: id });
  yield* instruction.carryOut(g, side);
}

/** 16.1 The first Turn starts with 7.1 (rulings/18.1-first-depots.md), the others with General Supply. */
const endStep = (g: Nemesis): void => beginPhase(g, g.clock.turn === 1 ? 'convertDepot' : 'generalSupply');

/** 16.1 Once both have drawn it is known who lays first, and from that what kind of card was drawn. */
const begin = (g: Nemesis): void => {
  const side = firstToLay(turnOf1813(g), singlesIn(g.cards));
  g.clock = { ...g.clock, next: side };
  reveal(g, '16.1', 'card.laysFirst', { side });
};

/** 17.7 Who has no card left lays none (ruling L-9). */
const whoLays = ({ cards, clock }: Nemesis): Side | undefined => {
  const order = [clock.next, opponent(clock.next)];
  return order.find((side) => cards.hands[side].length > 0 && !cards.laid.some((each) => each.side === side));
};

/**
 * 16.1 Each Turn before General Supply both players draw a card and lay that or the one they kept. When both lie on the
 * table their instructions are carried out in the order of laying: ruling A-53.
 */
export function* playCards(g: Nemesis): Script {
  const draws = g.cards.laid.length === 0 ? whoDraws(g) : undefined;
  if (draws) {
    yield* drawCard(g, draws);
    return whoDraws(g) ? undefined : begin(g);
  }
  const toLay = whoLays(g);
  if (toLay) {
    yield* layCard(g, toLay);
    if (whoLays(g)) return handOver(g);
  }
  const { laid } = g.cards;
  for (const { side, card: id } of laid) yield* carryOut(g, side, id);
  endStep(g);
}
