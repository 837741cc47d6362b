import { battleEvent } from './battle-dice.ts';

/** 90 To The Death: in this Round every 5 of either side kills; a Rally may still take it away. */
export const toTheDeath = battleEvent('to_the_death', {
  says: {
    en: 'Battle: in this Round every die showing 5, of either side, kills like a 6.',
    fr: 'Bataille : dans ce round, tout dé qui montre 5, de chaque camp, tue comme un 6.',
  },
  bonus: () => ({ fivesKill: true }),
});
