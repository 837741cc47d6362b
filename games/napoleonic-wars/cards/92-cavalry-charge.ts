import { isInForce } from '../state/state.ts';
import { battleEvent } from './battle-dice.ts';
import { plainWords } from './plain-words.ts';

const { wording, must } = plainWords({
  'charge.mud': { en: 'Not in Heavy Rains.', fr: 'Pas sous les Pluies diluviennes.' },
});
const DICE = 2;

/** 92 Cavalry Charge: two dice more in this Round, and a rout brings a Resource on one more. Not in Heavy Rains. */
export const cavalryCharge = battleEvent('cavalry_charge', {
  says: {
    en: 'Battle: two dice more in this Round. If your side routs the enemy in this battle, the Resource roll succeeds on one more. Not in Heavy Rains.',
    fr: 'Bataille : deux dés de plus dans ce round. Si votre camp met l’ennemi en déroute dans cette bataille, le lancer de Ressource réussit à un point de plus. Pas sous les Pluies diluviennes.',
  },
  wording,
  may: (g) => must('6.15', !isInForce(g, 'heavy_rains'), 'charge.mud'),
  bonus: () => ({ dice: DICE, routBonus: 1 }),
});
