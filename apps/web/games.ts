import { SHELF as GAMES } from '@bivouac/shelf';
import type { Shelf } from './worker/record-file.ts';

/** The games as the worker plays them, each fetched when it is called for. */
export const SHELF: Shelf = Object.fromEntries(GAMES.games.map(({ id, engine }) => [id, engine]));
