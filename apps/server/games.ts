import { random } from '@bivouac/bots';
import { europe } from '@bivouac/europe';
import { bots, nemesis } from '@bivouac/nemesis';
import type { Shelf } from './rooms/shelf.ts';

/** The games that are played online. A new one is a line here. */
export const SHELF: Shelf = {
  module: import.meta.url,
  games: {
    // Trains lie face down in every scenario, and what a seat may choose from depends on them.
    nemesis: { game: nemesis, bots: { ...bots, random }, givesForced: () => false },
    // Hands are hidden, and whoever might hold a card for a moment is asked about it.
    europe: { game: europe, bots: { random }, givesForced: () => false },
  },
};
