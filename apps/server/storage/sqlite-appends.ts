import { Worker } from 'node:worker_threads';
import { LogConflict } from './errors.ts';
import type { Head, Step } from './step.ts';

/** What became of a step: where the log stands now, or why it was not written. */
export type Written = { readonly head: Head } | { readonly isConflict: true } | { readonly fault: string };

export interface WaitingStep {
  readonly step: Step;
  readonly resolve: (head: Head) => void;
  readonly reject: (fault: unknown) => void;
}

const settle = ({ step: { match, from }, resolve, reject }: WaitingStep, written: Written | undefined): void => {
  if (written === undefined) reject(new Error(`match ${match}: nobody knows whether the step was written`));
  else if ('head' in written) resolve(written.head);
  else if ('isConflict' in written) reject(new LogConflict(match, from.length, from.generation));
  else reject(new Error(written.fault));
};

/** The thread that writes answers. It starts with the first of them; one that breaks is replaced by the next batch. */
export class Appends {
  readonly #file: string;
  #thread: Worker | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Writes a batch and settles each step when all are on the disk. One batch at a time. */
  async write(batch: readonly WaitingStep[]): Promise<void> {
    const thread = (this.#thread ??= this.#start());
    const written = await new Promise<readonly Written[]>((resolve) => {
      const lost = (): void => resolve([]);
      thread.once('exit', lost);
      thread.once('message', (told: readonly Written[]) => {
        thread.off('exit', lost);
        resolve(told);
      });
      thread.ref();
      thread.postMessage(JSON.stringify(batch.map(({ step }) => step)));
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
    thread.on('error', () => undefined); // 'exit' follows, and whoever waits is told.
    thread.on('exit', () => (this.#thread = undefined));
    thread.unref();
    return thread;
  }
}
