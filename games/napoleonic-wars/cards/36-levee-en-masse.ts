import type { Script } from '@bivouac/kernel';
import { cardId, homesOf } from '../catalogue/catalogue.ts';
import { enemiesIn } from '../rules/3-glossary/3-standing.ts';
import { atWar, director, flagIn, type NapoleonicWars } from '../state/state.ts';
import type { CardRules } from './card.ts';
import { pickDuchies } from './choosing.ts';
import { friendlyHomes, hasUnits, place } from './placing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'levee.safe': {
    en: 'No enemy Formation or Flag is in a French Home Duchy.',
    fr: 'Aucune formation ni aucun drapeau ennemi n’est dans un duché national français.',
  },
  'levee.nowhere': { en: 'France has no Friendly Home Duchy.', fr: 'La France n’a pas de duché national ami.' },
});
const LEVEE_EN_MASSE = cardId('levee_en_masse');
const DUCHIES = 5;

const isInvaded = (g: NapoleonicWars): boolean =>
  homesOf('france').some((duchy) => {
    const flag = flagIn(g, duchy)?.nation;
    return enemiesIn(g, 'france', duchy).length > 0 || (flag !== undefined && atWar(g, flag, 'france'));
  });
function* rises(g: NapoleonicWars): Script {
  for (const duchy of yield* pickDuchies(director(g, 'france'), LEVEE_EN_MASSE, friendlyHomes(g, 'france'), DUCHIES))
    yield* place(g, 'france', duchy, 1);
}

/** 36 Levee en Masse: with the enemy in France a Unit in each of up to five Friendly French Home Duchies. */
export const leveeEnMasse: CardRules = {
  id: LEVEE_EN_MASSE,
  wording,
  says: {
    en: 'Imperial Camp only, with an enemy Formation or Flag in a French Home Duchy: France places one Unit in each of one to five Friendly French Home Duchies.',
    fr: 'Camp impérial seul, avec une formation ou un drapeau ennemi dans un duché national français : la France place une unité dans chacun d’un à cinq duchés nationaux amis.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) =>
        must('6.1', isInvaded(g), 'levee.safe') ??
        must('6.1', friendlyHomes(g, 'france').length > 0, 'levee.nowhere') ??
        hasUnits(g, 'france', 1),
      play: rises,
    },
  ],
};
