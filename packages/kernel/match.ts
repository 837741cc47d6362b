import { type Answer, saysTheSame } from './answer.ts';
import { Chain, type Stretch } from './chain.ts';
import type { Game, Result } from './game.ts';
import { CHANCE, type Question, type Script, type Seat, type Wish } from './question.ts';
import { type Entry, FORMAT, type GameRecord, type Segment } from './record.ts';
import { copy, type Event, type State } from './state.ts';
import type { Refusal, Verdict } from './verdict.ts';
import { REFEREE, type Seer } from './view.ts';
import { sayAtTable } from './words.ts';

/** A line of the log with its place: how many answers had been given when it was told. */
export interface Told extends Event {
  readonly at: number;
}

/** An open question as a seer may know it: what others may choose from is theirs to know. */
export interface Asked {
  readonly by: Seat;
  readonly rule: string;
  readonly prompt: Question['prompt'];
  readonly answers?: readonly Answer[];
  readonly sealed: boolean;
}

export interface MatchView<V> {
  readonly seq: number;
  readonly state: V;
  readonly ask: readonly Asked[];
  readonly result: Result | null;
}

interface Checkpoint<S> {
  readonly at: number;
  readonly events: number;
  readonly state: S;
}

/** A seat's answer, set down but not yet heard: others in the same set must not know it. */
type Sealed = Entry | undefined;

/** So many stages without a question mean that the game runs in circles. */
const MOST_SILENT_STAGES = 10_000;

const refuse = (rule: string, because: Refusal['because']): Refusal => ({ rule, because });

/**
 * A match is its last checkpoint and the answers given since. Save, load, undo, fork and search are one
 * operation: copy the checkpoint, replay those answers.
 */
export class Match<S extends State = State, O = unknown, V = unknown> {
  readonly game: Game<S, O, V>;
  readonly options: O;
  readonly salt: string;
  #state: S;
  #script: Script | undefined;
  #open: readonly Question[] = [];
  #sealed: Sealed[] = [];
  #entries: Entry[] = [];
  #events: Told[] = [];
  #checkpoints: Checkpoint<S>[];
  #stretches: Stretch[];
  #undone: (readonly Entry[])[] = [];
  #chain: Chain;
  #draws = 0;

  private constructor(game: Game<S, O, V>, options: O, salt: string, stretches: Stretch[], state: S) {
    this.game = game;
    this.options = options;
    this.salt = salt;
    this.#state = state;
    this.#stretches = stretches;
    this.#checkpoints = [];
    this.#chain = new Chain(game.id, options, salt);
  }

  /** Sets up a new match. The options must have passed the game's schema. */
  static begin<S extends State, O, V>(game: Game<S, O, V>, options: O, salt = ''): Match<S, O, V> {
    const match = new Match(game, options, salt, [{ rules: game.version, from: 0 }], game.setup(options));
    match.#checkpoint();
    match.#start();
    return match;
  }

  /** Starts from a position instead of a set-up: for tests, puzzles and imagined states. */
  static from<S extends State, O, V>(game: Game<S, O, V>, options: O, position: S, salt = ''): Match<S, O, V> {
    const stretch = { rules: game.version, from: 0, checkpoint: copy(position) };
    const match = new Match(game, options, salt, [stretch], copy(position));
    match.#checkpoint();
    match.#start();
    return match;
  }

  get state(): Readonly<S> {
    return this.#state;
  }

  /** How many answers have been given; an answer names it, so that a stale one is known. */
  get seq(): number {
    return this.#entries.length;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  get draws(): number {
    return this.#draws;
  }

  /** The number of the next roll. It never comes back, not even after undo. */
  nextDraw(): number {
    return this.#draws++;
  }

  /** The questions that still wait for an answer. */
  questions(): readonly Question[] {
    return this.#sealed.every((seal) => seal === undefined)
      ? this.#open
      : this.#open.filter((_, place) => this.#sealed[place] === undefined);
  }

  result(): Result | undefined {
    return this.#script ? undefined : this.game.result(this.#state);
  }

  /** The one gate. An answer counts if this seat is asked, the number is current and the answer is listed. */
  answer(seat: Seat, seq: number, given: unknown, how: { readonly draw?: number; readonly auto?: true } = {}): Verdict {
    const place = this.#placeOf(seat);
    const refusal = this.#refusal(seat, seq, place);
    if (refusal) return refusal;
    const question = this.#open[place] as Question;
    const answer = question.answers.find((listed) => saysTheSame(listed, given));
    if (!answer) return this.#unlisted(question, given);
    this.#undone = [];
    this.#give(place, { by: seat, answer, ...how });
    return undefined;
  }

  /** Why may this seat not answer so? Nothing if it may. */
  why(seat: Seat, given: unknown): Verdict {
    const place = this.#placeOf(seat);
    const refusal = this.#refusal(seat, this.seq, place);
    if (refusal) return refusal;
    const question = this.#open[place] as Question;
    return question.answers.some((listed) => saysTheSame(listed, given)) ? undefined : this.#unlisted(question, given);
  }

  /** What a seat might wish to do now and may not, with the reasons. */
  wishes(seat: Seat): readonly Wish[] {
    return (
      this.questions()
        .find(({ by }) => by === seat)
        ?.wishes?.() ?? []
    );
  }

  /** What the seer may know: the state, the questions and the result. */
  view(seer: Seer): MatchView<V> {
    return {
      seq: this.seq,
      state: this.game.view(this.#state, seer),
      ask: this.#open.map(({ by, rule, prompt, answers }, place) => {
        const sealed = this.#sealed[place] !== undefined;
        const seen = by === seer || by === CHANCE || seer === REFEREE;
        return seen ? { by, rule, prompt, answers, sealed } : { by, rule, prompt, sealed };
      }),
      result: this.result() ?? null,
    };
  }

  /** The lines of the log that the seer may read, from a place on. */
  events(seer: Seer, from = 0): readonly Told[] {
    return this.#events.filter(({ at, to }) => {
      if (at < from) return false;
      if (to === 'all' || seer === REFEREE) return true;
      return 'only' in to ? to.only === seer : to.except !== seer;
    });
  }

  /** Takes back the seat's last answer: freely while it has told nobody anything, else by consent of the others. */
  undo(seat: Seat, consents: readonly Seat[] = []): Verdict {
    const place = this.#open.findIndex(({ by }, index) => by === seat && this.#sealed[index] !== undefined);
    if (place >= 0) {
      this.#sealed[place] = undefined;
      return undefined;
    }
    const from = this.#entries.findLastIndex(({ by, auto }) => by === seat && !auto);
    if (from < 0) return refuse('table', sayAtTable('table.nothingToUndo', { seat }));
    const others = this.game.seats(this.options).filter((other) => other !== seat && !consents.includes(other));
    if (others.length > 0 && this.#toldSince(seat, from))
      return refuse('table', sayAtTable('table.undoNeedsConsent', { seats: others }));
    const taken = this.#entries.slice(from);
    this.#rewind(from);
    this.#undone.push(taken);
    return undefined;
  }

  /** Brings back what the last undo took, dice and all. */
  redo(): Verdict {
    const taken = this.#undone.pop();
    if (!taken) return refuse('table', sayAtTable('table.nothingToRedo'));
    this.#replay(taken);
    return undefined;
  }

  /** Goes back to a place in the record, or forward from it: for replays. */
  at(seq: number): Match<S, O, V> {
    const past = this.fork();
    past.#rewind(Math.max(0, Math.min(seq, this.seq)));
    return past;
  }

  /** A second match that stands where this one stands, and goes its own way from here. */
  fork(): Match<S, O, V> {
    const twin = new Match(this.game, this.options, this.salt, this.#stretches.slice(), this.#state);
    twin.#entries = this.#entries.slice();
    twin.#events = this.#events.slice();
    twin.#checkpoints = this.#checkpoints.slice();
    twin.#chain = this.#chain.copy();
    twin.#undone = this.#undone.slice();
    twin.#draws = this.#draws;
    const seals = this.#sealed.slice();
    twin.#rewind(this.seq);
    twin.#sealed = seals;
    return twin;
  }

  /** Hash of every answer so far and of the state they led to. */
  hash(): string {
    return this.#chain.end(this.#entries, this.#stretches, this.#state);
  }

  record(): GameRecord {
    const segments = this.#stretches.map((stretch, index): Segment => {
      const end = this.#stretches[index + 1]?.from ?? this.seq;
      const start = stretch.checkpoint === undefined ? {} : { checkpoint: { ...stretch.checkpoint } };
      return {
        rules: stretch.rules,
        ...start,
        answers: this.#entries.slice(stretch.from, end),
        hash: this.#chain.at(end, this.#entries, this.#stretches),
      };
    });
    const { game, options, salt } = this;
    return { format: FORMAT, game: game.id, options, salt, draws: this.#draws, segments, hash: this.hash() };
  }

  /**
   * Rebuilds a match from answers that were given before, each through the gate.
   * Stretches under other rules stay in the record and are not replayed. Returns where it broke, if it did.
   */
  static rebuild<S extends State, O, V>(
    game: Game<S, O, V>,
    options: O,
    record: GameRecord,
  ): { readonly match: Match<S, O, V>; readonly brokeAt?: number; readonly verdict?: Refusal } {
    const last = record.segments.at(-1);
    if (!last) throw new Error('a record without a segment');
    const from = record.segments.slice(0, -1).reduce((sum, { answers }) => sum + answers.length, 0);
    const stretches: Stretch[] = [];
    let start = 0;
    for (const { rules, checkpoint, answers } of record.segments) {
      stretches.push({ rules, from: start, ...(checkpoint ? { checkpoint } : {}) });
      start += answers.length;
    }
    const state = last.checkpoint ? copy(last.checkpoint as unknown as S) : game.setup(options);
    const match = new Match(game, options, record.salt, stretches, state);
    match.#entries = record.segments.slice(0, -1).flatMap(({ answers }) => answers);
    match.#draws = record.draws;
    match.#checkpoint();
    match.#start();
    for (const [index, { by, answer, draw, auto }] of last.answers.entries()) {
      const how = { ...(draw === undefined ? {} : { draw }), ...(auto ? { auto } : {}) };
      const verdict = match.answer(by, match.seq, answer, how);
      if (verdict) return { match, brokeAt: from + index, verdict };
    }
    return { match };
  }

  /** From the last checkpoint on, the match goes on under the rules of this version; answers since then are taken back. */
  moveToRules(game: Game<S, O, V>): Match<S, O, V> {
    const { at, state } = this.#lastCheckpoint();
    const match = new Match(game, this.options, this.salt, this.#stretches.slice(), copy(state));
    match.#entries = this.#entries.slice(0, at);
    match.#events = this.#events.filter((event) => event.at <= at);
    match.#draws = this.#draws;
    match.#stretches.push({ rules: game.version, from: at, checkpoint: copy(state) });
    match.#checkpoint();
    match.#start();
    return match;
  }

  #placeOf(seat: Seat): number {
    return this.#open.findIndex(({ by }, place) => by === seat && this.#sealed[place] === undefined);
  }

  #refusal(seat: Seat, seq: number, place: number): Verdict {
    const first = this.questions()[0];
    if (!first) return refuse('table', sayAtTable('table.over'));
    if (place < 0) {
      const asked = this.questions().map(({ by }) => by);
      return refuse(first.rule, sayAtTable('table.notAsked', { seat: String(seat).slice(0, 40), asked }));
    }
    if (seq !== this.seq) return refuse(first.rule, sayAtTable('table.stale', { given: Number(seq), now: this.seq }));
    return undefined;
  }

  #unlisted(question: Question, given: unknown): Refusal {
    const wish = question.wishes?.().find(({ answer }) => saysTheSame(answer, given));
    return wish?.refusal ?? refuse(question.rule, sayAtTable('table.unlisted'));
  }

  #give(place: number, entry: Entry): void {
    if (this.#open.length === 1) {
      this.#entries.push(entry);
      this.#hear([entry.answer]);
      return;
    }
    this.#sealed[place] = entry;
    const given = this.#open.map((_, index) => this.#sealed[index]);
    if (given.some((seal) => seal === undefined)) return;
    const complete = given as Entry[];
    this.#entries.push(...complete);
    this.#hear(complete.map(({ answer }) => answer));
  }

  /** A script that throws leaves nothing behind: the match is rebuilt as it was before the answer. */
  #hear(answers: readonly Answer[]): void {
    this.#sealed = [];
    try {
      this.#run((this.#script as Script).next(answers));
    } catch (fault) {
      this.#rewind(this.seq - answers.length);
      throw fault;
    }
  }

  #start(): void {
    if (this.game.result(this.#state)) {
      this.#script = undefined;
      this.#open = [];
      return;
    }
    this.#script = this.game.play(this.#state);
    this.#run(this.#script.next());
  }

  #run(first: IteratorResult<readonly Question[], void>): void {
    let step = first;
    for (let silent = 0; ; silent++) {
      this.#drain();
      if (!step.done) {
        this.#open = step.value;
        return;
      }
      if (silent > MOST_SILENT_STAGES)
        throw new Error(`${this.game.id}: play goes on without a question at ${JSON.stringify(this.#state.clock)}`);
      this.#checkpoint();
      if (this.game.result(this.#state)) {
        this.#script = undefined;
        this.#open = [];
        return;
      }
      this.#script = this.game.play(this.#state);
      step = this.#script.next();
    }
  }

  #drain(): void {
    const { log } = this.#state;
    if (log.length === 0) return;
    const at = this.seq;
    for (const event of log) this.#events.push({ ...event, at });
    this.#state.log = [];
  }

  #checkpoint(): void {
    const checkpoint = { at: this.seq, events: this.#events.length, state: copy(this.#state) };
    if (this.#checkpoints.at(-1)?.at === this.seq) this.#checkpoints.pop();
    this.#checkpoints.push(checkpoint);
  }

  #lastCheckpoint(): Checkpoint<S> {
    const last = this.#checkpoints.at(-1);
    if (!last) throw new Error('a match without a checkpoint');
    return last;
  }

  #rewind(seq: number): void {
    while (this.#lastCheckpoint().at > seq) this.#checkpoints.pop();
    const { at, events, state } = this.#lastCheckpoint();
    const replay = this.#entries.slice(at, seq);
    this.#entries.length = at;
    this.#events.length = events;
    this.#chain.cut(at);
    this.#sealed = [];
    this.#state = copy(state);
    this.#start();
    this.#replay(replay);
  }

  #replay(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const place = this.#placeOf(entry.by);
      if (!this.#open[place]?.answers.some((listed) => saysTheSame(listed, entry.answer)))
        throw new Error(
          `${this.game.id}: the answer ${JSON.stringify(entry)} at ${this.seq} no longer fits its question`,
        );
      this.#give(place, entry);
    }
  }

  #toldSince(seat: Seat, from: number): boolean {
    return (
      this.#entries.slice(from).some(({ by, auto }) => by !== seat && !auto) ||
      this.#events.some(({ at, reveals }) => at > from && reveals === true)
    );
  }
}
