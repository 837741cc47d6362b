import type { Script } from '@bivouac/kernel';
import { duchy as duchyCard, links, reserveId } from '../catalogue/catalogue.ts';
import type { DuchyId } from '../catalogue/ids.ts';
import { eventAttrition } from '../rules/6-cards/6.17-event-attrition.ts';
import { atWar, leadersOfIn, markArrived, type NapoleonicWars, survivors } from '../state/state.ts';
import type { By, CardRules, Happening, HappeningAt } from './card.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'cossacks.far': {
    en: 'No enemy of Russia has just entered a Russian Duchy or one next to a Russian Army.',
    fr: 'Aucun ennemi de la Russie ne vient d’entrer dans un duché russe ou voisin d’une armée russe.',
  },
});

const isNear = (g: NapoleonicWars, duchy: DuchyId): boolean =>
  duchyCard(duchy).owner === 'russia' || links(duchy).some(({ to }) => leadersOfIn(g, 'russia', to).length > 0);
const isPrey = (g: NapoleonicWars, now: Happening): boolean =>
  now.moment === 'formationEntered' && now.nations.some((nation) => atWar(g, nation, 'russia')) && isNear(g, now.duchy);

/** Attrition, never halved; the pieces hoist and strike no Flag for the rest of the Impulse. */
function* harry(g: NapoleonicWars, _by: By, { formation, nations, duchy }: HappeningAt<'formationEntered'>): Script {
  const here = survivors(g, formation, duchy);
  markArrived(g, here, duchy, { harried: true });
  const struck = nations.filter((nation) => atWar(g, nation, 'russia'));
  yield* eventAttrition(g, { at: duchy, nations: struck, flags: false, halved: 'never', only: here });
}

/** Cossacks (Russia): an enemy Formation that enters Russia, or a Duchy next to a Russian Army, suffers Attrition and places no Flags. */
export const cossacks: CardRules = {
  id: reserveId('cossacks'),
  wording,
  says: {
    en: 'Response: an enemy Formation that has just entered a Russian Duchy, or one next to a Russian Army, suffers Attrition, never halved, and places and removes no Flags in this Impulse.',
    fr: 'Réaction : une formation ennemie qui vient d’entrer dans un duché russe, ou voisin d’une armée russe, subit l’attrition, jamais divisée par deux, et ne place ni ne retire aucun drapeau de cette impulsion.',
  },
  mightAnswer: isPrey,
  plays: [
    { when: 'formationEntered', may: (g, _by, now) => must('6.14', isPrey(g, now), 'cossacks.far'), play: harry },
  ],
};
