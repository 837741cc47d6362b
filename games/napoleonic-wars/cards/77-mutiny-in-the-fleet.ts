import type { Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { type Nation, NATIONS } from '../catalogue/ids.ts';
import { director, type NapoleonicWars } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { pickNation } from './choosing.ts';
import { plainWords } from './plain-words.ts';
import { atSea, sendHome } from './ships.ts';

const { must, wording } = plainWords({
  'mutiny.nobody': { en: 'No nation has a Squadron at sea.', fr: 'Aucune nation n’a d’escadre en mer.' },
});
const MUTINY = cardId('mutiny_in_the_fleet');

const sailors = (g: NapoleonicWars): readonly Nation[] => NATIONS.filter((nation) => atSea(g, nation).length > 0);
/** 3 Half of them, rounded in favour of whoever plays it; up for an undirected Proxy. */
function* mutinies(g: NapoleonicWars, { seat }: By): Script {
  const nation = yield* pickNation(seat, MUTINY, sailors(g));
  const half = atSea(g, nation).length / 2;
  const count = seat !== null && director(g, nation) === seat ? Math.floor(half) : Math.ceil(half);
  for (let ship = 0; ship < count; ship++) yield* sendHome(g, nation, MUTINY);
}

/** 77 Mutiny in the Fleet: half of a nation’s Squadrons at sea go to Port and are refitted. */
export const mutinyInTheFleet: CardRules = {
  id: MUTINY,
  wording,
  says: {
    en: 'Name a nation with Squadrons at sea: half of them, rounded in favour of the player, go without interception to their nearest Friendly Ports and take Refit markers; the owner chooses which.',
    fr: 'Nommez une nation qui a des escadres en mer : la moitié, arrondie en faveur du joueur, gagne sans interception les ports amis les plus proches et y est mise en réparation ; le propriétaire choisit lesquelles.',
  },
  plays: [{ when: 'impulse', may: (g) => must('6.1', sailors(g).length > 0, 'mutiny.nobody'), play: mutinies }],
};
