import type { NationId } from '../catalogue/ids.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'pitt.whom': {};
}

type Answers =
  /** 21C The ally who may receive more. */
  { readonly kind: 'subsidise'; readonly nation: NationId };

export const pittsGoldWords: CardWords<Messages, Answers> = {
  en: {
    'pitt.whom': () => 'Which ally may receive up to 8 resources?',
  },
  fr: {
    'pitt.whom': () => 'Quel allié peut recevoir jusqu’à 8 ressources ?',
  },
  labels: {
    en: {
      byKind: {
        subsidise: ({ nation }, name) => name.nation(nation),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        subsidise: ({ nation }, name) => name.nation(nation),
      },
      byQuestion: {},
    },
  },
};
