import { random } from '@bivouac/bots';
import { bots as europeBots, europe } from '@bivouac/europe';
import { bots, nemesis } from '@bivouac/nemesis';
import { names as europeNames } from '@bivouac/europe/text/names.ts';
import { names as nemesisNames } from '@bivouac/nemesis/text/names.ts';
import type { Shelf } from './rooms/shelf.ts';

/** The games that are played online. A new one is a line here. */
export const SHELF: Shelf = {
  module: import.meta.url,
  games: {
    nemesis: {
      game: nemesis,
      bots: { ...bots, random },
      async called(language) {
        const { coverWords } = await import('@bivouac/nemesis/ui/text/cover-words.ts');
        return { title: coverWords(language)('title'), seat: (seat) => nemesisNames(language).seat(seat) };
      },
    },
    europe: {
      game: europe,
      bots: { ...europeBots, random },
      async called(language) {
        const { coverWords } = await import('@bivouac/europe/ui/text/cover-words.ts');
        return { title: coverWords(language)('title'), seat: (seat) => europeNames(language).seat(seat) };
      },
    },
  },
};
