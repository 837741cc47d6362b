import type { Words } from './words.ts';

interface Messages {
  'poniatowski.noPoland': {};
  'poniatowski.warsaw': {};
  'poniatowski.full': {};
}

export const princePoniatowskiWords: Words<Messages> = {
  en: {
    'poniatowski.noPoland': () => 'There is no Poland.',
    'poniatowski.warsaw': () => 'The Coalition holds Warsaw.',
    'poniatowski.full': () => 'The Polish corps are at full strength.',
  },
  fr: {
    'poniatowski.noPoland': () => 'La Pologne n’existe pas.',
    'poniatowski.warsaw': () => 'La Coalition tient Varsovie.',
    'poniatowski.full': () => 'Les corps polonais sont au complet.',
  },
};
