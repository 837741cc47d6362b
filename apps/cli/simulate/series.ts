import { setImmediate as breath } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Engine, Shelf } from '@bivouac/manifest';
import { type Outcome, playOne, type Series } from './one-game.ts';

export interface Run {
  readonly games: number;
  readonly jobs: number;
  /** Hears how many games have been played. */
  readonly progress: (played: number) => void;
}

const inThisThread = async (engine: Engine, series: Series, { games, progress }: Run): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (let number = 0; number < games; number++) {
    outcomes.push(playOne(engine, series, number));
    progress(outcomes.length);
    await breath();
  }
  return outcomes;
};

/** Each thread takes the next game when it has finished one; how they share changes no game. */
const inThreads = async (shelf: Shelf, series: Series, { games, jobs, progress }: Run): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  let next = 0;
  const threads = Array.from({ length: Math.min(jobs, games) }, () => {
    const workerData = { series, module: shelf.module };
    return new Worker(new URL('worker.ts', import.meta.url), { workerData });
  });
  const work = (thread: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const takeNext = (): void => {
        if (next < games) thread.postMessage(next++);
        else resolve();
      };
      thread.on('error', reject);
      thread.on('message', (outcome: Outcome) => {
        outcomes.push(outcome);
        progress(outcomes.length);
        takeNext();
      });
      takeNext();
    });
  try {
    await Promise.all(threads.map(work));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return outcomes.sort((a, b) => a.number - b.number);
};

/** Plays a series, in as many threads as jobs. The outcomes are the same for any number of them. */
export const playSeries = (shelf: Shelf, engine: Engine, series: Series, run: Run): Promise<readonly Outcome[]> =>
  run.jobs === 1 ? inThisThread(engine, series, run) : inThreads(shelf, series, run);
