import { boundTogether, firstPage, type Found, type Kept, laidOut, type Store, StoreFull } from './store.ts';

const DATABASE = 'bivouac';
const VERSION = 1;
const SITTINGS = 'sittings';
const ANSWERS = 'answers';

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

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(factory: IDBFactory): Promise<IndexedDbStore> {
    const request = factory.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(SITTINGS);
      request.result.createObjectStore(ANSWERS);
    };
    const database = await settled(request);
    database.onversionchange = () => database.close();
    return new IndexedDbStore(database);
  }

  async all(): Promise<readonly Found[]> {
    const transaction = this.#database.transaction([SITTINGS, ANSWERS]);
    const keys = await settled(transaction.objectStore(SITTINGS).getAllKeys());
    return Promise.all(keys.map((key) => this.#bound(transaction, key as string)));
  }

  async read(id: string): Promise<Found | undefined> {
    const transaction = this.#database.transaction([SITTINGS, ANSWERS]);
    const found = await this.#bound(transaction, id);
    return found.value === undefined ? undefined : found;
  }

  async write(kept: Kept, from: number): Promise<void> {
    const { header, pages } = laidOut(kept);
    const transaction = this.#database.transaction([SITTINGS, ANSWERS], 'readwrite');
    const written = done(transaction);
    const answers = transaction.objectStore(ANSWERS);
    const first = firstPage(kept, from);
    answers.delete(pagesOf(kept.id, first));
    for (const [index, page] of pages.entries()) if (index >= first) answers.put(page, [kept.id, index]);
    transaction.objectStore(SITTINGS).put(header, kept.id);
    await written;
  }

  async remove(id: string): Promise<void> {
    const transaction = this.#database.transaction([SITTINGS, ANSWERS], 'readwrite');
    const removed = done(transaction);
    transaction.objectStore(SITTINGS).delete(id);
    transaction.objectStore(ANSWERS).delete(pagesOf(id));
    await removed;
  }

  async #bound(transaction: IDBTransaction, id: string): Promise<Found> {
    const [header, pages] = await Promise.all([
      settled(transaction.objectStore(SITTINGS).get(id) as IDBRequest<unknown>),
      settled(transaction.objectStore(ANSWERS).getAll(pagesOf(id)) as IDBRequest<unknown[]>),
    ]);
    return { id, value: boundTogether(header, pages) };
  }
}
