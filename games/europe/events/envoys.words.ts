import type { CardId, NationId } from '../catalogue/ids.ts';
import { signed } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'envoys.whom': { bonus: number };
  'envoys.nobody': { card: CardId };
}

type Answers =
  /** 11F, 13C A diplomatic action by an event. */
  { readonly kind: 'approach'; readonly nation: NationId };

export const envoysWords: CardWords<Messages, Answers> = {
  en: {
    'envoys.whom': ({ bonus }) => `A diplomatic action at ${signed(bonus)}: on whom?`,
    'envoys.nobody': ({ card }, name) => `${name.card(card)}: nobody can be approached now.`,
  },
  fr: {
    'envoys.whom': ({ bonus }) => `Une action diplomatique à ${signed(bonus)} : sur qui ?`,
    'envoys.nobody': ({ card }, name) => `${name.card(card)} : personne ne peut être approché maintenant.`,
  },
  labels: {
    en: {
      byKind: {
        approach: ({ nation }, name) => name.nation(nation),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        approach: ({ nation }, name) => name.nation(nation),
      },
      byQuestion: {},
    },
  },
};
