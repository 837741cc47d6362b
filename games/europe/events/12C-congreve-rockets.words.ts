import type { Words } from './words.ts';

interface Messages {
  'congreve.noPort': {};
  'congreve.notBritish': {};
}

export const congreveRocketsWords: Words<Messages> = {
  en: {
    'congreve.noPort': () => 'The Coalition does not attack a port here.',
    'congreve.notBritish': () => 'No British fleet is in the squadron.',
  },
  fr: {
    'congreve.noPort': () => 'La Coalition n’attaque pas de port ici.',
    'congreve.notBritish': () => 'Aucune flotte anglaise n’est dans l’escadre.',
  },
};
