import { draw, type Script } from '@bivouac/kernel';
import type { CardId, Side } from '../../catalogue/ids.ts';
import { log, logTo, revealTo, say } from '../../text/speech.ts';
import { bothSides, type Europe, putCard } from '../../state/state.ts';

export type DrawnCard = { readonly kind: 'drawCard'; readonly card: CardId };

/** 6.4 When the pile is used up the discards are the new pile. */
const reshuffle = (g: Europe, side: Side): void => {
  const { piles, discards } = g.cards;
  if (piles[side].length > 0 || discards[side].length === 0) return;
  g.cards = { ...g.cards, piles: { ...piles, [side]: discards[side] }, discards: { ...discards, [side]: [] } };
  log(g, '6.4', 'card.reshuffled', { side });
};

/** 6.3 A side draws: nobody knows the order of a pile, so chance picks one of the cards that are left in it. */
export function* drawCards(g: Europe, side: Side, many: number): Script<readonly CardId[]> {
  const drawn: CardId[] = [];
  while (drawn.length < many) {
    reshuffle(g, side);
    const left = g.cards.piles[side].map((card): DrawnCard => ({ kind: 'drawCard', card }));
    if (left.length === 0) break;
    const { card } = yield* draw('6.3', say('card.draw', { side }), left);
    putCard(g, card, 'hands');
    revealTo(g, { only: side }, '6.3', 'card.drawn', { card });
    drawn.push(card);
  }
  if (drawn.length > 0) logTo(g, { except: side }, '6.3', 'card.drawnUnseen', { side, many: drawn.length });
  return drawn;
}

/** 6.1, Glossary, Escalade: the Punishments join the cards still in play, discarded or not, in a new pile. */
export const bringPunishments = (g: Europe): void => {
  const { piles, discards, setAside } = g.cards;
  g.cards = {
    ...g.cards,
    piles: bothSides((side) => [...piles[side], ...discards[side], ...setAside[side]]),
    discards: bothSides(() => []),
    setAside: bothSides(() => []),
  };
  g.tracks = { ...g.tracks, period: 'Punishments', escalade: null, punishmentsDue: false };
  log(g, '6.1', 'card.punishments');
};
