import { cardId } from '../catalogue/catalogue.ts';
import { addDice, enemyOf } from './battle-dice.ts';
import { atOnce, type CardRules } from './card.ts';

const FEWER = -2;

/** 97 Skirmish Screen: the enemy rolls two dice fewer in this Round, and never less than one. */
export const skirmishScreen: CardRules = {
  id: cardId('skirmish_screen'),
  wording: null,
  plays: [
    { when: 'battle', may: () => undefined, play: atOnce((g, { nation }) => addDice(g, enemyOf(g, nation), FEWER)) },
  ],
};
