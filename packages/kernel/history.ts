import type { Seat } from './question.ts';
import type { Entry } from './record.ts';
import { copy, type Event, type State } from './state.ts';
import { mayRead, type Seer } from './view.ts';

/** A line of the log with its place: how many answers had been given when it was told. */
export interface Told extends Event {
  readonly at: number;
}

interface Checkpoint<S> {
  readonly at: number;
  readonly events: number;
  readonly state: S;
}

/** A checkpoint that was kept, with the lines that had been told by then: play goes on from there. */
export interface Resumption<S> {
  readonly at: number;
  readonly state: S;
  readonly told: readonly Told[];
}

/** Answers that were sealed together and heard at once, by place: from the first up to, not including, `to`. */
interface Sealing {
  readonly from: number;
  readonly to: number;
}

/** What a match remembers: the answers, the lines of the log, and the checkpoints from which it can be replayed. */
export class History<S extends State> {
  #entries: Entry[];
  #events: Told[];
  #checkpoints: Checkpoint<S>[];
  #sealings: Sealing[] = [];

  /** Begins at a state. Answers that led to it under other rules are kept, and are out of reach of undo. */
  constructor(state: S, earlier: readonly Entry[] = [], told: readonly Told[] = []) {
    this.#entries = earlier.slice();
    this.#events = told.slice();
    this.#checkpoints = [{ at: earlier.length, events: told.length, state: copy(state) }];
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  get events(): readonly Told[] {
    return this.#events;
  }

  get seq(): number {
    return this.#entries.length;
  }

  /** The first place that can be gone back to. */
  get start(): number {
    return this.#checkpoints[0]?.at ?? 0;
  }

  get checkpoint(): Checkpoint<S> {
    const last = this.#checkpoints.at(-1);
    if (!last) throw new Error('a match without a checkpoint');
    return last;
  }

  copy(): History<S> {
    const twin = new History(this.checkpoint.state, this.#entries, this.#events);
    twin.#checkpoints = this.#checkpoints.slice();
    twin.#sealings = this.#sealings.slice();
    return twin;
  }

  give(entries: readonly Entry[]): void {
    const from = this.seq;
    for (const entry of entries) this.#entries.push(entry);
    if (entries.length > 1) this.#sealings.push({ from, to: this.seq });
  }

  tell(lines: readonly Event[]): void {
    const at = this.seq;
    for (const line of lines) this.#events.push({ ...line, at });
  }

  /** A stage that asked nothing leaves no checkpoint of its own. */
  mark(state: S): void {
    if (this.checkpoint.at === this.seq) this.#checkpoints.pop();
    this.#checkpoints.push({ at: this.seq, events: this.#events.length, state: copy(state) });
  }

  /** Goes back to the last checkpoint before a place, and gives the answers to replay from there. */
  cut(seq: number): readonly Entry[] {
    while (this.checkpoint.at > seq) this.#checkpoints.pop();
    const { at, events } = this.checkpoint;
    const replay = this.#entries.slice(at, seq);
    this.#entries.length = at;
    this.#events.length = events;
    while ((this.#sealings.at(-1)?.to ?? 0) > at) this.#sealings.pop();
    return replay;
  }

  /** Where the table stood before it heard this answer: answers sealed together come and go together. */
  heardFrom(place: number): number {
    return this.#sealings.findLast(({ from, to }) => from <= place && place < to)?.from ?? place;
  }

  /** The place of the last answer that the seat itself gave, or -1. */
  lastBy(seat: Seat): number {
    const place = this.#entries.findLastIndex(({ by, auto }) => by === seat && !auto);
    return place < this.start ? -1 : place;
  }

  /** Since this place, has chance or another seat had a choice and made it, or has something come to light? */
  toldSince(seat: Seat, from: number): boolean {
    return (
      this.#entries.slice(from).some(({ by, auto }) => by !== seat && auto !== 'forced') ||
      this.#events.some(({ at, reveals }) => at > from && reveals === true)
    );
  }

  /** The lines that the seer may read, from a place on. */
  toldTo(seer: Seer, from: number): readonly Told[] {
    let first = this.#events.length;
    while (first > 0 && (this.#events[first - 1]?.at ?? -1) >= from) first--;
    return this.#events.slice(first).filter((line) => mayRead(seer, line));
  }
}
