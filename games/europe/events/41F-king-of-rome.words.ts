import type { Words } from './words.ts';

interface Messages {
  'kingOfRome.austria': {};
  'kingOfRome.paris': {};
  'kingOfRome.born': {};
}

export const kingOfRomeWords: Words<Messages> = {
  en: {
    'kingOfRome.austria': () => 'Austria keeps no peace with the Empire.',
    'kingOfRome.paris': () => 'The Coalition holds Paris.',
    'kingOfRome.born': () => 'A King of Rome is born.',
  },
  fr: {
    'kingOfRome.austria': () => 'L’Autriche n’est liée à l’Empire par aucune paix.',
    'kingOfRome.paris': () => 'La Coalition tient Paris.',
    'kingOfRome.born': () => 'Un roi de Rome est né.',
  },
};
