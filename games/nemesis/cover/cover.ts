import { coverOf } from '@bivouac/manifest/cover.ts';
import { SIDE_NAMES } from '../text/sides.ts';
import { SEAT_COLOURS } from './colours.ts';
import { options, optionsPlan } from './options.ts';
import { coverWords } from './text/words.ts';

/** 1813: Napoleon's Nemesis and Italy 1799 on the shelf. */
export const nemesisCover = coverOf({
  id: 'nemesis',
  title: (language) => coverWords(language)('title'),
  sides: SIDE_NAMES,
  colours: SEAT_COLOURS,
  options,
  optionsPlan,
});
