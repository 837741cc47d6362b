import type { Words } from './words.ts';

interface Messages {
  'westphalia.exists': {};
}

export const napoleonicEuropeWords: Words<Messages> = {
  en: {
    'westphalia.exists': () => 'Westphalia exists already.',
  },
  fr: {
    'westphalia.exists': () => 'La Westphalie existe déjà.',
  },
};
