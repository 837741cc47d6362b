import type { Words } from './words.ts';

interface Messages {
  'rhine.exists': {};
}

export const triumphOfErfurtWords: Words<Messages> = {
  en: {
    'rhine.exists': () => 'The Confederation of the Rhine exists.',
  },
  fr: {
    'rhine.exists': () => 'La Confédération du Rhin existe déjà.',
  },
};
