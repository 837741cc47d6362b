import { draw, type Script } from '@bivouac/kernel';
import { card as cardCard } from '../catalogue/catalogue.ts';
import type { CardId, Side } from '../catalogue/ids.ts';
import type { DrawnCard } from '../rules/6-cards/6.1-decks.ts';
import { must, reveal, say } from '../text/speech.ts';
import { type Europe, hand, opponent, putCard } from '../state/state.ts';
import type { EventRules } from './event.ts';

/** 6.2 A permanent card is out of his reach. */
const withinReach = (g: Europe, side: Side): readonly CardId[] =>
  hand(g, opponent(side)).filter((card) => cardCard(card).permanent === undefined);

/** The card goes back to its pile, and its printed value is spent at once or kept (9.2). */
function* search(g: Europe, side: Side): Script {
  const left = withinReach(g, side).map((card): DrawnCard => ({ kind: 'drawCard', card }));
  const { card } = yield* draw('6.4', say('fouche.draw', { side: opponent(side) }), left);
  const points = cardCard(card).value;
  putCard(g, card, 'piles');
  reveal(g, '6.4', 'fouche.taken', { card, points });
  if (g.action) g.action = { ...g.action, ap: points, usesReserve: true };
}

/** 14F Fouché: a card of the Coalition's hand, drawn at random, goes back to its pile and the Empire has its activation points. */
export const fouche: EventRules = [
  {
    when: 'action',
    may: (g, side) => must('6.4', withinReach(g, side).length > 0, 'fouche.nothing'),
    play: search,
  },
];
