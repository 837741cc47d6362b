import { SHELF } from '../games.ts';
import { Hall } from './hall.ts';
import { IndexedDbStore } from './indexed-db-store.ts';
import { MemoryStore } from './memory-store.ts';
import { type Notice, parseRequest, type Response } from './protocol.ts';
import { faultOf } from './record-file.ts';
import type { Store } from './store.ts';

/** Without IndexedDB, or where the browser forbids it, sittings last as long as the page. */
const openStore = async (): Promise<Store> => {
  try {
    return await IndexedDbStore.open(indexedDB);
  } catch {
    return new MemoryStore();
  }
};

const BYTES_OF_LUCK = 16;
const luck = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES_OF_LUCK))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const held = new Map<string, () => void>();

/** The browser's locks know which window has a sitting. Without them two windows get in each other's way, as they always did. */
const claim = async (id: string, onLost: () => void): Promise<void> => {
  if (held.has(id) || !('locks' in navigator)) return;
  await new Promise<void>((taken) => {
    const whileHeld = (): Promise<void> =>
      new Promise((release) => {
        held.set(id, release);
        taken();
      });
    navigator.locks.request(`bivouac sitting ${id}`, { steal: true }, whileHeld).catch(() => {
      held.delete(id);
      onLost();
    });
  });
};

const release = (id: string): void => {
  held.get(id)?.();
  held.delete(id);
};

const say = (said: Notice | Response): void => postMessage(said);

const hall = openStore().then(
  (store) =>
    new Hall({
      shelf: SHELF,
      store,
      now: () => Date.now(),
      luck,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      tell: say,
      claim,
      release,
    }),
);

const idOf = (request: unknown): number => {
  const id = typeof request === 'object' && request !== null && 'id' in request ? request.id : undefined;
  return typeof id === 'number' ? id : -1;
};

const hear = async (message: unknown): Promise<void> => {
  try {
    const { id, ask, with: given } = parseRequest(message);
    say({ id, reply: await (await hall).hear(ask, given) });
  } catch (caught) {
    say({ id: idOf(message), fault: faultOf(caught) });
  }
};

onmessage = ({ data }: MessageEvent<unknown>) => void hear(data);
