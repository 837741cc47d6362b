import type { Side } from '../catalogue/ids.ts';
import type { Words } from './words.ts';

interface Messages {
  'miseries.begin': { side: Side };
}

export const miseriesOfWarWords: Words<Messages> = {
  en: {
    'miseries.begin': ({ side }, name) => `From the next draw on the hand of ${name.side(side)} may exceed ten cards.`,
  },
  fr: {
    'miseries.begin': ({ side }, name) =>
      `Dès la prochaine pioche, la main de ${name.side(side)} peut dépasser dix cartes.`,
  },
};
