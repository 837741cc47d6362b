import type { Script } from '@bivouac/kernel';
import { cardId, duchyId, leaderId, links } from '../catalogue/catalogue.ts';
import { isFriendly } from '../rules/3-glossary/3-standing.ts';
import { isOnMap, leaderRow, leadersOfIn, type NapoleonicWars, nationsIn } from '../state/state.ts';
import type { CardRules } from './card.ts';
import { hasUnits, place } from './placing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'poniatowski.warsaw': {
    en: 'Warsaw is not Friendly to France, nor empty with a French Army next to it.',
    fr: 'Varsovie n’est ni amie de la France, ni vide avec une armée française à côté.',
  },
  'poniatowski.there': { en: 'Poniatowski is in play already.', fr: 'Poniatowski est déjà en jeu.' },
});
const PONIATOWSKI = leaderId('poniatowski');
const WARSAW = duchyId('warsaw');
const UNITS = 2;

const isOpen = (g: NapoleonicWars): boolean =>
  isFriendly(g, 'france', WARSAW) ||
  (nationsIn(g, WARSAW).every((nation) => nation === 'france') &&
    links(WARSAW).some(({ to }) => leadersOfIn(g, 'france', to).length > 0));
function* rides(g: NapoleonicWars): Script {
  yield* place(g, 'france', WARSAW, UNITS, [PONIATOWSKI]);
}

/** 46 Poniatowski: he and two French Units at Warsaw, whoever Controls it, without a war (8.33, 17.2). */
export const poniatowski: CardRules = {
  id: cardId('poniatowski'),
  wording,
  says: {
    en: 'Imperial Camp only: France places Poniatowski and two Units in Warsaw, if it is Friendly, or empty with a French Army next to it. No Flag, no war.',
    fr: 'Camp impérial seul : la France place Poniatowski et deux unités à Varsovie, si elle est amie, ou vide avec une armée française à côté. Ni drapeau, ni guerre.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) => {
        const { at } = leaderRow(g, PONIATOWSKI);
        return (
          must('6.1', !isOnMap(at) && at !== 'regroup' && at !== 'war', 'poniatowski.there') ??
          must('6.1', isOpen(g), 'poniatowski.warsaw') ??
          hasUnits(g, 'france', UNITS)
        );
      },
      play: rides,
    },
  ],
};
