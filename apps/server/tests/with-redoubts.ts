import { SHELF as GAMES } from '@bivouac/shelf';
import { redoubtsPackage } from '@bivouac/testing/example/index.ts';
import { playedOnline } from '../games.ts';

/** The list of games with one more line. */
export const SHELF = await playedOnline({ ...GAMES, games: [...GAMES.games, redoubtsPackage] }, import.meta.url);
