import { draw, type Script } from '@bivouac/kernel';
import type { CardId, Nation } from '../../catalogue/ids.ts';
import type { RuleRef } from '../../rulebook.ts';
import { log, revealTo, say } from '../../text/speech.ts';
import { director, giveCard, type NapoleonicWars, reshuffle } from '../../state/state.ts';

/** A card from the pile, which chance picks; a pile that is used up is made of the discards: rulings/5.1-empty-pile.md. */
export function* takeFromPile(g: NapoleonicWars, nation: Nation, rule: RuleRef): Script<CardId | undefined> {
  if (g.cards.pile.length === 0 && g.cards.discards.length > 0) {
    reshuffle(g);
    log(g, rule, 'draw.reshuffled');
  }
  if (g.cards.pile.length === 0) {
    log(g, rule, 'draw.noneLeft', { nation });
    return undefined;
  }
  const left = g.cards.pile.map((card) => ({ kind: 'draw' as const, card }));
  return (yield* draw(rule, say('draw.card', { nation }), left)).card;
}

/** Draws cards into a Hand: everybody hears how many, and only the director of the nation which. */
export function* drawCards(
  g: NapoleonicWars,
  nation: Nation,
  count: number,
  rule: RuleRef,
  seen: 'seen' | 'unseen' = 'seen',
): Script {
  let drawn = 0;
  for (; drawn < count; drawn++) {
    const card = yield* takeFromPile(g, nation, rule);
    if (card === undefined) break;
    giveCard(g, card, nation);
    const seat = director(g, nation);
    if (seat && seen === 'seen') revealTo(g, { only: seat }, '6.5', 'draw.got', { nation, card });
  }
  if (drawn > 0) log(g, rule, 'draw.drew', { nation, cards: drawn });
}
