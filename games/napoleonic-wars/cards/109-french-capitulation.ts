import type { Script } from '@bivouac/kernel';
import { cardId, duchyId } from '../catalogue/catalogue.ts';
import { atWar, changeNation, controller, keysOf, type NapoleonicWars } from '../state/state.ts';
import type { CardRules } from './card.ts';
import { winResource } from './hands.ts';
import { plainWords } from './plain-words.ts';

const { log, must, wording } = plainWords({
  'frenchEnd.strong': {
    en: 'Paris bears no enemy Flag, or France Controls more than eight Keys.',
    fr: 'Paris ne porte aucun drapeau ennemi, ou la France contrôle plus de huit clés.',
  },
  'frenchEnd.done': {
    en: 'France capitulates, and the game is over.',
    fr: 'La France capitule, et la partie est finie.',
  },
});
const PARIS = duchyId('paris');
const KEYS = 8;

/** 15.5 Reparations are paid, nothing is ceded, and points are counted. */
function* capitulates(g: NapoleonicWars): Script {
  winResource(g, controller(g, PARIS));
  changeNation(g, 'france', { resources: 0, plusKey: false });
  log(g, '5.82', 'frenchEnd.done');
  g.clock = { ...g.clock, phase: 'over', ending: 'capitulation' };
  yield* [];
}

/** 109 French Capitulation: with an enemy Flag in Paris and eight Keys or fewer the game ends at once (5.82). */
export const frenchCapitulation: CardRules = {
  id: cardId('french_capitulation'),
  wording,
  says: {
    en: 'If Paris bears an enemy Flag and France Controls eight Keys or fewer, France Submits at once to the nation of that Flag, which gains a Resource, and cedes nothing. The game ends, and points are counted.',
    fr: 'Si Paris porte un drapeau ennemi et que la France contrôle huit clés ou moins, la France se soumet aussitôt à la nation de ce drapeau, qui gagne une Ressource, et ne cède rien. La partie s’achève, et l’on compte les points.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) =>
        must('5.82', atWar(g, controller(g, PARIS), 'france') && keysOf(g, 'france') <= KEYS, 'frenchEnd.strong'),
      play: capitulates,
    },
  ],
};
