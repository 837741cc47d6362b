import type { Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { Nation } from '../catalogue/ids.ts';
import type { NapoleonicWars } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { pickNation } from './choosing.ts';
import { friendlyHomes, hasUnits, spread } from './placing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'landwehr.nowhere': {
    en: 'Neither Austria nor Prussia has two Friendly Home Duchies and three Units.',
    fr: 'Ni l’Autriche ni la Prusse n’a deux duchés nationaux amis et trois unités.',
  },
});
const LANDWEHR = cardId('landwehr');
const UNITS = 3;
const MOST_IN_ONE = 2;
const GERMANS: readonly Nation[] = ['austria', 'prussia'];
const armed = (g: NapoleonicWars): readonly Nation[] =>
  GERMANS.filter((nation) => friendlyHomes(g, nation).length > 1 && hasUnits(g, nation, UNITS) === undefined);

function* musters(g: NapoleonicWars, { seat }: By): Script {
  const nation = yield* pickNation(seat, LANDWEHR, armed(g));
  const duchies = friendlyHomes(g, nation);
  yield* spread(g, nation, LANDWEHR, { units: UNITS, duchies, mostInOne: MOST_IN_ONE, mostDuchies: UNITS });
}

/** 38 Landwehr: three Austrian or Prussian Units in Friendly Home Duchies, two in one at most. */
export const landwehr: CardRules = {
  id: LANDWEHR,
  wording,
  says: {
    en: 'Name Austria or Prussia, whatever its Camp: its player places three Units in its Friendly Home Duchies, at most two in one.',
    fr: 'Nommez l’Autriche ou la Prusse, quel que soit son camp : son joueur place trois unités dans ses duchés nationaux amis, deux au plus dans un même duché.',
  },
  plays: [{ when: 'impulse', may: (g) => must('6.1', armed(g).length > 0, 'landwehr.nowhere'), play: musters }],
};
