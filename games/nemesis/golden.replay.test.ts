import { goldenGame } from '@bivouac/testing';
import { nemesis } from './index.ts';

const golden = (name: string): URL => new URL(`golden/${name}.json`, import.meta.url);
const french = (points: { coalition: number; french: number }) => ({ winner: 'french', points });

goldenGame(golden('italy-1799-greedy'), nemesis, french({ coalition: 8, french: 8 }));
goldenGame(golden('italy-1799-random'), nemesis, french({ coalition: 6, french: 8 }));
goldenGame(golden('nemesis-1813-greedy'), nemesis, french({ coalition: 10, french: 15 }));
goldenGame(golden('nemesis-1813-random'), nemesis, french({ coalition: 6, french: 21 }));
goldenGame(golden('nemesis-1813-every-rule-greedy'), nemesis, french({ coalition: 10, french: 17 }));
goldenGame(golden('nemesis-1813-every-rule-random'), nemesis, french({ coalition: 5, french: 22 }));
