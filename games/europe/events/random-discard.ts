import { draw, type Script } from '@bivouac/kernel';
import type { CardId, Side } from '../catalogue/ids.ts';
import type { DrawnCard } from '../rules/6-cards/6.1-decks.ts';
import { discard } from '../rules/6-cards/6.4-use-of-cards.ts';
import { reveal, say } from '../text/speech.ts';
import { type Europe, hand } from '../state/state.ts';

/** 6.3 The two events on which the war in Spain hangs are never lost. */
const KEPT: readonly string[] = ['24F', '25F'];

/** 37C, 54C What a hand can lose at random. */
export const atRisk = (g: Europe, side: Side): readonly CardId[] =>
  hand(g, side).filter((card) => !KEPT.includes(card));

/** 37C, 54C One of these cards of a hand is discarded at random, if there is any. */
export function* discardAtRandom(g: Europe, side: Side, cards: readonly CardId[]): Script {
  if (cards.length === 0) return;
  const left = cards.map((card): DrawnCard => ({ kind: 'drawCard', card }));
  const { card } = yield* draw('6.4', say('fouche.draw', { side }), left);
  discard(g, card);
  reveal(g, '6.4', 'hand.discarded', { side, card });
}
