import type { Words } from './words.ts';

interface Messages {
  'rothschild.nothing': {};
}

export const rothschildWords: Words<Messages> = {
  en: {
    'rothschild.nothing': () => 'There is no card to draw.',
  },
  fr: {
    'rothschild.nothing': () => 'Il n’y a aucune carte à tirer.',
  },
};
