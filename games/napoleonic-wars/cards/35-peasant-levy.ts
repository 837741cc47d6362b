import type { Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { NapoleonicWars } from '../state/state.ts';
import type { CardRules } from './card.ts';
import { friendlyHomes, hasUnits, spread } from './placing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'levy.nowhere': { en: 'Russia has no Friendly Home Duchy.', fr: 'La Russie n’a pas de duché national ami.' },
});
const PEASANT_LEVY = cardId('peasant_levy');
const UNITS = 3;

function* levies(g: NapoleonicWars): Script {
  const duchies = friendlyHomes(g, 'russia');
  yield* spread(g, 'russia', PEASANT_LEVY, { units: UNITS, duchies, mostInOne: UNITS, mostDuchies: 1 });
}

/** 35 Peasant Levy: three Russian Units in one Friendly Russian Home Duchy, where the Russian player likes. */
export const peasantLevy: CardRules = {
  id: PEASANT_LEVY,
  wording,
  says: {
    en: 'Russia places three Units in one Friendly Russian Home Duchy; the Russian player chooses it, whoever plays the event.',
    fr: 'La Russie place trois unités dans un même duché national russe ami ; le joueur russe le choisit, quel que soit celui qui joue l’événement.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) => must('6.1', friendlyHomes(g, 'russia').length > 0, 'levy.nowhere') ?? hasUnits(g, 'russia', UNITS),
      play: levies,
    },
  ],
};
