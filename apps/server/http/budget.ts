interface Spent {
  left: number;
  filledAt: number;
}

const SECOND = 1000;
/** Those who owe nothing are forgotten when so many are known. */
const MOST_KNOWN = 10_000;

/**
 * What each may do in one go, and how much a second after that. What was spent is remembered until it has come back, however
 * often somebody goes and comes again. `now` runs evenly: the clock on the wall may jump.
 */
export class Budget {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #spent = new Map<string, Spent>();

  constructor(burst: number, perSecond: number, now: () => number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#now = now;
  }

  /** Takes one. Returns how many are left: fewer than none means that this one was too much. */
  take(who: string): number {
    const left = this.left(who) - 1;
    if (this.#spent.size >= MOST_KNOWN) this.#forget();
    this.#spent.set(who, { left, filledAt: this.#now() });
    return left;
  }

  left(who: string): number {
    const spent = this.#spent.get(who);
    return spent ? this.#filled(spent) : this.#burst;
  }

  /** Milliseconds until one may be taken again. */
  wait(who: string): number {
    return Math.max(0, Math.ceil(((1 - this.left(who)) / this.#perSecond) * SECOND));
  }

  #filled({ left, filledAt }: Spent): number {
    return Math.min(this.#burst, left + ((this.#now() - filledAt) / SECOND) * this.#perSecond);
  }

  #forget(): void {
    for (const [who, spent] of this.#spent) if (this.#filled(spent) >= this.#burst) this.#spent.delete(who);
  }
}
