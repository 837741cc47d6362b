import type { ForceName } from '../state/state.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'kutuzov.offer': {};
  'scorchedEarth.begins': { year: number };
}

type Answers =
  /** 40C The army that Kutuzov takes over. */
  { readonly kind: 'takeOver'; readonly force: ForceName };

export const scorchedEarthWords: CardWords<Messages, Answers> = {
  en: {
    'kutuzov.offer': () => 'Kutuzov comes back: does he take over the Russian army?',
    'scorchedEarth.begins': ({ year }) => `Scorched earth in Russia to the end of ${year}.`,
  },
  fr: {
    'kutuzov.offer': () => 'Koutouzov revient : prend-il le commandement de l’armée russe ?',
    'scorchedEarth.begins': ({ year }) => `Terre brûlée en Russie jusqu’à la fin de ${year}.`,
  },
  labels: {
    en: {
      byKind: {
        takeOver: ({ force }, name) => `From ${name.the.force(force)}`,
      },
      byQuestion: {
        'kutuzov.offer/done': 'He waits in the reserve',
      },
    },
    fr: {
      byKind: {
        takeOver: ({ force }, name) => `À la place ${name.of.force(force)}`,
      },
      byQuestion: {
        'kutuzov.offer/done': 'Il attend dans la réserve',
      },
    },
  },
};
