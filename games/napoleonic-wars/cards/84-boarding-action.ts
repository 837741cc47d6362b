import { battleEvent } from './battle-dice.ts';

const DICE = 2;

/** 84 Boarding Action: two dice more in this Round; who sinks a Squadron in it gains one of their own after the battle. */
export const boardingAction = battleEvent('boarding_action', {
  says: {
    en: 'Naval battle: two dice more in this Round. If your side sinks a Squadron in it, your nation places one from its pool, under Refit, in its nearest Friendly Port after the battle.',
    fr: 'Bataille navale : deux dés de plus dans ce round. Si votre camp y coule une escadre, votre nation en place une de sa réserve, en réparation, dans son port ami le plus proche après la bataille.',
  },
  bonus: () => ({ dice: DICE, prize: true }),
});
