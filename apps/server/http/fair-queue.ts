/** How much may be under way and how much may wait. */
export interface QueueLimits {
  readonly atOnce: number;
  readonly mostOfEach: number;
  readonly mostInAll: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly drop: () => void;
}

/**
 * Does long work, a little at a time. Those who wait are served in turn, one of each address after the other: an address that sends
 * a hundred waits for his own hundred. Where the queue is full, the address that has most in it loses its last.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #busy: () => Error;
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;

  /** `busy`: what one is told for whom there is no room. */
  constructor(limits: QueueLimits, busy: () => Error) {
    this.#limits = limits;
    this.#busy = busy;
  }

  async run<T>(from: string, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.atOnce) await this.#turn(from);
    else this.#running++;
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(from: string): Promise<void> {
    const { mostOfEach, mostInAll } = this.#limits;
    const own = this.#waiting.get(from) ?? [];
    if (own.length >= mostOfEach) throw this.#busy();
    if (this.#inAll() >= mostInAll && !this.#dropOfMost(own.length + 1)) throw this.#busy();
    return new Promise((resolve, reject) => {
      this.#waiting.set(from, [...own, { begin: resolve, drop: () => reject(this.#busy()) }]);
    });
  }

  #inAll(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Makes room at the cost of the address that has most in the queue, if that is more than so many. */
  #dropOfMost(than: number): boolean {
    const [most] = [...this.#waiting.entries()].toSorted(([, one], [, other]) => other.length - one.length);
    if (!most || most[1].length <= than) return false;
    this.#waiting.set(most[0], most[1].slice(0, -1));
    most[1].at(-1)?.drop();
    return true;
  }

  /** The one that has waited longest begins; the rest of the same address goes to the end. */
  #next(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#running--;
      return;
    }
    const [from, [next, ...later]] = first;
    this.#waiting.delete(from);
    if (later.length > 0) this.#waiting.set(from, later);
    next?.begin();
  }
}
