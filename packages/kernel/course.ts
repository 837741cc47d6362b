import { type Answer, canonical, saysTheSame } from './answer.ts';
import { answerHeard } from './doubt.ts';
import type { Game } from './game.ts';
import type { History } from './history.ts';
import { type Question, type Script, wellPosed } from './question.ts';
import type { Entry } from './record.ts';
import { copy, type Event, type State } from './state.ts';

type Step = IteratorResult<readonly Question[], void>;

/** So many stages without a question mean that the game runs in circles. */
const MOST_SILENT_STAGES = 10_000;
const NO_LINES: readonly Event[] = [];

/** Is a seat that may act at any time still asked what it was asked before? */
const isUnchanged = (before: Question, now: Question): boolean =>
  before.by === now.by &&
  before.atOnce === true &&
  before.rule === now.rule &&
  before.answers.length === now.answers.length &&
  canonical(before.prompt) === canonical(now.prompt) &&
  now.answers.every((answer, place) => saysTheSame(answer, before.answers[place]));

/** The course of play: it runs the scripts from question to question, and writes into the history what they do. */
export class Course<S extends State> {
  readonly #game: Pick<Game<S>, 'id' | 'play' | 'result'>;
  readonly #history: History<S>;
  #state: S;
  #script: Script | undefined;
  #open: readonly Question[] = [];
  /** Since how many answers each question stands as it is, where others may be heard in the meantime. */
  #since: readonly number[] = [];

  constructor(game: Pick<Game<S>, 'id' | 'play' | 'result'>, history: History<S>) {
    this.#game = game;
    this.#history = history;
    this.#state = history.checkpoint.state;
  }

  get state(): S {
    return this.#state;
  }

  /** The set of questions that play waits for; empty when the game is over. */
  get open(): readonly Question[] {
    return this.#open;
  }

  get isOver(): boolean {
    return this.#script === undefined;
  }

  /** An answer to this question may name any number of answers from this one on. */
  since(question: Question): number {
    return this.#since[this.#open.indexOf(question)] ?? this.#history.seq;
  }

  /** Starts again at the last checkpoint. */
  restart(): void {
    this.#open = [];
    this.#state = copy(this.#history.checkpoint.state);
    this.#run(this.#stage());
  }

  /** Takes an answer to each open question, in their order. */
  hear(entries: readonly Entry[]): void {
    if (!this.#script) throw new Error(`${this.#game.id}: an answer after the end of the game`);
    answerHeard();
    for (const question of this.#open) question.unread?.close();
    this.#history.give(entries);
    this.#run(this.#script.next(entries.map(({ answer }) => answer)));
  }

  /** Takes an answer to one of several questions that are heard as they come: the script finds it at its place. */
  hearOne(question: Question, entries: readonly Entry[]): void {
    if (!this.#script) throw new Error(`${this.#game.id}: an answer after the end of the game`);
    const answers: Answer[] = [];
    for (const { answer } of entries) answers[this.#open.indexOf(question)] = answer;
    this.#history.give(entries);
    this.#run(this.#script.next(answers));
  }

  /** Starts a stage from the state, unless the game is over. */
  #stage(): Step | undefined {
    this.#script = this.#game.result(this.#state) ? undefined : this.#game.play(this.#state);
    return this.#script?.next();
  }

  /** Goes on from stage to stage, with a checkpoint between, until somebody is asked or the game is over. */
  #run(first: Step | undefined): void {
    let step = first;
    for (let silent = 0; step?.done; silent++) {
      if (silent > MOST_SILENT_STAGES)
        throw new Error(`${this.#game.id}: play goes on without a question at ${JSON.stringify(this.#state.clock)}`);
      this.#tell();
      this.#history.mark(this.#state);
      step = this.#stage();
    }
    this.#tell();
    this.#pose(step ? wellPosed(step.value) : []);
  }

  #pose(open: readonly Question[]): void {
    const { seq } = this.#history;
    const before = this.#open;
    const since = this.#since;
    this.#open = open;
    this.#since = open[0]?.atOnce
      ? open.map((question) => since[before.findIndex((each) => isUnchanged(each, question))] ?? seq)
      : [];
  }

  #tell(): void {
    const { log } = this.#state;
    if (log.length === 0) return;
    this.#history.tell(log);
    this.#state.log = NO_LINES;
  }
}
