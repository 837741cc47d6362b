import type { GameCover } from '@bivouac/board/game-ui.ts';
import { SIDE_NAMES } from '../text/sides.ts';
import { capital } from '../text/wording.ts';
import { SEAT_COLOURS } from './colours.ts';
import { options, optionsPlan } from './options.ts';
import { coverWords } from './text/cover-words.ts';

const NEUTRAL = '#6b5130';
const colours: Readonly<Record<string, string | undefined>> = SEAT_COLOURS;

/** 1813: Napoleon's Nemesis and Italy 1799 on the shelf. */
export const nemesisCover: GameCover = {
  id: 'nemesis',
  title: (language) => coverWords(language)('title'),
  seatName: (language, seat) => {
    const sides: Readonly<Record<string, string | undefined>> = SIDE_NAMES[language];
    return capital(sides[seat] ?? seat);
  },
  seatColour: (seat) => colours[seat] ?? NEUTRAL,
  options,
  optionsPlan,
};
