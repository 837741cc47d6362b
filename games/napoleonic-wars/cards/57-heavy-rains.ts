import { cardId } from '../catalogue/catalogue.ts';
import type { CardRules } from './card.ts';
import { timedEvent } from './timed.ts';

/** 57 Heavy Rains: marching costs a point more for each Army, free moves are halved, horse and guns stick in the mud. */
export const heavyRains: CardRules = timedEvent(cardId('heavy_rains'), {
  says: {
    en: 'Timed: each Duchy entered by land with points costs one more for each Army or leaderless piece; free moves by event are halved, at least one. No Cavalry Charge, no Grand Battery.',
    fr: 'Durable : chaque duché où l’on entre par terre avec des points coûte un de plus par armée ou pièce sans général ; les mouvements gratuits d’événements sont divisés par deux, un au moins. Ni Charge de cavalerie ni Grande batterie.',
  },
});
