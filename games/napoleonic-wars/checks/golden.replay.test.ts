import { goldenGames } from '@bivouac/testing';
import { napoleonicWars } from '../game.ts';

goldenGames(new URL('../golden/', import.meta.url), napoleonicWars);
