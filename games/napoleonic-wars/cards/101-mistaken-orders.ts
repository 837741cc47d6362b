import { doesRatingCount } from '../rules/11-battle/11.2-dice.ts';
import { battleEvent, enemyOf } from './battle-dice.ts';
import { plainWords } from './plain-words.ts';

const { wording, must } = plainWords({
  'mistaken.nobody': {
    en: 'The enemy has no Commander whose rating counts now.',
    fr: 'L’ennemi n’a pas de commandant dont la valeur compte en ce moment.',
  },
});

/** 101 Mistaken Orders: the rating of the enemy Commander brings no dice in this Round. */
export const mistakenOrders = battleEvent('mistaken_orders', {
  says: {
    en: 'Battle: the enemy Commander’s Battle Rating adds no dice in this Round.',
    fr: 'Bataille : la valeur de bataille du commandant ennemi n’ajoute aucun dé dans ce round.',
  },
  wording,
  may: (g, { nation }) => must('6.15', doesRatingCount(g, enemyOf(g, nation)), 'mistaken.nobody'),
  bonus: () => ({ enemyRating: 0 }),
});
