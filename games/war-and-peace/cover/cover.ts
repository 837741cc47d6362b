import { coverOf } from '@bivouac/manifest/cover.ts';
import { SEAT_COLOURS } from './colours.ts';
import { options, optionsPlan } from './options.ts';
import { SEAT_NAMES } from './seats.ts';
import { coverWords } from './text/words.ts';

/** War and Peace on the shelf. */
export const warAndPeaceCover = coverOf({
  id: 'war-and-peace',
  title: (language) => coverWords(language)('title'),
  sides: SEAT_NAMES,
  colours: SEAT_COLOURS,
  options,
  optionsPlan,
});
