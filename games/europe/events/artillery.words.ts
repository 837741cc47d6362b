import type { CardId } from '../catalogue/ids.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'artillery.which': {};
  'artillery.silenced': { card: CardId };
}

type Answers =
  /** 31C, 32C The artillery card that has no effect. */
  { readonly kind: 'silence'; readonly card: CardId };

export const artilleryWords: CardWords<Messages, Answers> = {
  en: {
    'artillery.which': () => 'Which artillery card has no effect?',
    'artillery.silenced': ({ card }, name) => `${name.card(card)} has no effect.`,
  },
  fr: {
    'artillery.which': () => 'Quelle carte d’artillerie reste sans effet ?',
    'artillery.silenced': ({ card }, name) => `${name.card(card)} reste sans effet.`,
  },
  labels: {
    en: {
      byKind: {
        silence: ({ card }, name) => name.card(card),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        silence: ({ card }, name) => name.card(card),
      },
      byQuestion: {},
    },
  },
};
