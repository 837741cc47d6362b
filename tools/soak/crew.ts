import { Worker } from 'node:worker_threads';
import type { Done, Task } from './task.ts';

/** Shares tasks among threads; each takes the next when it has done one. */
export const share = async (
  tasks: readonly Task[],
  threads: number,
  onDone: (done: Done) => void,
): Promise<readonly Done[]> => {
  const done = new Map<Task, Done>();
  const waiting = [...tasks];
  const crew = Array.from(
    { length: Math.min(threads, tasks.length) },
    () => new Worker(new URL('worker.ts', import.meta.url)),
  );
  const work = (thread: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let current: Task | undefined;
      const takeNext = (): void => {
        current = waiting.shift();
        if (current) thread.postMessage(current);
        else resolve();
      };
      thread.on('error', reject);
      thread.on('message', (result: Done) => {
        if (current) done.set(current, result);
        onDone(result);
        takeNext();
      });
      takeNext();
    });
  try {
    await Promise.all(crew.map(work));
  } finally {
    await Promise.all(crew.map((thread) => thread.terminate()));
  }
  return tasks.flatMap((task) => done.get(task) ?? []);
};
