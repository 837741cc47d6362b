import type { Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { NapoleonicWars } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { moveFree, movers } from './free-moves.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'turning.nobody': { en: 'No Army of your nation can march.', fr: 'Aucune armée de votre nation ne peut marcher.' },
});
const TURNING_MOVEMENT = cardId('turning_movement');
const MOVES = 4;

function* turns(g: NapoleonicWars, by: By): Script {
  yield* moveFree(g, by, TURNING_MOVEMENT, MOVES, () => {
    g.effects = [...g.effects, { kind: 'unseen', card: TURNING_MOVEMENT, nation: by.nation }];
  });
  g.effects = g.effects.filter(({ kind }) => kind !== 'unseen');
}

/** 51 Turning Movement: an Army makes up to four free moves, and nobody intercepts or evades it. */
export const turningMovement: CardRules = {
  id: TURNING_MOVEMENT,
  wording,
  says: {
    en: 'One Army or Army Group under a leader of your nation makes up to four free land moves, in which it cannot be intercepted and those it attacks may not evade.',
    fr: 'Une armée ou un groupe d’armées sous un général de votre nation fait jusqu’à quatre mouvements terrestres gratuits, sans interception possible, et ceux qu’il attaque ne peuvent esquiver.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g, { nation }) => must('6.1', movers(g, nation).length > 0, 'turning.nobody'),
      play: turns,
    },
  ],
};
