import type { Words } from './words.ts';

interface Messages {
  'persia.russiaBound': {};
}

export const persiaWords: Words<Messages> = {
  en: {
    'persia.russiaBound': () => 'Russia is with the Empire, or bound by a forced peace or alliance.',
  },
  fr: {
    'persia.russiaBound': () => 'La Russie est alliée de l’Empire, ou liée par une paix ou une alliance forcée.',
  },
};
