import type { Script } from '@bivouac/kernel';
import { cardId, duchyId } from '../catalogue/catalogue.ts';
import type { DuchyId } from '../catalogue/ids.ts';
import { controller, director, type NapoleonicWars } from '../state/state.ts';
import type { CardRules } from './card.ts';
import { pickDuchies } from './choosing.ts';
import { hasUnits, place } from './placing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'rhine.few': {
    en: 'France does not Control four Duchies of the Confederation.',
    fr: 'La France ne contrôle pas quatre duchés de la Confédération.',
  },
});
const CONFEDERATION = cardId('confederation_of_the_rhine');
const MEMBERS: readonly DuchyId[] = ['baden', 'wurttemberg', 'munich', 'ratisbon', 'wurzburg', 'frankfurt'].map((id) =>
  duchyId(id),
);
const NEEDED = 4;
const UNITS = 3;
const french = (g: NapoleonicWars): readonly DuchyId[] => MEMBERS.filter((duchy) => controller(g, duchy) === 'france');

function* musters(g: NapoleonicWars): Script {
  for (const duchy of yield* pickDuchies(director(g, 'france'), CONFEDERATION, french(g), UNITS, UNITS))
    yield* place(g, 'france', duchy, 1);
}

/** 25 Confederation of the Rhine: a French Unit in each of three German Duchies, of four that France Controls. */
export const confederationOfTheRhine: CardRules = {
  id: CONFEDERATION,
  wording,
  says: {
    en: 'Imperial Camp only, if France Controls at least four of Baden, Wurttemberg, Munich, Ratisbon, Wurzburg and Frankfurt: it places one Unit in each of three of them that it Controls.',
    fr: 'Camp impérial seul, si la France contrôle au moins quatre duchés parmi Bade, Wurtemberg, Munich, Ratisbonne, Wurtzbourg et Francfort : elle place une unité dans trois de ceux qu’elle contrôle.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) => must('6.1', french(g).length >= NEEDED, 'rhine.few') ?? hasUnits(g, 'france', UNITS),
      play: musters,
    },
  ],
};
