import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pickStream } from '@bivouac/bots';
import { SHELF } from '../games.ts';
import { Rooms } from '../rooms/rooms.ts';
import { openStore } from '../storage/open.ts';
import { newMatch } from './new-match.ts';
import { playTo } from './play-to.ts';
import type { Loading } from './report.ts';

const LENGTHS = [100, 400, 1000];
const ROUNDS = 21;

/** How long a match of 1813 takes to stand on the table again, against the length of its record. */
export const measureLoading = async (): Promise<readonly Loading[]> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bivouac-bench-'));
  const store = await openStore({ dataDir });
  const report = (what: string, match: string, fault: unknown): void => {
    throw new Error(`${match}: ${what}`, { cause: fault });
  };
  const hall = { store, shelf: SHELF, now: Date.now, report };
  try {
    const bot = { kind: 'bot', bot: 'random' } as const;
    const match = await newMatch(store, { french: bot, coalition: bot }, { scenario: '1813' });
    const pick = pickStream('loading');
    const loading: Loading[] = [];
    for (const answers of LENGTHS) {
      const rooms = new Rooms(hall);
      await playTo(await rooms.open(match), pick, answers);
      await rooms.close();
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const again = new Rooms(hall);
        const start = performance.now();
        await again.open(match);
        times.push(performance.now() - start);
        await again.close();
      }
      const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
      loading.push({ answers, ms: Number(median.toFixed(2)) });
    }
    return loading;
  } finally {
    await store.close();
    await rm(dataDir, { recursive: true });
  }
};
