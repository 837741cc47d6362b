import type { CardId, Side } from '../catalogue/ids.ts';
import { count, nombre } from '../text/wording.ts';
import type { Words } from './words.ts';

interface Messages {
  'fouche.draw': { side: Side };
  'fouche.taken': { card: CardId; points: number };
  'fouche.nothing': {};
}

export const foucheWords: Words<Messages> = {
  en: {
    'fouche.draw': ({ side }, name) => `A card of ${name.side(side)} at random`,
    'fouche.taken': ({ card, points }, name) =>
      `Fouché finds ${name.card(card)}: it goes back to its pile, and brings ${count(points, 'activation point')}.`,
    'fouche.nothing': () => 'The enemy holds no card but permanent ones.',
  },
  fr: {
    'fouche.draw': ({ side }, name) => `Une carte au hasard : ${name.side(side)}`,
    'fouche.taken': ({ card, points }, name) =>
      `Fouché découvre ${name.card(card)} : elle retourne dans la pioche et rapporte ${nombre(points, 'point d’activation', 'points d’activation')}.`,
    'fouche.nothing': () => 'L’ennemi n’a en main que des cartes permanentes.',
  },
};
