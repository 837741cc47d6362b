import type { GeneralId, UnitId } from '../catalogue/ids.ts';
import { capital, count } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'aragon.nobody': {};
  'aragon.who': {};
  'aragon.militia': { left: number };
  'aragon.dispersed': { unit: UnitId };
}

type Answers =
  | { readonly kind: 'pacifier'; readonly general: GeneralId }
  | { readonly kind: 'disperse'; readonly unit: UnitId };

export const pacificationOfAragonWords: CardWords<Messages, Answers> = {
  en: {
    'aragon.nobody': () => 'No supplied French general can be activated in Spain.',
    'aragon.who': () => 'Which general pacifies the country?',
    'aragon.militia': ({ left }) => `Which militia is dispersed? ${count(left, 'more', 'more')}`,
    'aragon.dispersed': ({ unit }, name) => `${capital(name.the.unit(unit))} is dispersed.`,
  },
  fr: {
    'aragon.nobody': () => 'Aucun général français ravitaillé ne peut être activé en Espagne.',
    'aragon.who': () => 'Quel général pacifie le pays ?',
    'aragon.militia': ({ left }) => `Quelle milice disperser ? (encore ${left})`,
    'aragon.dispersed': ({ unit }, name) => `${capital(name.the.unit(unit))} est dispersée.`,
  },
  labels: {
    en: {
      byKind: {
        pacifier: ({ general }, name) => name.general(general),
        disperse: ({ unit }, name) => name.unit(unit),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        pacifier: ({ general }, name) => name.general(general),
        disperse: ({ unit }, name) => name.unit(unit),
      },
      byQuestion: {},
    },
  },
};
