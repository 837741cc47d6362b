import { Worker } from 'node:worker_threads';
import type { Seer } from '@bivouac/kernel';
import type { Shelf } from '../rooms/shelf.ts';
import type { StorePlace } from '../storage/open.ts';
import type { Store } from '../storage/store.ts';
import type { PackedRecord } from './reading.ts';

export type Task = { readonly match: string; readonly seer: Seer; readonly upTo: number } | { readonly match: string };

export type Told = { readonly text: string } | { readonly record: PackedRecord } | { readonly failed: string };

/**
 * What was written down of matches, read in a thread of its own. It starts when somebody first asks, does one thing after the
 * other, and is replaced if it breaks.
 */
export class Archive {
  readonly #place: StorePlace;
  readonly #shelf: Shelf;
  readonly #store: Store;
  #thread: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(place: StorePlace, shelf: Shelf, store: Store) {
    this.#place = place;
    this.#shelf = shelf;
    this.#store = store;
  }

  /** The lines of the log up to a place that a seer may read, as JSON. */
  async log(match: string, seer: Seer, upTo: number): Promise<string> {
    const told = await this.#ask({ match, seer, upTo });
    if (!('text' in told)) throw new Error('the archive answers what nobody asked');
    return told.text;
  }

  /** The file of a match, packed by gzip. That of a match which is over is put together once and then kept. */
  async record(match: string): Promise<Uint8Array> {
    const told = await this.#ask({ match });
    if (!('record' in told)) throw new Error('the archive answers what nobody asked');
    const { body, isNew } = told.record;
    if (isNew) await this.#store.log.keepRecord(match, body);
    return body;
  }

  async close(): Promise<void> {
    await this.#last.catch(() => undefined);
    const thread = this.#thread;
    if (!thread) return;
    const gone = new Promise((ended) => thread.once('exit', ended));
    thread.ref();
    thread.postMessage(null);
    await gone;
  }

  #ask(task: Task): Promise<Told> {
    const told = this.#last.catch(() => undefined).then(() => this.#told(task));
    this.#last = told;
    return told;
  }

  async #told(task: Task): Promise<Told> {
    const thread = (this.#thread ??= this.#start());
    const told = await new Promise<Told>((resolve) => {
      const lost = (): void => resolve({ failed: 'the thread broke' });
      thread.once('exit', lost);
      thread.once('message', (said: Told) => {
        thread.off('exit', lost);
        resolve(said);
      });
      thread.ref();
      thread.postMessage(task);
    });
    thread.unref();
    if ('failed' in told) throw new Error(`match ${task.match}: ${told.failed}`);
    return told;
  }

  #start(): Worker {
    const thread = new Worker(new URL('archive-thread.ts', import.meta.url), {
      workerData: { module: this.#shelf.module, place: this.#place },
    });
    thread.on('error', () => undefined); // 'exit' follows, and those who wait are told.
    thread.on('exit', () => (this.#thread = undefined));
    thread.unref();
    return thread;
  }
}
