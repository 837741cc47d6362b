import type { Words } from './words.ts';

interface Messages {
  'holland.amsterdam': {};
}

export const kingdomOfHollandWords: Words<Messages> = {
  en: {
    'holland.amsterdam': () => 'The Coalition holds Amsterdam.',
  },
  fr: {
    'holland.amsterdam': () => 'La Coalition tient Amsterdam.',
  },
};
