import type { Words } from './words.ts';

interface Messages {
  'caulaincourt.notOurs': {};
}

export const caulaincourtWords: Words<Messages> = {
  en: {
    'caulaincourt.notOurs': () => 'It is not a minor ally of the Empire.',
  },
  fr: {
    'caulaincourt.notOurs': () => 'Ce n’est pas un allié mineur de l’Empire.',
  },
};
