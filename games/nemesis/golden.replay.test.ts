import { goldenGame } from '@bivouac/testing';
import { nemesis } from './index.ts';

const golden = (name: string): URL => new URL(`golden/${name}.json`, import.meta.url);

goldenGame(golden('italy-1799-greedy'), nemesis, { winner: 'french', points: { coalition: 6, french: 10 } });
goldenGame(golden('italy-1799-random'), nemesis, { winner: 'french', points: { coalition: 6, french: 8 } });
