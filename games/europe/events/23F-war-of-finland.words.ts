import type { Words } from './words.ts';

interface Messages {
  'finland.russiaAtWar': {};
}

export const warOfFinlandWords: Words<Messages> = {
  en: {
    'finland.russiaAtWar': () => 'Russia fights for the Coalition.',
  },
  fr: {
    'finland.russiaAtWar': () => 'La Russie combat pour la Coalition.',
  },
};
