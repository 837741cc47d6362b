import type { DuchyId } from '../catalogue/ids.ts';
import { battle, unitsIn } from '../state/state.ts';
import { battleEvent } from './battle-dice.ts';
import { plainWords } from './plain-words.ts';

const { wording, must } = plainWords({
  'janissaries.absent': { en: 'No Ottoman Unit fights here.', fr: 'Aucune unité ottomane ne combat ici.' },
});
const DICE = 3;

/** Janissaries (Turkey): three dice more in this Round, and a Unit less if the battle is lost. */
export const janissaries = battleEvent('janissaries', {
  says: {
    en: 'Battle: three dice more in this Round for the side with Ottoman Units. If it loses the battle, the Turks lose one Unit more.',
    fr: 'Bataille : trois dés de plus dans ce round pour le camp des unités ottomanes. S’il perd la bataille, les Ottomans perdent une unité de plus.',
  },
  wording,
  may: (g) => must('6.15', unitsIn(g, battle(g).at as DuchyId, 'turkey') > 0, 'janissaries.absent'),
  bonus: () => ({ dice: DICE, price: true }),
});
