import { cardId } from '../catalogue/catalogue.ts';
import type { DuchyId } from '../catalogue/ids.ts';
import { markFormation, type NapoleonicWars } from '../state/state.ts';
import { atOnce, type By, type CardRules, type Happening } from './card.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'guides.atSea': { en: 'Only Formations on land are guided.', fr: 'Seules les formations à terre sont guidées.' },
});
const isOnLand = (_g: NapoleonicWars, now: Happening): boolean =>
  now.moment === 'attemptDeclared' || (now.moment === 'moveDeclared' && now.by === 'land');
const guide = atOnce((g: NapoleonicWars, _by: By, now: Happening) => {
  if ((now.moment === 'moveDeclared' || now.moment === 'attemptDeclared') && now.formation)
    markFormation(g, now.formation, now.from as DuchyId, { guided: true });
});

/** 63 Local Guides: for a Formation that marches, intercepts or evades, passes and marshes are plain in this Impulse, and its attempts get +1. */
export const localGuides: CardRules = {
  id: cardId('local_guides'),
  wording,
  says: {
    en: 'Response to a march, interception or evasion just declared: for that Formation passes and marshes count as plain for the rest of the Impulse, and its interception and evasion rolls get +1.',
    fr: 'Réaction à une marche, une interception ou une esquive déclarée : pour cette formation, cols et marais comptent comme plaine jusqu’à la fin de l’impulsion, et ses lancers d’interception et d’esquive ont +1.',
  },
  mightAnswer: isOnLand,
  plays: [
    { when: 'moveDeclared', may: (g, _by, now) => must('6.14', isOnLand(g, now), 'guides.atSea'), play: guide },
    { when: 'attemptDeclared', may: () => undefined, play: guide },
  ],
};
