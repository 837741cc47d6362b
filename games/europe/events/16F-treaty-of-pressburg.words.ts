import type { Words } from './words.ts';

interface Messages {
  'pressburg.onlyAustria': {};
  'pressburg.notAtTilsit': {};
}

export const treatyOfPressburgWords: Words<Messages> = {
  en: {
    'pressburg.onlyAustria': () => 'The treaty is for Austria.',
    'pressburg.notAtTilsit': () => 'At Tilsit no more than two provinces are annexed.',
  },
  fr: {
    'pressburg.onlyAustria': () => 'Le traité vaut pour l’Autriche.',
    'pressburg.notAtTilsit': () => 'À Tilsit, deux provinces au plus sont annexées.',
  },
};
