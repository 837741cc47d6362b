import { draw, type Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { Nation } from '../catalogue/ids.ts';
import { campOf, director, giveCard, handOf, type NapoleonicWars } from '../state/state.ts';
import { revealTo, say } from '../text/speech.ts';
import { inCamp } from '../state/state.ts';
import type { CardRules } from './card.ts';
import { pickNation } from './choosing.ts';
import { plainWords } from './plain-words.ts';

const { log, must, wording } = plainWords({
  'fouche.nobody': { en: 'No Coalition nation holds a card.', fr: 'Aucune nation de la Coalition n’a de carte.' },
  'fouche.takes': { en: 'The French police take a card.', fr: 'La police française prend une carte.' },
});
const FOUCHE = cardId('fouche');

const suspects = (g: NapoleonicWars): readonly Nation[] =>
  inCamp(g, 'coalition').filter((nation) => nation !== 'france' && handOf(g, nation).some((card) => card !== FOUCHE));

/** Whoever plays it, the French player names the nation; chance names the card, and only the two players see it. */
function* searches(g: NapoleonicWars): Script {
  const nation = yield* pickNation(director(g, 'france'), FOUCHE, suspects(g));
  const left = handOf(g, nation).map((card) => ({ kind: 'randomCard' as const, card }));
  const { card } = yield* draw('6.1', say('card.random', { nation }), left);
  giveCard(g, card, 'france');
  const seats = [director(g, 'france'), director(g, nation)].flatMap((seat) => (seat === null ? [] : [seat]));
  log(g, '6.1', 'fouche.takes');
  revealTo(g, { only: seats }, '6.1', 'draw.got', { nation: 'france', card });
}

/** 32 Fouche: France takes a random card of a Coalition nation that its player names. */
export const fouche: CardRules = {
  id: FOUCHE,
  wording,
  says: {
    en: 'Whoever plays it, the French player names a Coalition nation, and France takes one of its cards at random.',
    fr: 'Quel que soit le joueur de la carte, le joueur français nomme une nation de la Coalition, dont la France prend une carte au hasard.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) => must('6.1', campOf(g, 'france') !== 'coalition' && suspects(g).length > 0, 'fouche.nobody'),
      play: searches,
    },
  ],
};
