import { goldenGames } from '@bivouac/testing';
import { warAndPeace } from '../game.ts';

goldenGames(new URL('../golden/', import.meta.url), warAndPeace);
