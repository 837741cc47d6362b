import type { Words } from './words.ts';

interface Messages {
  'eagle.nobody': {};
}

export const flightOfTheEagleWords: Words<Messages> = {
  en: {
    'eagle.nobody': () => 'No reduced French unit stands in France.',
  },
  fr: {
    'eagle.nobody': () => 'Aucune unité française réduite n’est en France.',
  },
};
