import type { Words } from './words.ts';

interface Messages {
  'spain.notAllied': {};
}

export const snareOfBayonneWords: Words<Messages> = {
  en: {
    'spain.notAllied': () => 'Spain is not an ally of the Empire.',
  },
  fr: {
    'spain.notAllied': () => 'L’Espagne n’est pas alliée de l’Empire.',
  },
};
