import type { Hall, RoomEvents } from './hall.ts';
import { Room } from './room.ts';

/** A room in which nobody has been for so long is closed; it opens again from the store. */
const IDLE_MS = 5 * 60_000;
/** So many rooms are open at once before idle ones close at once. */
const MOST_ROOMS = 2000;

/** The live matches of this process. */
export class Rooms {
  readonly #hall: Hall & RoomEvents;
  readonly #open = new Map<string, Promise<Room>>();
  readonly #stopWatching: () => void;

  constructor(hall: Hall & RoomEvents) {
    this.#hall = hall;
    this.#stopWatching = hall.store.watch((match) => void this.refresh(match));
  }

  get size(): number {
    return this.#open.size;
  }

  /** The room of a match; two who ask at once get the same. */
  open(match: string): Promise<Room> {
    const known = this.#open.get(match);
    if (known) return known;
    const opening = Room.open(this.#hall, match);
    this.#open.set(match, opening);
    opening.catch(() => this.#open.delete(match));
    if (this.#open.size > MOST_ROOMS) void this.closeIdle(0);
    return opening;
  }

  /** Seats have changed hands, or another process has written. A match that is not open here needs no telling. */
  async refresh(match: string | 'any'): Promise<void> {
    const rooms = match === 'any' ? [...this.#open.values()] : [this.#open.get(match)];
    for (const opening of rooms) {
      try {
        await (await opening)?.refresh();
      } catch (fault) {
        this.#hall.report('a match was not refreshed', match, fault);
      }
    }
  }

  /** Closes rooms in which nothing has happened for a while. Returns how many. */
  async closeIdle(idleMs = IDLE_MS): Promise<number> {
    const before = this.#hall.now() - idleMs;
    let closed = 0;
    for (const [match, opening] of this.#open) {
      const room = await opening.catch(() => undefined);
      if (room?.isIdleSince(before) !== true) continue;
      this.#open.delete(match);
      closed++;
    }
    return closed;
  }

  close(): void {
    this.#stopWatching();
    this.#open.clear();
  }
}
