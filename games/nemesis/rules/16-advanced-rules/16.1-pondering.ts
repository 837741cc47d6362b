import type { CardId, CommanderId } from '../../catalogue/catalogue.ts';
import { commander, type Nemesis } from '../../state/state.ts';
import type { CardRules } from './16.1-instructions.ts';
import { isOnMap, thisTurn } from './16.1-parts.ts';

/** 16.1 A commander of the Coalition has one more to his rating, or lets nobody attack out of his hex (10.1). */
export const ponders = (card: CardId, who: CommanderId): CardRules => {
  const isThere = (g: Nemesis): boolean => isOnMap(commander(g, who));
  return {
    coalition: thisTurn(card, () => ({ kind: 'rating', commander: who, by: 1 }), isThere),
    french: thisTurn(card, () => ({ kind: 'staffMayNotAttack', commander: who }), isThere),
  };
};
