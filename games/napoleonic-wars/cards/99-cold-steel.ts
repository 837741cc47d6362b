import { cardId } from '../catalogue/catalogue.ts';
import { battle } from '../state/state.ts';
import { addDice, sideOf } from './battle-dice.ts';
import { atOnce, type CardRules } from './card.ts';

/** 99 Cold Steel: a die more in the first Round of a land battle, three in the second. */
export const coldSteel: CardRules = {
  id: cardId('cold_steel'),
  wording: null,
  plays: [
    {
      when: 'battle',
      may: () => undefined,
      play: atOnce((g, { nation }) => addDice(g, sideOf(g, nation), battle(g).round === 1 ? 1 : 3)),
    },
  ],
};
