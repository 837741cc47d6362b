import { battleEvent, sideOf } from './battle-dice.ts';
import { plainWords } from './plain-words.ts';

const { wording, must } = plainWords({
  'slope.attacks': {
    en: 'Only the inactive side waits behind a slope.',
    fr: 'Seul le camp inactif attend à contre-pente.',
  },
});
const FEWER = 3;

/** 95 Reverse Slope: the attacker rolls three dice fewer in this Round, and never less than one. */
export const reverseSlope = battleEvent('reverse_slope', {
  says: {
    en: 'Battle: against the inactive side the enemy rolls three dice fewer in this Round, but never less than one.',
    fr: 'Bataille : contre le camp inactif, l’ennemi lance trois dés de moins dans ce round, mais jamais moins d’un.',
  },
  wording,
  may: (g, { nation }) => must('6.15', sideOf(g, nation) === 'inactive', 'slope.attacks'),
  bonus: () => ({ enemyDice: -FEWER }),
});
