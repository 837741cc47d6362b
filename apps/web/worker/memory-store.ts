import type { Kept, Store } from './store.ts';

/** Keeps sittings for as long as the page is open: where the browser has no storage, and for tests. */
export class MemoryStore implements Store {
  readonly lasts = false;
  readonly #kept = new Map<string, unknown>();

  async all(): ReturnType<Store['all']> {
    return [...this.#kept].map(([id, value]) => ({ id, value }));
  }

  async read(id: string): ReturnType<Store['read']> {
    return this.#kept.has(id) ? { id, value: this.#kept.get(id) } : undefined;
  }

  async write(kept: Kept): Promise<void> {
    this.#kept.set(kept.id, structuredClone(kept));
  }

  async remove(id: string): Promise<void> {
    this.#kept.delete(id);
  }

  /** Puts anything at all on the shelf, as a damaged disk would. */
  spoil(id: string, value: unknown): void {
    this.#kept.set(id, value);
  }
}
