import type { Words } from './words.ts';

interface Messages {
  'drums.notBritain': {};
}

export const drumsOfWarWords: Words<Messages> = {
  en: {
    'drums.notBritain': () => 'Britain is not helped by the Drums of War.',
  },
  fr: {
    'drums.notBritain': () => 'Les Tambours de guerre n’aident pas l’Angleterre.',
  },
};
