import { goldenGames } from '@bivouac/testing';
import { nemesis } from './index.ts';

goldenGames(new URL('golden/', import.meta.url), nemesis);
