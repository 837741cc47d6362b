import type { UnitId } from '../catalogue/ids.ts';
import { count } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'completing.which': { left: number };
}

type Answers = { readonly kind: 'completeFree'; readonly unit: UnitId };

/** 2.1 Corps that an event completes without cost. */
export const completingWords: CardWords<Messages, Answers> = {
  en: {
    'completing.which': ({ left }) => `Which unit is brought to full strength? ${count(left, 'more', 'more')}`,
  },
  fr: {
    'completing.which': ({ left }) => `Quelle unité compléter ? (encore ${left})`,
  },
  labels: {
    en: {
      byKind: {
        completeFree: ({ unit }, name) => name.unit(unit),
      },
      byQuestion: {
        'completing.which/done': 'No more',
      },
    },
    fr: {
      byKind: {
        completeFree: ({ unit }, name) => name.unit(unit),
      },
      byQuestion: {
        'completing.which/done': 'Pas davantage',
      },
    },
  },
};
