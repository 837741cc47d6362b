import { coverOf } from '@bivouac/manifest/cover.ts';
import { SEAT_COLOURS } from './colours.ts';
import { options, optionsPlan } from './options.ts';
import { coverWords } from './words.ts';

/** A seat is called by the first of its Powers. */
const SEATS = {
  en: { france: 'France', britain: 'Britain', austria: 'Austria', russia: 'Russia', prussia: 'Prussia' },
  fr: {
    france: 'la France',
    britain: 'la Grande-Bretagne',
    austria: 'l’Autriche',
    russia: 'la Russie',
    prussia: 'la Prusse',
  },
};

/** The Napoleonic Wars on the shelf. */
export const napoleonicWarsCover = coverOf({
  id: 'napoleonic-wars',
  title: (language) => coverWords(language)('title'),
  sides: SEATS,
  colours: SEAT_COLOURS,
  options,
  optionsPlan,
});
