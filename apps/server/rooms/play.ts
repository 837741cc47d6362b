import { CHANCE, type Entry, type Match, REFEREE, type Seat, type Table, type Verdict } from '@bivouac/kernel';
import type { Match as MatchRow } from '../storage/matches.ts';
import type { Head, Step } from '../storage/step.ts';
import { givenAgain } from './given-again.ts';
import type { Hall } from './hall.ts';
import { no } from './no.ts';
import { afterBringingBack, afterTakeBack, type Offers } from './offers.ts';
import { isBot } from './seating.ts';
import type { Playable } from './shelf.ts';
import { type Act, askedIn, sameSeats, stepOf } from './step-of.ts';

/** A match as it was found in the store. */
export interface Found {
  readonly playable: Playable;
  readonly row: MatchRow;
  readonly secret: string;
  readonly head: Head;
  readonly isClosed: boolean;
  readonly table: Table;
  /** Sealed answers in the order of the log, which is that in which they were given. */
  readonly sealed: readonly Entry[];
  /** Answers before this place are not in memory. */
  readonly from: number;
  readonly offers: Offers;
  readonly offersVersion: number;
  /** Up to this place it is written down what was told. */
  readonly toldTo: number;
}

/** A snapshot is kept when so many answers lie behind the last one. */
export const SNAPSHOT_EVERY = 64;

/** A match with its log: whatever is done at the table is written down before anybody hears of it. */
export class Play {
  readonly playable: Playable;
  readonly secret: string;
  row: MatchRow;
  readonly #hall: Hall;
  readonly #table: Table;
  readonly from: number;
  #head: Head;
  #sealed: readonly Entry[];
  #offers: Offers;
  #offersVersion: number;
  #snapshotAt: number;
  #isClosed: boolean;
  #toldTo: number;
  /** How many answers had been heard when bots were last called. */
  #heard = -1;

  constructor(hall: Hall, found: Found) {
    this.#hall = hall;
    this.playable = found.playable;
    this.row = found.row;
    this.secret = found.secret;
    this.#head = found.head;
    this.#table = found.table;
    this.#sealed = found.sealed;
    this.#offers = found.offers;
    this.#offersVersion = found.offersVersion;
    this.from = found.from;
    this.#snapshotAt = found.from;
    this.#isClosed = found.isClosed;
    this.#toldTo = found.toldTo;
  }

  get match(): Match {
    return this.#table.match;
  }

  get table(): Table {
    return this.#table;
  }

  get offers(): Offers {
    return this.#offers;
  }

  get seats(): readonly Seat[] {
    return this.match.game.seats(this.match.options);
  }

  /** The seats that are still in the game. */
  get inPlay(): readonly Seat[] {
    return this.match.game.inPlay?.(this.match.state) ?? this.seats;
  }

  /** The seats that the table waits for. */
  asked(): readonly Seat[] {
    return this.#isClosed ? [] : this.match.questions().flatMap(({ by }) => (by === CHANCE ? [] : [by]));
  }

  /** Does something that adds answers, or none, and writes it down. A refusal changes nothing. */
  async add(act: Act, work: () => Verdict = () => undefined): Promise<Verdict> {
    this.#checkOpen();
    const { seq } = this.match;
    const { standing } = this.#table;
    const verdict = work();
    if (verdict) return verdict;
    await this.#write(this.#step(act, this.#addedSince(seq), standing));
    this.#sealed = this.#sealedInOrder();
    this.#keepSnapshot();
    return undefined;
  }

  /** Takes something back. Returns the place up to which answers stand as they were. */
  async takeBack(act: Act, work: () => Verdict): Promise<{ readonly verdict?: Verdict; readonly back: number }> {
    this.#checkOpen();
    const { match } = this;
    const before = match.entries.slice();
    const { standing } = this.#table;
    const verdict = work();
    if (verdict) return { verdict, back: before.length };
    const after = match.entries;
    let kept = Math.min(before.length, after.length);
    while (kept > 0 && before[kept - 1] !== after[kept - 1]) kept--;
    const cut = kept < before.length ? kept : kept + this.#firstUnsealed();
    const added =
      kept < before.length
        ? [...after.slice(kept), ...match.sealed]
        : [
            ...this.#sealed.slice(cut - kept).filter((entry) => match.sealed.includes(entry)),
            ...this.#addedSince(kept),
          ];
    const { by, consents = [] } = act;
    const entries = [...before.slice(kept), ...this.#sealed.filter((entry) => !match.sealed.includes(entry))];
    this.#toldTo = Math.min(this.#toldTo, kept);
    const step = this.#step({ ...act, offers: afterTakeBack(this.#offers, { by, entries }) }, added, standing, true);
    this.#head = await this.#hall.store.log.takeBack({ ...step, keep: cut, by, consents });
    this.#noted(step);
    this.#sealed = this.#sealedInOrder();
    this.#snapshotAt = Math.min(this.#snapshotAt, kept);
    return { back: kept };
  }

  /** Brings back what was taken back last, dice and all: every answer goes through the gate again. */
  bringBack(by: Seat): Promise<Verdict> {
    const taken = this.#offers.undone.at(-1);
    if (taken?.by !== by) throw no('tookNothingBack');
    return this.add({ by, offers: afterBringingBack(this.#offers) }, () => givenAgain(this.#table, taken.entries));
  }

  /** A bot has taken over a seat that is asked: it gets its job. */
  async callBots(): Promise<void> {
    if (!this.#isClosed && this.asked().some((seat) => isBot(this.row, seat)))
      await this.#write(this.#step({ by: REFEREE, callsBots: true }, [], this.#table.standing));
  }

  /** What the table has done by itself while it was set up; also who is asked, when the log does not say it yet. */
  async settled(before: number): Promise<void> {
    const added = this.#addedSince(before);
    if (added.length > 0 || !sameSeats(askedIn(this.row), this.asked()))
      await this.#write(this.#step({ by: REFEREE }, added, this.#table.standing));
    this.#sealed = this.#sealedInOrder();
    this.#keepSnapshot();
  }

  /** The rules have a new version: play goes on under it from the last snapshot, with the answers since that still fit. */
  async moveRules(state: unknown, offers: Offers): Promise<void> {
    const { match, from } = this;
    const { game } = this.playable;
    const entries = [...match.entries.slice(from), ...match.sealed];
    this.#toldTo = from; // What was told up to there under the old rules stays.
    const step = this.#step({ by: REFEREE, offers }, entries, this.#table.standing, true);
    const stretch = { rules: game.version, checkpoint: state ?? { ...game.setup(match.options) } };
    this.#head = await this.#hall.store.log.takeBack({ ...step, keep: from, by: REFEREE, consents: [], stretch });
    this.#noted(step);
    this.#sealed = this.#sealedInOrder();
  }

  #checkOpen(): void {
    if (this.#isClosed) throw no('matchOver');
  }

  #firstUnsealed(): number {
    return this.#sealed.findIndex((entry) => !this.match.sealed.includes(entry));
  }

  /** Answers that the log does not have yet. */
  #addedSince(seq: number): readonly Entry[] {
    const { entries, sealed } = this.match;
    const all = entries.length > seq ? [...entries.slice(seq), ...sealed] : sealed;
    return this.#sealed.length === 0 ? all : all.filter((entry) => !this.#sealed.includes(entry));
  }

  #sealedInOrder(): readonly Entry[] {
    const { sealed } = this.match;
    if (sealed.length === 0) return [];
    const known = this.#sealed.filter((entry) => sealed.includes(entry));
    return [...known, ...sealed.filter((entry) => !known.includes(entry))];
  }

  #step(act: Act, entries: readonly Entry[], standingBefore: Table['standing'], isBack = false): Step {
    const { match, row } = this;
    const { standing } = this.#table;
    const isHeard = match.seq !== this.#heard;
    this.#heard = match.seq;
    const { offers = this.#offers } = act;
    return stepOf(act, entries, {
      match,
      row,
      head: this.#head,
      asked: this.asked(),
      isHeard,
      isBack,
      told: match.events(REFEREE, this.#toldTo + 1),
      standing: standing === standingBefore ? undefined : standing,
      offers: offers === this.#offers ? undefined : { version: this.#offersVersion, body: offers },
      at: this.#hall.now(),
    });
  }

  async #write(step: Step): Promise<void> {
    this.#head = await this.#hall.store.log.append(step);
    this.#noted(step);
  }

  #noted({ asked, askedAt, clocks = {}, ending, at, offers }: Step): void {
    const seats = this.row.seats.map((each) => {
      const isAsked = asked.includes(each.seat);
      return { ...each, isAsked, askedAt: isAsked ? (clocks[each.seat] ?? askedAt) : null };
    });
    this.row = { ...this.row, askedAt, seats, ...(ending ? { status: 'over', ending, endedAt: at } : {}) };
    if (ending) this.#isClosed = true;
    this.#toldTo = this.match.seq;
    if (!offers) return;
    this.#offers = offers.body as Offers;
    this.#offersVersion = offers.version + 1;
  }

  #keepSnapshot(): void {
    const { match, row } = this;
    if (match.seq - this.#snapshotAt < SNAPSHOT_EVERY) return;
    const { at, state } = match.checkpoint;
    if (at - this.#snapshotAt < SNAPSHOT_EVERY) return;
    this.#snapshotAt = at;
    const snapshot = { seq: at, rules: match.game.version, body: { state } satisfies { state: object } };
    this.#hall.store.log
      .keepSnapshot(row.id, this.#head.generation, snapshot)
      .catch((fault: unknown) => this.#hall.report('a snapshot was not kept', row.id, fault));
  }
}
