import type { Words } from './words.ts';

interface Messages {
  'galleons.notEmpire': {};
}

export const spanishGalleonsWords: Words<Messages> = {
  en: {
    'galleons.notEmpire': () => 'Spain is not an ally of the Empire.',
  },
  fr: {
    'galleons.notEmpire': () => 'L’Espagne n’est pas alliée de l’Empire.',
  },
};
