import { CHANCE, type Entry, type Match, REFEREE, type Seat, Table, type Verdict } from '@bivouac/kernel';
import type { Match as MatchRow } from '../storage/matches.ts';
import type { Ending, Head, Step } from '../storage/step.ts';
import type { Store } from '../storage/store.ts';
import { chanceOf } from './fair-dice.ts';
import { type Kept, rebuilt, rebuiltWhole } from './loading.ts';
import { no, noSuchMatch } from './no.ts';
import { isBot } from './seating.ts';
import { type Playable, playableOf, type Shelf } from './shelf.ts';

export interface Hall {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly now: () => number;
  /** Something went wrong that no player can mend. */
  readonly report: (what: string, match: string, fault: unknown) => void;
}

/** Who acts, and what becomes true together with the act. */
export interface Act {
  readonly by: Seat;
  readonly consents?: readonly Seat[];
  readonly ending?: Ending;
  /** Bots that are asked get their jobs anew. */
  readonly callsBots?: boolean;
}

/** A snapshot is kept when so many answers lie behind the last one. */
export const SNAPSHOT_EVERY = 64;

const sameSeats = (one: readonly Seat[], other: readonly Seat[]): boolean =>
  one.length === other.length && one.every((seat) => other.includes(seat));

/** A match with its log: whatever is done at the table is written down before anybody hears of it. */
export class Play {
  readonly playable: Playable;
  readonly secret: string;
  row: MatchRow;
  readonly #hall: Hall;
  readonly #table: Table;
  /** Answers before this place are not in memory. */
  readonly from: number;
  #head: Head;
  /** Sealed answers in the order of the log, which is that in which they were given. */
  #sealed: readonly Entry[];
  #askedAt: number;
  #snapshotAt: number;
  #isClosed: boolean;
  /** How many answers had been heard when bots were last called. */
  #heard = -1;

  private constructor(
    hall: Hall,
    playable: Playable,
    row: MatchRow,
    secret: string,
    at: { readonly head: Head; readonly table: Table; readonly sealed: readonly Entry[]; readonly from: number },
    isClosed: boolean,
  ) {
    this.#hall = hall;
    this.playable = playable;
    this.row = row;
    this.secret = secret;
    this.#head = at.head;
    this.#table = at.table;
    this.#sealed = at.sealed;
    this.from = at.from;
    this.#snapshotAt = at.from;
    this.#askedAt = row.askedAt;
    this.#isClosed = isClosed;
  }

  /** Loads a match that runs or is over. What the table does by itself at the start is written down at once. */
  static async load(hall: Hall, id: string, whole = false): Promise<Play> {
    const { store, shelf } = hall;
    const [row, secret] = await Promise.all([store.matches.get(id), store.matches.secret(id)]);
    if (!row || secret === undefined) throw noSuchMatch();
    if (row.status === 'waiting' || row.status === 'cancelled') throw no('notStarted');
    const loaded = await store.log.load(id);
    if (!loaded) throw new Error(`match ${id} has no log`);
    const playable = playableOf(shelf, row.game);
    const { game } = playable;
    const { head, stretch } = loaded;
    const isMoved = stretch.rules !== game.version;
    const short = rebuilt(game, row, loaded);
    if (short.broken && !isMoved) throw new Error(`match ${id}: an answer in its log does not fit its question`);
    const { match, from } =
      whole && !isMoved
        ? { match: rebuiltWhole(game, row, await store.log.whole(id), head.draws), from: stretch.starts }
        : short;
    const tail = match.sealed.length === 0 ? [] : short.given.slice(-match.sealed.length);
    const sealed = tail.map(({ by }) => match.sealed.find((each) => each.by === by) as Entry);
    const before = match.seq;
    const manners = head.closed
      ? {}
      : {
          chance: chanceOf(id, { secret, commitment: row.commitment }),
          givesForced: playable.givesForced(match.options),
          standing: loaded.standing,
        };
    const table = new Table(match, manners);
    const play = new Play(hall, playable, row, secret, { head, table, sealed, from }, head.closed);
    if (head.closed) return play;
    if (isMoved) await play.#moveRules((loaded.snapshot?.body as Kept | undefined)?.state ?? stretch.checkpoint);
    else await play.#settled(before);
    return play;
  }

  get match(): Match {
    return this.#table.match;
  }

  get table(): Table {
    return this.#table;
  }

  get ending(): Ending | null {
    return this.row.ending;
  }

  /** The seats that the table waits for. */
  asked(): readonly Seat[] {
    return this.#isClosed ? [] : this.match.questions().flatMap(({ by }) => (by === CHANCE ? [] : [by]));
  }

  /** Does something that adds answers, or none, and writes it down. A refusal changes nothing. */
  async add(act: Act, work: () => Verdict): Promise<Verdict> {
    this.#checkOpen();
    const { match } = this;
    const before = match.seq;
    const standing = this.#table.standing;
    const verdict = work();
    if (verdict) return verdict;
    await this.#write(this.#step(act, this.#addedSince(before), standing));
    this.#sealed = this.#sealedInOrder();
    this.#keepSnapshot();
    return undefined;
  }

  /** Takes something back. Returns the place up to which answers stand as they were. */
  async takeBack(act: Act, work: () => Verdict): Promise<{ readonly verdict?: Verdict; readonly back: number }> {
    this.#checkOpen();
    const { match } = this;
    const before = match.entries.slice();
    const standing = this.#table.standing;
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
    const step = this.#step(act, added, standing);
    const { by, consents = [] } = act;
    this.#head = await this.#hall.store.log.takeBack({ ...step, keep: cut, by, consents });
    this.#noted(step);
    this.#sealed = this.#sealedInOrder();
    this.#snapshotAt = Math.min(this.#snapshotAt, kept);
    return { back: kept };
  }

  /** A bot has taken over a seat that is asked: it gets its job. */
  async callBots(): Promise<void> {
    if (!this.#isClosed && this.asked().some((seat) => isBot(this.row, seat)))
      await this.#write(this.#step({ by: REFEREE, callsBots: true }, [], this.#table.standing));
  }

  async whole(): Promise<Match> {
    const { store } = this.#hall;
    if (this.from === 0) return this.match;
    return rebuiltWhole(this.playable.game, this.row, await store.log.whole(this.row.id), this.match.draws);
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

  #step(act: Act, entries: readonly Entry[], standingBefore: Table['standing']): Step {
    const { match, row } = this;
    const at = this.#hall.now();
    const result = match.result();
    const ending = act.ending ?? (result ? ({ how: 'result', result } as const) : undefined);
    const asked = ending ? [] : this.asked();
    const were = row.seats.filter(({ isAsked }) => isAsked).map(({ seat }) => seat);
    const waitsOn = sameSeats(asked, were) && !asked.includes(act.by);
    // A bot that was asked before and is still asked the same has its job already.
    const isHeard = match.seq !== this.#heard;
    this.#heard = match.seq;
    const bots = asked.filter((seat) => isBot(row, seat) && (isHeard || act.callsBots || !were.includes(seat)));
    const { standing } = this.#table;
    return {
      match: row.id,
      from: this.#head,
      entries,
      draws: match.draws,
      asked,
      askedAt: waitsOn ? this.#askedAt : at,
      at,
      ...(standing === standingBefore ? {} : { standing }),
      ...(bots.length > 0 ? { bots } : {}),
      ...(ending ? { ending } : {}),
    };
  }

  async #write(step: Step): Promise<void> {
    this.#head = await this.#hall.store.log.append(step);
    this.#noted(step);
  }

  #noted({ asked, askedAt, ending, at }: Step): void {
    this.#askedAt = askedAt;
    const seats = this.row.seats.map((each) =>
      each.isAsked === asked.includes(each.seat) ? each : { ...each, isAsked: !each.isAsked },
    );
    this.row = { ...this.row, askedAt, seats, ...(ending ? { status: 'over', ending, endedAt: at } : {}) };
    if (ending) this.#isClosed = true;
  }

  /** What the table has done by itself while it was set up; also who is asked, when the log does not say it yet. */
  async #settled(before: number): Promise<void> {
    const added = this.#addedSince(before);
    const were = this.row.seats.filter(({ isAsked }) => isAsked).map(({ seat }) => seat);
    if (added.length > 0 || !sameSeats(were, this.asked()))
      await this.#write(this.#step({ by: REFEREE }, added, this.#table.standing));
    this.#sealed = this.#sealedInOrder();
    this.#keepSnapshot();
  }

  /** The rules have a new version: play goes on under it from the last snapshot, with the answers since that still fit. */
  async #moveRules(state: unknown): Promise<void> {
    const { match, from } = this;
    const { game } = this.playable;
    const step = this.#step({ by: REFEREE }, [...match.entries.slice(from), ...match.sealed], this.#table.standing);
    const stretch = { rules: game.version, checkpoint: state ?? { ...game.setup(match.options) } };
    this.#head = await this.#hall.store.log.takeBack({ ...step, keep: from, by: REFEREE, consents: [], stretch });
    this.#noted(step);
    this.#sealed = this.#sealedInOrder();
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
