import type { CardId } from '../catalogue/ids.ts';
import type { Words } from './words.ts';

interface Messages {
  'schoenbrunn.discard': {};
  'schoenbrunn.tooLow': { card: CardId; least: number };
  'schoenbrunn.noCard': { least: number };
}

export const schoenbrunnWords: Words<Messages> = {
  en: {
    'schoenbrunn.discard': () => 'Since the marriage of Marie-Louise (30F) another card must go: which?',
    'schoenbrunn.tooLow': ({ card, least }, name) => `${name.card(card)}: a card worth ${least} or more must go.`,
    'schoenbrunn.noCard': ({ least }) => `Since 30F another card worth ${least} or more must be discarded.`,
  },
  fr: {
    'schoenbrunn.discard': () => 'Depuis le mariage de Marie-Louise (30F), une autre carte doit partir : laquelle ?',
    'schoenbrunn.tooLow': ({ card, least }, name) =>
      `${name.card(card)} : il faut une carte de valeur ${least} ou plus.`,
    'schoenbrunn.noCard': ({ least }) => `Depuis 30F, il faut défausser une autre carte de valeur ${least} ou plus.`,
  },
};
