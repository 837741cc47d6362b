import { battleEvent } from './battle-dice.ts';

const FEWER = 2;

/** 97 Skirmish Screen: the enemy rolls two dice fewer in this Round, and never less than one. */
export const skirmishScreen = battleEvent('skirmish_screen', {
  says: {
    en: 'Battle: the enemy rolls two dice fewer in this Round, but never less than one.',
    fr: 'Bataille : l’ennemi lance deux dés de moins dans ce round, mais jamais moins d’un.',
  },
  bonus: () => ({ enemyDice: -FEWER }),
});
