import { goldenGames } from '@bivouac/testing';
import { nemesis } from '../game.ts';

goldenGames(new URL('../golden/', import.meta.url), nemesis);
