import type { Words } from './words.ts';

interface Messages {
  'admiralty.noHunters': {};
  'admiralty.oneHunter': {};
}

export const admiraltyWords: Words<Messages> = {
  en: {
    'admiralty.noHunters': () => 'A fleet goes against the corsairs for an activation point only.',
    'admiralty.oneHunter': () => 'The Admiralty sends one fleet against the corsairs.',
  },
  fr: {
    'admiralty.noHunters': () => 'Une flotte ne part contre les corsaires que pour un point d’activation.',
    'admiralty.oneHunter': () => 'L’Amirauté n’envoie qu’une flotte contre les corsaires.',
  },
};
