import type { Shelf } from './worker/record-file.ts';

/** The games on the shelf, as the worker plays them. A new one is a line here and a line in `page/games.ts`. */
export const SHELF: Shelf = {
  nemesis: async () => (await import('./games/nemesis.ts')).nemesisAtTheTable,
  europe: async () => (await import('./games/europe.ts')).europeAtTheTable,
};
