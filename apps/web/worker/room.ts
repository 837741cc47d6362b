import { REFEREE, type Seat } from '@bivouac/kernel';
import { cardOf } from './kept.ts';
import { type Notice, type OpenCard, personsOf } from './protocol.ts';
import type { Sitting } from './sitting.ts';
import { type Beside, type Bookmark, type Kept, type Store, StoreFull } from './store.ts';

/** What is kept of a sitting beside its match. */
export type About = Pick<Kept, 'name' | 'begun' | 'notes'>;

/** What a room needs of the hall it is in. */
export interface Corridor {
  readonly store: Pick<Store, 'write'>;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly tell: (notice: Notice) => void;
  /** Milliseconds after an answer of a bot that can be seen. */
  readonly pace: () => number;
  readonly isOpen: (room: Room) => boolean;
  /** Called after each write: did it fail for want of room? */
  readonly onWritten: (isFull: boolean) => void;
}

/** So long a bot waits before its first answer, at most. */
const FIRST_PAUSE = 200;
/** So long an answer that a seat has ordered takes, however fast bots play: its haste must tell nothing. */
const BEAT = 900;

/** After so many answers a new bookmark is made. */
const BOOKMARK_EVERY = 200;

/** A sitting that is open: it is kept after every answer, and its bots move in their own time. */
export class Room {
  readonly sitting: Sitting;
  hurries = false;
  readonly #corridor: Corridor;
  #about: About;
  #changed: number;
  #writing: Promise<void> | undefined;
  #isStale = false;
  #botsAtWork = false;
  #bookmark: Bookmark | undefined;

  constructor(corridor: Corridor, sitting: Sitting, about: About, changed: number, bookmark?: Bookmark) {
    this.#corridor = corridor;
    this.sitting = sitting;
    this.#about = about;
    this.#changed = changed;
    this.#bookmark = bookmark;
  }

  card(): OpenCard {
    const waitsFor = this.sitting.match.questions().map(({ by }) => by);
    return { ...cardOf(this.#toKeep()), waitsFor };
  }

  notes(seat: Seat): string {
    return this.#about.notes[seat] ?? '';
  }

  async note(seat: Seat, words: string): Promise<void> {
    this.#about = { ...this.#about, notes: { ...this.#about.notes, [seat]: words } };
    await this.keep();
  }

  async rename(name: string): Promise<void> {
    this.#about = { ...this.#about, name };
    await this.keep();
  }

  /** When the last write is done. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  /** Writes what is new. While a write is under way the next one waits, and takes along all that came meanwhile. */
  async keep(): Promise<void> {
    this.#changed = this.#corridor.now();
    this.#isStale = true;
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
    await this.#writing;
  }

  /** Bots answer one at a time, with a pause after each answer that somebody at this device can see the effect of. */
  letBotsMove(): void {
    if (this.#botsAtWork || !this.#goesOnByItself) return;
    this.#botsAtWork = true;
    void this.#botsMove()
      .catch((caught: unknown) => this.#tellBroken(caught))
      .finally(() => {
        this.#botsAtWork = false;
        this.hurries = false;
        this.#tellChanged();
      });
  }

  /** A bot is asked, or a seat has ordered its answer. */
  get #goesOnByItself(): boolean {
    return this.sitting.isDue || this.sitting.botToMove() !== undefined;
  }

  #toKeep(): Kept {
    const { id, players, dice, seed, standing, isOver, strictDice, thrown } = this.sitting;
    const { name, begun, notes } = this.#about;
    return {
      id,
      name,
      begun,
      changed: this.#changed,
      players,
      dice,
      seed,
      notes,
      standing,
      over: isOver,
      strictDice: strictDice ?? true,
      thrown,
      record: this.sitting.record(),
    };
  }

  /** A bookmark serves until many answers lie behind it, or some before it were taken back. */
  #beside(unsavedFrom: number): Beside {
    const { match } = this.sitting;
    const told = match.events(REFEREE);
    const before = this.#bookmark?.at ?? 0;
    if (unsavedFrom < before || match.seq - before >= BOOKMARK_EVERY) {
      const { at, events, state } = match.checkpoint;
      if (unsavedFrom < before || at > before)
        this.#bookmark = at > 0 ? { at, events, rules: match.game.version, state: { ...state } } : undefined;
    }
    return { told, bookmark: this.#bookmark };
  }

  async #write(): Promise<void> {
    const { store, onWritten } = this.#corridor;
    while (this.#isStale) {
      this.#isStale = false;
      const kept = this.#toKeep();
      const from = this.sitting.unsavedFrom;
      this.sitting.markSaved(this.sitting.match.seq);
      try {
        await store.write(kept, this.#beside(from), from);
        onWritten(false);
      } catch (caught) {
        this.sitting.markSaved(0); // The next write takes all of it.
        if (!(caught instanceof StoreFull)) this.#tellBroken(caught);
        onWritten(true);
      }
    }
  }

  async #botsMove(): Promise<void> {
    const { sitting } = this;
    const { wait, pace, isOpen } = this.#corridor;
    await wait(this.hurries ? 0 : Math.min(pace(), FIRST_PAUSE));
    while (isOpen(this) && this.#goesOnByItself) {
      const before = this.#inSight();
      if (sitting.isDue) {
        await wait(BEAT);
        sitting.obey();
      } else sitting.moveBot();
      const isSeen = this.#inSight() !== before;
      await this.keep();
      if (isSeen) this.#tellChanged();
      await wait(isSeen && !this.hurries ? pace() : 0);
    }
  }

  /** Changes when there is something new for somebody at this device to see. */
  #inSight(): string {
    const { match } = this.sitting;
    const persons = personsOf(this.sitting);
    const lines = persons.map((seat) => match.events(seat).length);
    return `${lines.join()} ${match.questions().some(({ by }) => persons.includes(by))}`;
  }

  #tellChanged(): void {
    const { id, match } = this.sitting;
    if (this.#corridor.isOpen(this)) this.#corridor.tell({ notice: 'changed', sitting: id, seq: match.seq });
  }

  #tellBroken(caught: unknown): void {
    const message = caught instanceof Error ? caught.message : String(caught);
    this.#corridor.tell({ notice: 'broken', sitting: this.sitting.id, message });
  }
}
