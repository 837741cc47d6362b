import { cardId } from '../catalogue/catalogue.ts';
import { impulse, leaderRow, markArrived, type NapoleonicWars } from '../state/state.ts';
import { atOnce, type CardRules, type Happening } from './card.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'stragglers.fresh': {
    en: 'Only a Formation of the Active side that has just marched into its second Duchy, or a later one.',
    fr: 'Seulement une formation du camp actif qui vient d’entrer dans son deuxième duché, ou un suivant.',
  },
});
const SECOND = 2;

const isTired = (g: NapoleonicWars, now: Happening): boolean =>
  now.moment === 'formationEntered' &&
  now.by === 'march' &&
  now.nations.includes(impulse(g).nation) &&
  (now.formation.leaders.some((leader) => leaderRow(g, leader).marched >= SECOND) ||
    g.units.some((row) => row.at === now.duchy && row.marched >= SECOND && (now.formation.units[row.nation] ?? 0) > 0));

/** 56 Stragglers: a Formation that marches into its second Duchy or a later one goes no further in this Impulse. */
export const stragglers: CardRules = {
  id: cardId('stragglers'),
  wording,
  says: {
    en: 'Response: an Active Formation that has just entered its second or a later Duchy of this Impulse by land enters no further one.',
    fr: 'Réaction : une formation active qui vient d’entrer par terre dans son deuxième duché de l’impulsion, ou un suivant, n’entre plus dans aucun autre.',
  },
  mightAnswer: isTired,
  plays: [
    {
      when: 'formationEntered',
      may: (g, _by, now) => must('6.14', isTired(g, now), 'stragglers.fresh'),
      play: atOnce((g, _by, { formation, duchy }) => markArrived(g, formation, duchy, { halted: true })),
    },
  ],
};
