import type { ForceName } from '../state/state.ts';
import { capital } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'desertion.which': {};
  'desertion.lastStep': { force: ForceName };
  'desertion.nobody': {};
}

type Answers =
  /** 39C The force from which men run away. */
  { readonly kind: 'desert'; readonly force: ForceName };

export const desertionWords: CardWords<Messages, Answers> = {
  en: {
    'desertion.which': () => 'From which force do men desert?',
    'desertion.lastStep': ({ force }, name) => `${capital(name.the.force(force))} has one step left.`,
    'desertion.nobody': () => 'No force of the Empire has more than one step.',
  },
  fr: {
    'desertion.which': () => 'De quelle force des hommes désertent-ils ?',
    'desertion.lastStep': ({ force }, name) => `${capital(name.the.force(force))} n’a plus qu’un pas.`,
    'desertion.nobody': () => 'Aucune force de l’Empire n’a plus d’un pas.',
  },
  labels: {
    en: {
      byKind: {
        desert: ({ force }, name) => name.force(force),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        desert: ({ force }, name) => name.force(force),
      },
      byQuestion: {},
    },
  },
};
