import { random } from '@bivouac/bots';
import { bots, nemesis, type NemesisOptions } from '@bivouac/nemesis';
import type { Shelf } from './rooms/shelf.ts';

const hidesHands = (options: unknown): boolean => {
  const { cards, hiddenStacks } = options as NemesisOptions;
  return cards || hiddenStacks;
};

/** The games that are played online. A new one is a line here. */
export const SHELF: Shelf = {
  module: import.meta.url,
  games: {
    nemesis: { game: nemesis, bots: { random, ...bots }, givesForced: (options) => !hidesHands(options) },
  },
};
