import type { Words } from './words.ts';

interface Messages {
  'hamburg.nobodyInside': {};
}

export const davoutAtHamburgWords: Words<Messages> = {
  en: {
    'hamburg.nobodyInside': () => 'No Empire troops are inside.',
  },
  fr: {
    'hamburg.nobodyInside': () => 'Aucune troupe de l’Empire n’est à l’intérieur.',
  },
};
