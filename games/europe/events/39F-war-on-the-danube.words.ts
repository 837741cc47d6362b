import type { Words } from './words.ts';

interface Messages {
  'danube.turkey': {};
  'danube.russia': {};
}

export const warOnTheDanubeWords: Words<Messages> = {
  en: {
    'danube.turkey': () => 'Turkey is neither neutral nor an ally of the Empire.',
    'danube.russia': () => 'Russia is an ally of the Empire.',
  },
  fr: {
    'danube.turkey': () => 'La Turquie n’est ni neutre ni alliée de l’Empire.',
    'danube.russia': () => 'La Russie est alliée de l’Empire.',
  },
};
