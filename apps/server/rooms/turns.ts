import { No } from './no.ts';

/**
 * Lets things happen one after the other. After a fault nobody knows what the match in memory is worth: it is mended
 * before anything else happens, so that it is again as it is on the disk.
 */
export class Turns {
  readonly #mend: () => Promise<void>;
  readonly #report: (fault: unknown) => void;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isSpoiled = false;

  constructor(mend: () => Promise<void>, report: (fault: unknown) => void) {
    this.#mend = mend;
    this.#report = report;
  }

  get areBusy(): boolean {
    return this.#waiting > 0;
  }

  /** Resolves when all that waits is done. */
  async areDone(): Promise<void> {
    while (this.areBusy) await this.#queue;
  }

  /** Does the work when its turn comes. A `No` is an answer like others; whatever else it throws spoils the match. */
  take<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#queue.then(() => this.#sound()).then(work);
    this.#queue = done
      .catch((fault: unknown) => (fault instanceof No ? undefined : this.#spoil()))
      .then(() => {
        this.#waiting--;
      });
    return done;
  }

  async #spoil(): Promise<void> {
    this.#isSpoiled = true;
    await this.#sound().catch(this.#report);
  }

  async #sound(): Promise<void> {
    if (!this.#isSpoiled) return;
    await this.#mend();
    this.#isSpoiled = false;
  }
}
