import { Chain, type Stretch, stretchesOf } from './chain.ts';
import { Course } from './course.ts';
import type { Game, Result } from './game.ts';
import { outOfOrder, refuse, repeated, unlisted } from './gate.ts';
import { History, type Resumption, type Told } from './history.ts';
import { listedAs, type Question, type Seat, type Wish } from './question.ts';
import type { Entry, GameRecord, Manner } from './record.ts';
import { copy, type State } from './state.ts';
import type { Refusal, Verdict } from './verdict.ts';
import { unlearntWithout } from './unlearnt.ts';
import { askedAsSeenBy, type MatchView, type Seer } from './view.ts';
import { sayAtTable } from './words.ts';

export type { Resumption, Told } from './history.ts';

/** An answer set down and not yet heard: the others in the same set must not know it. */
type Sealed = Entry | undefined;
const NOTHING_SEALED: readonly Sealed[] = [];

/** What undo took: the answers since a place, as they were. */
interface Undone {
  readonly from: number;
  readonly entries: readonly Entry[];
}

/**
 * A match is its last checkpoint and the answers given since. Save, load, undo, fork and search are one
 * operation: copy the checkpoint, replay those answers.
 */
export class Match<S extends State = State, O = unknown, V = unknown> {
  readonly game: Game<S, O, V>;
  readonly options: O;
  readonly #chain: Chain;
  readonly #stretches: readonly Stretch[];
  readonly #history: History<S>;
  readonly #course: Course<S>;
  #sealed = NOTHING_SEALED;
  #undone: readonly Undone[] = [];
  #draws = 0;

  private constructor(
    game: Game<S, O, V>,
    options: O,
    chain: Chain,
    stretches: readonly Stretch[],
    history: History<S>,
  ) {
    this.game = game;
    this.options = options;
    this.#chain = chain;
    this.#stretches = stretches;
    this.#history = history;
    this.#course = new Course(game, history);
  }

  /** Sets up a new match. The options must have passed the game's schema. */
  static begin<S extends State, O, V>(game: Game<S, O, V>, options: O, salt = ''): Match<S, O, V> {
    const chain = new Chain({ game: game.id, options, salt });
    const stretches = [{ rules: game.version, from: 0 }];
    return new Match(game, options, chain, stretches, new History(game.setup(options))).#begun();
  }

  /** Starts from a position instead of a set-up: for tests, puzzles and imagined states. */
  static from<S extends State, O, V>(game: Game<S, O, V>, options: O, position: S, salt = ''): Match<S, O, V> {
    const chain = new Chain({ game: game.id, options, salt });
    const stretches = [{ rules: game.version, from: 0, checkpoint: { ...position } }];
    return new Match(game, options, chain, stretches, new History(position)).#begun();
  }

  /**
   * Rebuilds a match from answers that were given before, each through the gate.
   * Stretches under other rules stay in the record and are not replayed. Returns where it broke, if it did.
   * `heed` is shown each question together with the answer that it is about to get, and the state as it is then.
   * `from`: a checkpoint of the last stretch that was kept; answers before it are not replayed either.
   */
  static rebuild<S extends State, O, V>(
    game: Game<S, O, V>,
    options: O,
    record: GameRecord,
    heed?: (question: Question, entry: Entry, at: number, state: Readonly<S>) => void,
    from?: Resumption<S>,
  ): { readonly match: Match<S, O, V>; readonly brokeAt?: number; readonly verdict?: Refusal } {
    const last = record.segments.at(-1);
    if (!last) throw new Error('a record without a segment');
    const entries = record.segments.flatMap(({ answers }) => answers);
    const begins = from?.at ?? entries.length - last.answers.length;
    const state = from?.state ?? (last.checkpoint ? (last.checkpoint as unknown as S) : game.setup(options));
    const chain = new Chain({ game: game.id, options: record.options, salt: record.salt });
    const history = new History(state, entries.slice(0, begins), from?.told);
    const match = new Match(game, options, chain, stretchesOf(record.segments), history).#begun();
    match.#draws = record.draws;
    for (const [index, entry] of [...entries.slice(begins), ...(record.sealed ?? [])].entries()) {
      const { by, answer, ...manner } = entry;
      const question = heed && match.#askedOf(by);
      if (question) heed(question, entry, begins + index, match.state);
      const verdict = match.answer(by, match.seq, answer, manner);
      if (verdict) return { match, brokeAt: begins + index, verdict };
    }
    return { match };
  }

  get state(): Readonly<S> {
    return this.#course.state;
  }

  get salt(): string {
    return this.#chain.terms.salt;
  }

  /** How many answers have been heard; an answer names it, so that a stale one is known. */
  get seq(): number {
    return this.#history.seq;
  }

  get entries(): readonly Entry[] {
    return this.#history.entries;
  }

  /** Answers that were given and are not heard yet, because others of their set are missing. */
  get sealed(): readonly Entry[] {
    return this.#sealedEntries();
  }

  get draws(): number {
    return this.#draws;
  }

  /** The number of the next roll. It never comes back, not even after undo. */
  nextDraw(): number {
    return this.#draws++;
  }

  /** The last place from which the state alone says how play goes on, a copy of that state, and how many lines were told. */
  get checkpoint(): { readonly at: number; readonly events: number; readonly state: S } {
    const { at, events, state } = this.#history.checkpoint;
    return { at, events, state: copy(state) };
  }

  /** The first place that it can be looked back to: answers before it are known and are not replayed. */
  get start(): number {
    return this.#history.start;
  }

  /** The questions that still wait for an answer. */
  questions(): readonly Question[] {
    const { open } = this.#course;
    return this.#sealed === NOTHING_SEALED ? open : open.filter((_, place) => this.#sealed[place] === undefined);
  }

  /** The seats that are not out of the game. */
  inPlay(): readonly Seat[] {
    return this.game.inPlay?.(this.#course.state) ?? this.game.seats(this.options);
  }

  result(): Result | undefined {
    return this.#course.isOver ? this.game.result(this.#course.state) : undefined;
  }

  /** The least number of answers heard that an answer of this seat may name: its question stands unchanged since then. */
  since(seat: Seat): number {
    const question = this.#askedOf(seat);
    return question ? this.#course.since(question) : this.seq;
  }

  /** The one gate. An answer counts if this seat is asked, the number is current and the answer is listed. */
  answer(seat: Seat, seq: number, given: unknown, manner?: Manner): Verdict {
    const question = this.#askedOf(seat);
    const refusal = outOfOrder(this.questions(), question, seat, seq, this.seq, () => this.since(seat));
    if (refusal || !question) return refusal;
    const answer = listedAs(question, given);
    if (!answer) return unlisted(question, given);
    const heard = this.#give(question, manner ? { by: seat, answer, ...manner } : { by: seat, answer });
    if (heard || !manner?.auto) this.#undone = [];
    return undefined;
  }

  /** Why may this seat not answer so? Nothing if it may. */
  why(seat: Seat, given: unknown): Verdict {
    const question = this.#askedOf(seat);
    const refusal = outOfOrder(this.questions(), question, seat, this.seq, this.seq, () => this.seq);
    if (refusal || !question) return refusal;
    return listedAs(question, given) ? undefined : unlisted(question, given);
  }

  /** What a seat might wish to do now and may not, with the reasons. */
  wishes(seat: Seat): readonly Wish[] {
    return this.#askedOf(seat)?.wishes?.() ?? [];
  }

  /** What the seer may know: the state, the questions and the result. */
  view(seer: Seer): MatchView<V> {
    const { state, open } = this.#course;
    return {
      seq: this.seq,
      state: this.game.view(state, seer),
      ask: askedAsSeenBy(seer, open, (place) => this.#sealed[place] !== undefined),
      result: this.result() ?? null,
    };
  }

  /** The lines of the log that the seer may read, from a place on. */
  events(seer: Seer, from = 0): readonly Told[] {
    return this.#history.toldTo(seer, from);
  }

  /**
   * Takes back the seat's last answer: freely while it has told nobody anything, else by consent of the others who are
   * in play. Answers that were sealed together are taken back together, for they are known now. What others have done
   * since without learning from it stays.
   */
  undo(seat: Seat, consents: readonly Seat[] = []): Verdict {
    const own = this.#course.open.findIndex(({ by }, place) => by === seat && this.#sealed[place] !== undefined);
    if (own >= 0) {
      this.#seal(own, undefined);
      return undefined;
    }
    const seats = this.game.seats(this.options);
    const last = seats.includes(seat) ? this.#history.lastBy(seat) : -1;
    if (last < 0) return refuse('table', sayAtTable('table.nothingToUndo', { seat: repeated(seat) }));
    const from = this.#history.heardFrom(last);
    const others = this.inPlay().filter((other) => other !== seat && !consents.includes(other));
    const sealed = this.#sealedEntries();
    const told = this.#history.toldSince(seat, from) || sealed.some(({ auto }) => auto !== 'forced');
    const rest =
      told && from === last && sealed.length === 0 ? unlearntWithout(this, last, this.#history.start) : undefined;
    if (told && !rest && others.length > 0)
      return refuse('table', sayAtTable('table.undoNeedsConsent', { seats: others }));
    const taken = { from, entries: [...this.entries.slice(from), ...sealed] };
    this.#rewind(from);
    if (rest) this.#replay(rest);
    this.#undone = [...this.#undone, taken];
    return undefined;
  }

  /** Brings back what the last undo took, dice and all. */
  redo(): Verdict {
    const taken = this.#undone.at(-1);
    if (!taken) return refuse('table', sayAtTable('table.nothingToRedo'));
    this.#rewind(taken.from);
    this.#replay(taken.entries);
    this.#undone = this.#undone.slice(0, -1);
    return undefined;
  }

  /** A match that stands where this one stood after so many answers, or as near before as can be gone back to. */
  at(seq: number): Match<S, O, V> {
    const past = this.#twin();
    past.#rewind(this.#history.heardFrom(Math.max(this.#history.start, Math.min(seq, this.seq))));
    return past;
  }

  /** A second match that stands where this one stands, and goes its own way from here. */
  fork(): Match<S, O, V> {
    const twin = this.#twin();
    twin.#rewind(this.seq);
    twin.#sealed = this.#sealed;
    twin.#undone = this.#undone;
    return twin;
  }

  /** Hash of every answer so far and of the state they led to. */
  hash(): string {
    return this.#chain.end(this.entries, this.#stretches, this.#course.state, this.#sealedEntries());
  }

  record(): GameRecord {
    return this.#chain.record({
      entries: this.entries,
      stretches: this.#stretches,
      state: this.#course.state,
      sealed: this.#sealedEntries(),
      draws: this.#draws,
    });
  }

  /** From the last checkpoint on, the match goes on under the rules of this version; answers since then are taken back. */
  moveToRules(game: Game<S, O, V>): Match<S, O, V> {
    const { at, events, state } = this.#history.checkpoint;
    const chain = new Chain(this.#chain.terms);
    const stretches = [...this.#stretches, { rules: game.version, from: at, checkpoint: { ...state } }];
    const history = new History(state, this.entries.slice(0, at), this.#history.events.slice(0, events));
    const match = new Match(game, game.options.parse(chain.terms.options, 'options'), chain, stretches, history);
    match.#draws = this.#draws;
    return match.#begun();
  }

  #askedOf(seat: Seat): Question | undefined {
    return this.#course.open.find(({ by }, place) => by === seat && this.#sealed[place] === undefined);
  }

  /** Hears the answer, or seals it while others of its set are missing. Returns whether it was heard. */
  #give(question: Question, entry: Entry): boolean {
    const { open } = this.#course;
    if (question.atOnce) {
      this.#hear([entry], NOTHING_SEALED, question);
      return true;
    }
    const before = this.#sealed;
    const complete = open.length === 1 ? [entry] : this.#seal(open.indexOf(question), entry);
    if (complete) this.#hear(complete, before);
    return complete !== undefined;
  }

  /** Puts an answer under seal, or takes it off. Returns the set when none is missing. */
  #seal(place: number, entry: Sealed): readonly Entry[] | undefined {
    const sealed = this.#course.open.map((_, index) => (index === place ? entry : this.#sealed[index]));
    const entries = sealed.filter((each) => each !== undefined);
    this.#sealed = entries.length === 0 ? NOTHING_SEALED : sealed;
    return entries.length === sealed.length ? entries : undefined;
  }

  #sealedEntries(): readonly Entry[] {
    return this.#sealed.filter((entry) => entry !== undefined);
  }

  /** A script that throws leaves nothing behind: the match is rebuilt as it was before the answer. */
  #hear(entries: readonly Entry[], sealedBefore: readonly Sealed[], alone?: Question): void {
    const { seq } = this;
    this.#sealed = NOTHING_SEALED;
    try {
      if (alone) this.#course.hearOne(alone, entries);
      else this.#course.hear(entries);
    } catch (fault) {
      this.#rewind(seq);
      this.#sealed = sealedBefore;
      throw fault;
    }
  }

  #begun(): this {
    this.#course.restart();
    return this;
  }

  #twin(): Match<S, O, V> {
    const twin = new Match(this.game, this.options, this.#chain.copy(), this.#stretches, this.#history.copy());
    twin.#draws = this.#draws;
    return twin;
  }

  #rewind(seq: number): void {
    const replay = this.#history.cut(seq);
    this.#chain.cut(this.seq);
    this.#sealed = NOTHING_SEALED;
    this.#course.restart();
    this.#replay(replay);
  }

  #replay(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const question = this.#askedOf(entry.by);
      const answer = question && listedAs(question, entry.answer);
      if (!question || !answer)
        throw new Error(
          `${this.game.id}: the answer ${JSON.stringify(entry)} at ${this.seq} no longer fits its question`,
        );
      this.#give(question, answer === entry.answer ? entry : { ...entry, answer }); // Scripts hear what they have listed.
    }
  }
}
