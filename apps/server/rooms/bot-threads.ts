import { Worker } from 'node:worker_threads';
import type { BotTurn } from './bot-turn.ts';
import type { Shelf } from './shelf.ts';

export interface ToThink {
  readonly turn: BotTurn;
  readonly seed: string;
}

/** The place of the answer in the list, or why there is none. */
export type Thought = { readonly pick: number } | { readonly failed: string };

export interface ThreadOptions {
  readonly shelf: Shelf;
  /** Milliseconds that a bot has for one answer. */
  readonly limitMs: number;
  readonly threads: number;
}

/** A thread that cannot start, such as on a machine out of memory, must not be waited for without end. */
const START_MS = 60_000;
/** Even a bot that was late many times gets so long. */
const LEAST_MS = 50;

/** Threads for bots. One that takes too long is ended and replaced; the others never notice. */
export class BotThreads {
  readonly #options: ThreadOptions;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  #busy = 0;
  #isClosed = false;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#options.threads;
  }

  /** Lets a bot think, for the whole of its time or for a part of it. No more at once than there are threads. */
  async think(task: ToThink, part = 1): Promise<Thought> {
    if (this.#busy >= this.size) throw new Error('every thread is busy');
    if (this.#isClosed) return { failed: 'the threads are closed' };
    this.#busy++;
    try {
      const worker = this.#idle.pop() ?? (await this.#start());
      const thought = await this.#asked(worker, task, Math.max(LEAST_MS, this.#options.limitMs * part));
      if (this.#all.has(worker)) this.#idle.push(worker);
      return thought;
    } catch (fault) {
      return { failed: fault instanceof Error ? fault.message : String(fault) };
    } finally {
      this.#busy--;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const all = [...this.#all];
    this.#all.clear();
    this.#idle.length = 0;
    await Promise.all(all.map((worker) => worker.terminate()));
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url), {
      workerData: { module: this.#options.shelf.module },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.unref();
    this.#all.add(worker);
    await this.#reply(worker, START_MS, 'the thread did not start');
    return worker;
  }

  #asked(worker: Worker, task: ToThink, limitMs: number): Promise<Thought> {
    worker.postMessage(task);
    return this.#reply(worker, limitMs, `no answer within ${limitMs} ms`) as Promise<Thought>;
  }

  /** The next thing that the thread says. If it says nothing in time, or dies, it is ended. */
  #reply(worker: Worker, limitMs: number, late: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        worker.off('message', heard).off('error', failed).off('exit', ended);
      };
      const heard = (said: unknown): void => {
        settle();
        resolve(said);
      };
      const failed = (fault: Error): void => {
        settle();
        this.#all.delete(worker);
        worker.on('error', () => undefined);
        void worker.terminate();
        reject(fault);
      };
      const ended = (): void => failed(new Error('the thread ended'));
      const timer = setTimeout(() => failed(new Error(late)), limitMs);
      worker.on('message', heard).on('error', failed).on('exit', ended);
    });
  }
}
