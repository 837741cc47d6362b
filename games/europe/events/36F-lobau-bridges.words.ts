import type { Words } from './words.ts';

interface Messages {
  'lobau.noRiver': {};
}

export const lobauBridgesWords: Words<Messages> = {
  en: {
    'lobau.noRiver': () => 'The retreat crosses no river without a bridge.',
  },
  fr: {
    'lobau.noRiver': () => 'La retraite ne franchit aucun fleuve sans pont.',
  },
};
