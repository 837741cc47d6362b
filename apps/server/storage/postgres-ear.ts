import pg from 'pg';
import type { Watcher } from './store.ts';

export const CHANNEL = 'bivouac_match';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 10_000;

/** Hears what other processes announce. While the line was cut something may have been missed, and listeners are told so. */
export class Ear {
  readonly #url: string;
  readonly #self: string;
  readonly #watchers = new Set<Watcher>();
  #client: pg.Client | undefined;
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
    client.on('end', () => this.#reopen(FIRST_WAIT_MS));
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#again);
    await this.#client?.end();
  }

  #hear(payload: string): void {
    const [from, match] = payload.split(' ');
    if (from !== this.#self && match !== undefined) this.#tell(match);
  }

  #tell(match: string | 'any'): void {
    for (const watcher of this.#watchers) watcher(match);
  }

  #reopen(wait: number): void {
    if (this.#closed) return;
    this.#client = undefined;
    this.#again = setTimeout(() => {
      this.open().then(
        () => this.#tell('any'),
        () => this.#reopen(Math.min(wait * 2, LONGEST_WAIT_MS)),
      );
    }, wait);
  }
}
