import { commanderCard, type CommanderId } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import type { Nemesis } from '../../state/state.ts';

/** 3.4, 16.1 A commander's rating: the figure on his counter, one more or less by a card, and never below nought. */
export const ratingOf = (g: Nemesis, id: CommanderId): number => {
  const { cr } = commanderCard(id);
  if (g.effects.length === 0) return cr;
  const shift = inForce(g, 'rating').reduce((sum, { commander, by }) => sum + (commander === id ? by : 0), 0);
  return Math.max(0, cr + shift);
};
