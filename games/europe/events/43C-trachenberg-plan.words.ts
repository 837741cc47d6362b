import type { Words } from './words.ts';

interface Messages {
  'trachenberg.begins': {};
}

export const trachenbergPlanWords: Words<Messages> = {
  en: {
    'trachenberg.begins': () =>
      'Until the end of the next round Coalition forces evade more easily when Napoleon attacks them.',
  },
  fr: {
    'trachenberg.begins': () =>
      'Jusqu’à la fin du prochain round, les forces de la Coalition esquivent plus facilement quand Napoléon les attaque.',
  },
};
