import type { Words } from './words.ts';

interface Messages {
  'contributions.nobody': {};
}

export const contributionsOfWarWords: Words<Messages> = {
  en: {
    'contributions.nobody': () => 'Nobody keeps a peace or an alliance forced by the Empire.',
  },
  fr: {
    'contributions.nobody': () => 'Nul n’est lié par une paix ou une alliance forcée par l’Empire.',
  },
};
