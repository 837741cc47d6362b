import pg from 'pg';
import type { Heard, Hearer } from './hearing.ts';
import { PRESENCE } from './owners.ts';

export const CHANNEL = 'bivouac';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 10_000;

/**
 * Hears what other processes announce. While the line was cut something may have been missed, and hearers are told so. The line
 * also shows that its process is there.
 */
export class Ear {
  readonly #url: string;
  readonly #self: string;
  readonly #hearers = new Set<Hearer>();
  #client: pg.Client | undefined;
  #number: number | undefined;
  #again: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, self: string) {
    this.#url = url;
    this.#self = self;
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('error', () => {}); // 'end' follows
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.#client = client;
    await this.#show();
    client.on('end', () => this.#reopen(FIRST_WAIT_MS));
  }

  hear(hearer: Hearer): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  /** The line shows this number from now on, also when it was cut and stands again. */
  async hold(number: number): Promise<void> {
    this.#number = number;
    await this.#show();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#again);
    await this.#client?.end();
  }

  async #show(): Promise<void> {
    if (this.#number !== undefined)
      await this.#client?.query('SELECT pg_try_advisory_lock($1, $2)', [PRESENCE, this.#number]);
  }

  #hear(payload: string): void {
    const at = payload.indexOf(' ');
    if (payload.slice(0, at) !== this.#self) this.#tell(JSON.parse(payload.slice(at + 1)) as Heard);
  }

  #tell(heard: Heard): void {
    for (const hearer of this.#hearers) hearer(heard);
  }

  #reopen(wait: number): void {
    if (this.#closed) return;
    this.#client = undefined;
    this.#again = setTimeout(() => {
      this.open().then(
        () => this.#tell({ say: 'any' }),
        () => this.#reopen(Math.min(wait * 2, LONGEST_WAIT_MS)),
      );
    }, wait);
  }
}
