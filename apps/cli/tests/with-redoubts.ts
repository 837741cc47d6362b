import type { Shelf } from '@bivouac/manifest';
import { SHELF as GAMES } from '@bivouac/shelf';
import { redoubtsPackage } from '@bivouac/testing/example/index.ts';

/** The list of games with one more line. */
export const SHELF: Shelf = { module: import.meta.url, games: [...GAMES.games, redoubtsPackage] };
