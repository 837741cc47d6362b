import type { Words } from './words.ts';

interface Messages {
  'bernadotte.protectorate': {};
  'bernadotte.notFree': {};
}

export const bernadotteWords: Words<Messages> = {
  en: {
    'bernadotte.protectorate': () => 'Sweden is a protectorate of the Empire.',
    'bernadotte.notFree': () => 'Sweden is neither neutral nor an ally of the Empire.',
  },
  fr: {
    'bernadotte.protectorate': () => 'La Suède est un protectorat de l’Empire.',
    'bernadotte.notFree': () => 'La Suède n’est ni neutre ni alliée de l’Empire.',
  },
};
