import type { NationId } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'tilsit.whom': {};
  'tilsit.nobody': {};
  'tilsit.liberation': {};
  'tilsit.notBritain': {};
  'tilsit.stillStrong': { nation: NationId };
}

type Answers =
  /** 26F The power on which peace is imposed. */
  { readonly kind: 'imposePeace'; readonly nation: NationId };

export const tilsitWords: CardWords<Messages, Answers> = {
  en: {
    'tilsit.whom': () => 'On whom is peace imposed?',
    'tilsit.nobody': () => 'No power of the Coalition is shaken enough.',
    'tilsit.liberation': () => 'The War of Liberation ends only with Madrid and all ports of the peninsula.',
    'tilsit.notBritain': () => 'Britain does not come to Tilsit.',
    'tilsit.stillStrong': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} has lost no key zone and has an army in good order.`,
  },
  fr: {
    'tilsit.whom': () => 'À qui la paix est-elle imposée ?',
    'tilsit.nobody': () => 'Aucune puissance de la Coalition n’est assez ébranlée.',
    'tilsit.liberation': () => 'La guerre de Libération ne s’achève qu’avec Madrid et tous les ports de la péninsule.',
    'tilsit.notBritain': () => 'L’Angleterre ne vient pas à Tilsit.',
    'tilsit.stillStrong': ({ nation }, name) =>
      `${name.nation(nation)} : aucune zone clef perdue, et une armée en bon ordre.`,
  },
  labels: {
    en: {
      byKind: {
        imposePeace: ({ nation }, name) => name.nation(nation),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        imposePeace: ({ nation }, name) => name.nation(nation),
      },
      byQuestion: {},
    },
  },
};
