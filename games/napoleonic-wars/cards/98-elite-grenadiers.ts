import { battleEvent } from './battle-dice.ts';

const DICE = 2;

/** 98 Elite Grenadiers: two dice more in this Round, and one 6 against them is void. */
export const eliteGrenadiers = battleEvent('elite_grenadiers', {
  says: {
    en: 'Battle: two dice more in this Round, and one 6 rolled against your side counts as a miss.',
    fr: 'Bataille : deux dés de plus dans ce round, et un 6 obtenu contre votre camp compte comme manqué.',
  },
  bonus: () => ({ dice: DICE, voidSixes: 1 }),
});
