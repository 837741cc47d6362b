import type { Words } from './words.ts';

interface Messages {
  'blockade.decreed': {};
}

export const continentalBlockadeWords: Words<Messages> = {
  en: {
    'blockade.decreed': () => 'The Continental Blockade is decreed.',
  },
  fr: {
    'blockade.decreed': () => 'Le Blocus continental est décrété.',
  },
};
