import type { Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { isPower, type Nation, NATIONS } from '../catalogue/ids.ts';
import type { NapoleonicWars } from '../state/state.ts';
import { anyTime } from './any-time.ts';
import type { By } from './card.ts';
import { pickNation } from './choosing.ts';
import { friendlyHomes, hasUnits, spread } from './placing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'conscripts.nobody': {
    en: 'No nation can receive Units in a Friendly Home Duchy.',
    fr: 'Aucune nation ne peut recevoir d’unités dans un duché national ami.',
  },
});
const CONSCRIPTS = cardId('conscripts');
const unitsFor = (nation: Nation): number => (nation === 'france' ? 4 : isPower(nation) ? 2 : 1);
const recruiters = (g: NapoleonicWars): readonly Nation[] =>
  NATIONS.filter((nation) => friendlyHomes(g, nation).length > 0 && hasUnits(g, nation, 1) === undefined);

function* called(g: NapoleonicWars, { seat }: By): Script {
  const nation = yield* pickNation(seat, CONSCRIPTS, recruiters(g));
  const duchies = friendlyHomes(g, nation);
  yield* spread(g, nation, CONSCRIPTS, { units: unitsFor(nation), duchies, mostInOne: 4, mostDuchies: 2 });
}

/** 34 Conscripts: four French Units, two of another Power or one of a Minor in one or two Friendly Home Duchies. */
export const conscripts = anyTime(CONSCRIPTS, {
  wording,
  says: {
    en: 'Response: name a nation, yours or not; its player places Units in one or two of its Friendly Home Duchies: four if France, two if another Power, one if a Minor.',
    fr: 'Réaction : nommez une nation, la vôtre ou non ; son joueur place des unités dans un ou deux de ses duchés nationaux amis : quatre pour la France, deux pour une autre puissance, une pour une nation mineure.',
  },
  may: (g) => must('6.14', recruiters(g).length > 0, 'conscripts.nobody'),
  play: called,
});
