import {
  type Beside,
  boundTogether,
  firstLines,
  firstPage,
  type FoundWhole,
  type Kept,
  laidOut,
  linePages,
  type Store,
} from './store.ts';

interface Shelved {
  readonly header: unknown;
  readonly pages: readonly unknown[];
  readonly lines: readonly unknown[];
  readonly bookmark: unknown;
}

/** Keeps sittings for as long as the page is open: where the browser has no storage, and for tests. */
export class MemoryStore implements Store {
  readonly lasts = false;
  readonly #kept = new Map<string, Shelved>();

  async heads(): ReturnType<Store['heads']> {
    return [...this.#kept].map(([id, { header }]) => ({ id, value: header }));
  }

  async read(id: string): Promise<FoundWhole | undefined> {
    const shelved = this.#kept.get(id);
    if (!shelved) return undefined;
    const { header, pages, lines, bookmark } = shelved;
    return { id, value: boundTogether(header, pages), told: lines.flat(), bookmark };
  }

  async write(kept: Kept, { told, bookmark }: Beside, from: number): Promise<void> {
    const { header, pages } = laidOut(kept);
    const [page, line] = [firstPage(kept, from), firstLines(from)];
    const { pages: oldPages = [], lines: oldLines = [] } = this.#kept.get(kept.id) ?? {};
    const added = structuredClone({ header, pages: pages.slice(page), lines: linePages(told, line), bookmark });
    this.#kept.set(kept.id, {
      ...added,
      pages: [...oldPages.slice(0, page), ...added.pages],
      lines: [...oldLines.slice(0, line), ...added.lines],
    });
  }

  async remove(id: string): Promise<void> {
    this.#kept.delete(id);
  }

  /** Puts anything at all on the shelf, as a damaged disk would. */
  spoil(id: string, value: unknown): void {
    this.#kept.set(id, { header: value, pages: [], lines: [], bookmark: undefined });
  }
}
