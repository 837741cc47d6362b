import type { Seer } from '@bivouac/kernel';
import { Budget } from '../http/budget.ts';
import { FairQueue } from '../http/fair-queue.ts';
import { no, notNow } from '../rooms/no.ts';
import type { Archive } from './archive.ts';

/** A visitor with many tabs reads as many logs at once; after that, one in so many seconds. */
const BURST = 20;
const PER_SECOND = 0.5;

const QUEUE = { atOnce: 1, mostOfEach: 20, mostInAll: 200 };
/** Different readings of one match that may wait at once: it has few seats. */
const MOST_OF_MATCH = 8;

/** Who reads what is long, and how often. `from` is the address that asks. Two who ask for the same get one reading. */
export class Readings {
  readonly #archive: Pick<Archive, 'log' | 'record'>;
  readonly #budget: Budget;
  readonly #queue = new FairQueue(QUEUE, () => no('busy', { waitMs: 10_000 }));
  readonly #underWay = new Map<string, Map<string, Promise<unknown>>>();

  constructor(archive: Pick<Archive, 'log' | 'record'>, now: () => number) {
    this.#archive = archive;
    this.#budget = new Budget(BURST, PER_SECOND, now);
  }

  log(from: string, match: string, seer: Seer, upTo: number): Promise<string> {
    return this.#read(from, match, `log ${seer} ${upTo}`, () => this.#archive.log(match, seer, upTo));
  }

  record(from: string, match: string): Promise<Uint8Array> {
    return this.#read(from, match, 'record', () => this.#archive.record(match));
  }

  async #read<T>(from: string, match: string, what: string, read: () => Promise<T>): Promise<T> {
    if (this.#budget.left(from) < 1) throw notNow('readsMuch', this.#budget.wait(from));
    this.#budget.take(from);
    const ofMatch = this.#underWay.get(match) ?? new Map<string, Promise<unknown>>();
    const same = ofMatch.get(what);
    if (same) return (await same) as T;
    if (ofMatch.size >= MOST_OF_MATCH) throw no('busy', { waitMs: 10_000 });
    const reading = this.#queue.run(from, read);
    this.#underWay.set(match, ofMatch.set(what, reading));
    try {
      return await reading;
    } finally {
      ofMatch.delete(what);
      if (ofMatch.size === 0) this.#underWay.delete(match);
    }
  }
}
