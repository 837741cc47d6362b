import { battle } from '../state/state.ts';
import { battleEvent } from './battle-dice.ts';

/** 99 Cold Steel: a die more in the first Round of a land battle, three in the second. */
export const coldSteel = battleEvent('cold_steel', {
  says: {
    en: 'Battle: one die more in the first Round, three more in the second.',
    fr: 'Bataille : un dé de plus dans le premier round, trois dans le second.',
  },
  bonus: (g) => ({ dice: battle(g).round === 1 ? 1 : 3 }),
});
