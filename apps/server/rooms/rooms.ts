import type { Seat } from '@bivouac/kernel';
import { type Elsewhere, type Errand, LineBroke } from '../neighbours/elsewhere.ts';
import { type Ownership, SOLE_OWNER } from '../neighbours/ownership.ts';
import type { Hall, RoomEvents } from './hall.ts';
import { Lost } from './lost.ts';
import { no } from './no.ts';
import { Room } from './room.ts';

/** A room in which nobody has been for so long is closed; it opens again from the store. */
const IDLE_MS = 5 * 60_000;
/** So many rooms are open at once before idle ones close at once. */
const MOST_ROOMS = 2000;
/** So often a match is looked for that changes hands meanwhile. */
const MOST_TRIES = 5;

/** The live matches of this process. Those of others are elsewhere, and never loaded here. */
export class Rooms {
  readonly #hall: Hall & RoomEvents;
  readonly #ownership: Ownership;
  readonly #open = new Map<string, Promise<Room | Elsewhere>>();
  readonly #stopHearing: () => void;
  #isClosed = false;

  constructor(hall: Hall & RoomEvents, ownership: Ownership = SOLE_OWNER) {
    this.#hall = hall;
    this.#ownership = ownership;
    this.#stopHearing = hall.store.hear((heard) => {
      if (heard.say === 'match') void this.#lookAgain([heard.match]);
      else if (heard.say === 'any') void this.#lookAgain([...this.#open.keys()]);
    });
  }

  get size(): number {
    return this.#open.size;
  }

  /** The number of this process among those that share the database. */
  get self(): number | undefined {
    return this.#ownership.self;
  }

  /** Where a match is played; two who ask at once get the same room. */
  find(match: string): Promise<Room | Elsewhere> {
    const known = this.#open.get(match);
    if (known) return known;
    if (this.#isClosed) return Promise.reject(no('ownerAway'));
    const finding = this.#found(match);
    this.#open.set(match, finding);
    const forget = (): void => {
      if (this.#open.get(match) === finding) this.#open.delete(match);
    };
    finding.then((place) => {
      if (!(place instanceof Room)) forget(); // Next time it may be anywhere.
    }, forget);
    if (this.#open.size > MOST_ROOMS) void this.closeIdle(0);
    return finding;
  }

  /** The room of a match that is played here. */
  async open(match: string): Promise<Room> {
    const place = await this.find(match);
    if (place instanceof Room) return place;
    throw no('ownerAway');
  }

  /** The table is set, so that the seat that begins is asked. */
  wake(match: string): Promise<void> {
    return this.#errand({ do: 'wake', match });
  }

  /** Seats have changed hands. A match that is not open anywhere needs no telling. */
  refresh(match: string): Promise<void> {
    return this.#errand({ do: 'refresh', match });
  }

  /** Ends the match for one who stayed away. */
  claim(match: string, seat: Seat, how: 'claimed' | 'abandoned'): Promise<void> {
    return this.#errand({ do: 'claim', match, seat, how });
  }

  /** Does here what another process has asked. */
  async doHere(errand: Errand): Promise<void> {
    if (errand.do === 'refresh') {
      const open = await this.#openHere(errand.match);
      return open?.refresh();
    }
    const room = await this.open(errand.match);
    if (errand.do === 'claim') await room.claim(errand.seat, errand.how);
  }

  /** Closes rooms in which nothing has happened for a while. Returns how many. */
  async closeIdle(idleMs = IDLE_MS): Promise<number> {
    const before = this.#hall.now() - idleMs;
    let closed = 0;
    for (const match of this.#open.keys()) {
      const room = await this.#openHere(match).catch(() => undefined);
      if (room?.isIdleSince(before) !== true) continue;
      this.#open.delete(match);
      closed++;
      await this.#ownership.release(match);
    }
    return closed;
  }

  /** Others may have taken what was played here: everybody is shown out, and comes back to where it is played now. */
  loseAll(): void {
    const all = [...this.#open.values()];
    this.#open.clear();
    for (const opening of all)
      void opening.then((place) => (place instanceof Room ? place.showOut() : undefined)).catch(() => undefined);
  }

  /** Opens nothing more, and resolves when all that was begun is done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopHearing();
    const all = [...this.#open.values()];
    for (const opening of all) {
      const place = await opening.catch(() => undefined);
      if (place instanceof Room) await place.close();
    }
    this.#open.clear();
  }

  async #found(match: string): Promise<Room | Elsewhere> {
    for (let tries = 1; ; tries++) {
      const held = await this.#ownership.find(match);
      if ('elsewhere' in held) return held.elsewhere;
      try {
        return await Room.open(this.#hall, match, { fence: held.fence, onLost: () => this.#lost(match) });
      } catch (fault) {
        if (fault instanceof Lost && tries < MOST_TRIES) continue;
        await this.#ownership.release(match);
        throw fault;
      }
    }
  }

  async #openHere(match: string): Promise<Room | undefined> {
    const place = await this.#open.get(match);
    return place instanceof Room ? place : undefined;
  }

  #lost(match: string): void {
    const opening = this.#open.get(match);
    this.#open.delete(match);
    void opening?.then((place) => (place instanceof Room ? place.showOut() : undefined));
  }

  /** Has it done by the process that plays the match. One that is gone has left it to the next process. */
  async #errand(errand: Errand): Promise<void> {
    for (let tries = 1; ; tries++) {
      const elsewhere = await this.#whoDoes(errand);
      if (!elsewhere) return;
      try {
        return await elsewhere.ask(errand);
      } catch (fault) {
        if (!(fault instanceof LineBroke) || tries === MOST_TRIES) throw fault;
      }
    }
  }

  /** Does it here where the match is played here. Otherwise says who does it, if anybody must. */
  async #whoDoes(errand: Errand): Promise<Elsewhere | undefined> {
    const here = await this.#openHere(errand.match);
    if (!here && errand.do === 'refresh') return this.#ownership.neighbourWith(errand.match);
    const place = here ?? (await this.find(errand.match));
    if (!(place instanceof Room)) return place;
    await this.doHere(errand);
    return undefined;
  }

  async #lookAgain(matches: readonly string[]): Promise<void> {
    for (const match of matches)
      try {
        await (await this.#openHere(match))?.refresh();
      } catch (fault) {
        this.#hall.report('a match was not refreshed', match, fault);
      }
  }
}
