import { cardId } from '../catalogue/catalogue.ts';
import { markFormation } from '../state/state.ts';
import type { CardRules } from './card.ts';
import { moveFree, movers } from './free-moves.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'forced.nobody': { en: 'No Army of your nation can march.', fr: 'Aucune armée de votre nation ne peut marcher.' },
});
const FORCED_MARCHES = cardId('forced_marches');
const MOVES = 6;

/** 52 Forced Marches: an Army makes up to six free moves, and wears out only from the seventh Duchy on (9.42). */
export const forcedMarches: CardRules = {
  id: FORCED_MARCHES,
  wording,
  says: {
    en: 'One Army or Army Group under a leader of your nation makes up to six free land moves; for its pieces forced march Attrition begins only with the seventh Duchy of this Impulse.',
    fr: 'Une armée ou un groupe d’armées sous un général de votre nation fait jusqu’à six mouvements terrestres gratuits ; pour ses pièces, l’attrition de marche forcée ne commence qu’au septième duché de l’impulsion.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g, { nation }) => must('6.1', movers(g, nation).length > 0, 'forced.nobody'),
      play: (g, by) =>
        moveFree(g, by, FORCED_MARCHES, MOVES, (formation, at) => markFormation(g, formation, at, { seasoned: true })),
    },
  ],
};
