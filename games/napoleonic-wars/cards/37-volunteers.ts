import type { Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { DuchyId } from '../catalogue/ids.ts';
import type { NapoleonicWars } from '../state/state.ts';
import type { CardRules } from './card.ts';
import { friendlyHomes, hasUnits, spread } from './placing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'volunteers.nowhere': {
    en: 'No British Home Duchy but Gibraltar is Friendly.',
    fr: 'Aucun duché national britannique n’est ami, hors Gibraltar.',
  },
});
const VOLUNTEERS = cardId('volunteers');
const UNITS = 2;
const atHome = (g: NapoleonicWars): readonly DuchyId[] =>
  friendlyHomes(g, 'britain').filter((duchy) => duchy !== 'gibraltar');

function* enlist(g: NapoleonicWars): Script {
  const duchies = atHome(g);
  yield* spread(g, 'britain', VOLUNTEERS, { units: UNITS, duchies, mostInOne: UNITS, mostDuchies: UNITS });
}

/** 37 Volunteers: two British Units in Friendly British Home Duchies other than Gibraltar. */
export const volunteers: CardRules = {
  id: VOLUNTEERS,
  wording,
  says: {
    en: 'Britain places two Units in Friendly British Home Duchies other than Gibraltar; the British player chooses, whoever plays the event.',
    fr: 'La Grande-Bretagne place deux unités dans des duchés nationaux britanniques amis, hors Gibraltar ; le joueur britannique choisit, quel que soit celui qui joue l’événement.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) => must('6.1', atHome(g).length > 0, 'volunteers.nowhere') ?? hasUnits(g, 'britain', UNITS),
      play: enlist,
    },
  ],
};
