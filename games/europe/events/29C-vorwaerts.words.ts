import type { Words } from './words.ts';

interface Messages {
  'vorwaerts.noBlucher': {};
}

export const vorwaertsWords: Words<Messages> = {
  en: {
    'vorwaerts.noBlucher': () => 'Blücher leads no force on the map.',
  },
  fr: {
    'vorwaerts.noBlucher': () => 'Blücher ne commande aucune force sur la carte.',
  },
};
