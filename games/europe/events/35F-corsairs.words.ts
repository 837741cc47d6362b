import type { Words } from './words.ts';

interface Messages {
  'corsairs.out': {};
}

export const corsairsWords: Words<Messages> = {
  en: {
    'corsairs.out': () => 'The corsairs put to sea.',
  },
  fr: {
    'corsairs.out': () => 'Les corsaires prennent la mer.',
  },
};
