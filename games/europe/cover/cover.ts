import { coverOf } from '@bivouac/manifest/cover.ts';
import { SIDE_NAMES } from '../text/words.ts';
import { SEAT_COLOURS } from './colours.ts';
import { options, optionsPlan } from './options.ts';
import { coverWords } from './text/words.ts';

/** Napoléon against Europe on the shelf. */
export const europeCover = coverOf({
  id: 'europe',
  title: (language) => coverWords(language)('title'),
  sides: SIDE_NAMES,
  colours: SEAT_COLOURS,
  options,
  optionsPlan,
});
