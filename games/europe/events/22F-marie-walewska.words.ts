import type { Words } from './words.ts';

interface Messages {
  'walewska.exists': {};
  'walewska.noWar': {};
  'walewska.warsaw': {};
  'walewska.promised': {};
}

export const marieWalewskaWords: Words<Messages> = {
  en: {
    'walewska.exists': () => 'Poland exists.',
    'walewska.noWar': () => 'The Empire is not at war with the owner of Mazovia.',
    'walewska.warsaw': () => 'The Empire does not hold Warsaw in supply.',
    'walewska.promised': () => 'Poland is promised, if Warsaw is held to the end of the year.',
  },
  fr: {
    'walewska.exists': () => 'La Pologne existe déjà.',
    'walewska.noWar': () => 'L’Empire n’est pas en guerre avec le possesseur de la Mazovie.',
    'walewska.warsaw': () => 'L’Empire ne tient pas Varsovie, ravitaillée.',
    'walewska.promised': () => 'La Pologne est promise, si Varsovie est tenue jusqu’à la fin de l’année.',
  },
};
