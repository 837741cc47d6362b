import { goldenGames } from '@bivouac/testing';
import { europe } from '../game.ts';

goldenGames(new URL('../golden/', import.meta.url), europe);
