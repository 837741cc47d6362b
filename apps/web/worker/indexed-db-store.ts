import {
  type Beside,
  type Bookmark,
  boundTogether,
  firstLines,
  firstPage,
  type Found,
  type FoundWhole,
  type Kept,
  laidOut,
  linePages,
  type Store,
  StoreFull,
} from './store.ts';

const DATABASE = 'bivouac';
const VERSION = 2;
const SITTINGS = 'sittings';
const ANSWERS = 'answers';
const LINES = 'lines';
const BOOKMARKS = 'bookmarks';
const ALL = [SITTINGS, ANSWERS, LINES, BOOKMARKS];

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the store gives no reason'));
  });

const isFull = (fault: unknown): boolean => fault instanceof DOMException && fault.name === 'QuotaExceededError';

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => {
      const fault = transaction.error ?? new Error('the store broke off');
      reject(isFull(fault) ? new StoreFull(fault) : fault);
    };
  });

/** All pages of one sitting: their keys are the sitting's id and the number of the page. */
const pagesOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity]);

/** Keeps sittings in the browser, safe from a reload. */
export class IndexedDbStore implements Store {
  readonly lasts = true;
  readonly #database: IDBDatabase;
  /** The bookmarks that were written last. */
  readonly #bookmarks = new Map<string, Bookmark | undefined>();

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(factory: IDBFactory): Promise<IndexedDbStore> {
    const request = factory.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const name of ALL) if (!result.objectStoreNames.contains(name)) result.createObjectStore(name);
    };
    const database = await settled(request);
    database.onversionchange = () => database.close();
    return new IndexedDbStore(database);
  }

  async heads(): Promise<readonly Found[]> {
    const sittings = this.#database.transaction(SITTINGS).objectStore(SITTINGS);
    const [keys, headers] = await Promise.all([settled(sittings.getAllKeys()), settled(sittings.getAll())]);
    return keys.map((key, place) => ({ id: key as string, value: headers[place] as unknown }));
  }

  async read(id: string): Promise<FoundWhole | undefined> {
    const transaction = this.#database.transaction(ALL);
    const one = (name: string): Promise<unknown> => settled<unknown>(transaction.objectStore(name).get(id));
    const paged = (name: string): Promise<unknown[]> =>
      settled<unknown[]>(transaction.objectStore(name).getAll(pagesOf(id)));
    const [header, bookmark, pages, lines] = await Promise.all([
      one(SITTINGS),
      one(BOOKMARKS),
      paged(ANSWERS),
      paged(LINES),
    ]);
    if (header === undefined) return undefined;
    return { id, value: boundTogether(header, pages), told: lines.flat(), bookmark };
  }

  async write(kept: Kept, { told, bookmark }: Beside, from: number): Promise<void> {
    const { header, pages } = laidOut(kept);
    const transaction = this.#database.transaction(ALL, 'readwrite');
    const written = done(transaction);
    const put = (name: string, first: number, added: readonly unknown[]): void => {
      const store = transaction.objectStore(name);
      store.delete(pagesOf(kept.id, first));
      for (const [index, page] of added.entries()) store.put(page, [kept.id, first + index]);
    };
    const first = firstPage(kept, from);
    put(ANSWERS, first, pages.slice(first));
    put(LINES, firstLines(from), linePages(told, firstLines(from)));
    this.#putBookmark(transaction, kept.id, bookmark);
    transaction.objectStore(SITTINGS).put(header, kept.id);
    await written;
  }

  async remove(id: string): Promise<void> {
    const transaction = this.#database.transaction(ALL, 'readwrite');
    const removed = done(transaction);
    for (const name of [SITTINGS, BOOKMARKS]) transaction.objectStore(name).delete(id);
    for (const name of [ANSWERS, LINES]) transaction.objectStore(name).delete(pagesOf(id));
    await removed;
  }

  /** A bookmark holds a whole state: it is written when it is another, and not with every answer. */
  #putBookmark(transaction: IDBTransaction, id: string, bookmark: Bookmark | undefined): void {
    if (this.#bookmarks.get(id) === bookmark) return;
    const store = transaction.objectStore(BOOKMARKS);
    if (bookmark) store.put(bookmark, id);
    else store.delete(id);
    this.#bookmarks.set(id, bookmark);
    transaction.addEventListener('abort', () => this.#bookmarks.delete(id));
  }
}
