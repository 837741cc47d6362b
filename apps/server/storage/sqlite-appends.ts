import { Worker } from 'node:worker_threads';
import { LogConflict } from './errors.ts';
import type { Keeping } from './snapshot.ts';
import type { Head, Step } from './step.ts';

/** What the thread does: it writes a step of a match down, or keeps a snapshot. */
export type Task = { readonly step: Step } | { readonly keeping: Keeping };

/** What became of a task: where the log stands now if it was a step, or why it was not done. */
export type Written = { readonly done: Head | undefined } | { readonly isConflict: true } | { readonly fault: string };

export interface WaitingTask {
  readonly task: Task;
  /** The same in JSON, as it was when it was handed over: by the time it is written, the match may have moved on. */
  readonly text: string;
  readonly resolve: (head: Head | undefined) => void;
  readonly reject: (fault: unknown) => void;
}

const settle = ({ task, resolve, reject }: WaitingTask, written: Written | undefined): void => {
  if (written === undefined) reject(new Error('the thread broke, and nobody knows whether it has written'));
  else if ('done' in written) resolve(written.done);
  else if ('isConflict' in written && 'step' in task) {
    const { match, from } = task.step;
    reject(new LogConflict(match, from.length, from.generation));
  } else reject(new Error('fault' in written ? written.fault : 'a snapshot is in conflict with nobody'));
};

/** The thread that writes. It starts with the first batch; one that breaks is replaced for the next. */
export class Appends {
  readonly #file: string;
  #thread: Worker | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Writes a batch, and settles each task when all are on the disk. One batch at a time. */
  async write(batch: readonly WaitingTask[]): Promise<void> {
    const thread = (this.#thread ??= this.#start());
    const written = await new Promise<readonly Written[]>((resolve) => {
      const lost = (): void => resolve([]);
      thread.once('exit', lost);
      thread.once('message', (told: readonly Written[]) => {
        thread.off('exit', lost);
        resolve(told);
      });
      thread.ref();
      thread.postMessage(`[${batch.map(({ text }) => text).join(',')}]`);
    });
    thread.unref();
    for (const [place, each] of batch.entries()) settle(each, written[place]);
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    if (!thread) return;
    const gone = new Promise((done) => thread.once('exit', done));
    thread.ref();
    thread.postMessage(null);
    await gone;
  }

  #start(): Worker {
    const thread = new Worker(new URL('sqlite-thread.ts', import.meta.url), { workerData: this.#file });
    thread.on('error', () => undefined); // 'exit' follows, and those who wait are told.
    thread.on('exit', () => (this.#thread = undefined));
    thread.unref();
    return thread;
  }
}
