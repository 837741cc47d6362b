import { goldenGames } from '@bivouac/testing';
import { europe } from './index.ts';

goldenGames(new URL('golden/', import.meta.url), europe);
