import type { CardId } from '../catalogue/ids.ts';
import type { Words } from './words.ts';

interface Messages {
  'correspondence.hand': { cards: readonly CardId[] };
  'correspondence.which': {};
  'correspondence.tooDear': { card: CardId; most: number };
  'correspondence.nothing': {};
}

export const secretCorrespondenceWords: Words<Messages> = {
  en: {
    'correspondence.hand': ({ cards }, name) =>
      cards.length === 0 ? 'The Empire holds no card.' : `The Empire holds ${name.cards(cards)}.`,
    'correspondence.which': () => 'Which card does the Empire discard?',
    'correspondence.tooDear': ({ card, most }, name) => `${name.card(card)} is worth more than ${most}.`,
    'correspondence.nothing': () => 'The Empire holds no card that it could lose.',
  },
  fr: {
    'correspondence.hand': ({ cards }, name) =>
      cards.length === 0 ? 'L’Empire n’a aucune carte.' : `L’Empire tient ${name.cards(cards)}.`,
    'correspondence.which': () => 'Quelle carte l’Empire défausse-t-il ?',
    'correspondence.tooDear': ({ card, most }, name) => `${name.card(card)} vaut plus de ${most}.`,
    'correspondence.nothing': () => 'L’Empire n’a aucune carte à perdre.',
  },
};
