import {
  type Answer,
  canonical,
  CHANCE,
  type Game,
  Match,
  type MatchView,
  type Question,
  type Refusal,
  REFEREE,
  type Result,
  saysTheSame,
  type Seat,
  type Seer,
  seeded,
  type State,
  type Told,
} from '@bivouac/kernel';
import { onTestFinished } from 'vitest';

/** An answer as a test writes it: `'pass'` for its kind alone, or those fields that tell it from the others. */
export type Sought = string | Readonly<Record<string, string | number | boolean>>;

const MOST_ANSWERS = 10_000;

const fits = (answer: Answer, sought: Sought): boolean =>
  typeof sought === 'string'
    ? answer.kind === sought
    : Object.entries(sought).every(([field, value]) => answer[field] === value);

const isDie = ({ by, answers }: Question): boolean => by === CHANCE && answers.every(({ kind }) => kind === 'die');
const titled = ({ rule, prompt, by }: Question): string => `${rule} ${prompt.key} (asked of ${by})`;
const listed = (answers: readonly Answer[]): string =>
  answers.length === 0 ? '  nothing' : answers.map((answer) => `  ${canonical(answer)}`).join('\n');

/** The one answer that fits; a test that could mean two of them is in error, and so is one that means none. */
const theOne = (answers: readonly Answer[], sought: Sought, about: string): Answer => {
  const found = answers.filter((answer) => fits(answer, sought));
  const [one] = found;
  if (found.length === 1 && one) return one;
  const exact = found.find((answer) => typeof sought !== 'string' && saysTheSame(answer, sought));
  if (exact) return exact;
  const many = found.length === 0 ? 'no answer fits' : `${found.length} answers fit`;
  throw new Error(`${about}: ${many} ${JSON.stringify(sought)}; offered:\n${listed(found.length ? found : answers)}`);
};

/** Dice that a test dictates and no rule rolls mean that the test misreads the rule. */
const checkAtTheEnd = (check: () => void): void => {
  try {
    onTestFinished(check);
  } catch {
    // A position built outside of a test has no end to wait for.
  }
};

/** A table for rule tests: seats answer as told, dice fall as told, and whatever a test did not foresee is an error. */
export class TestTable<S extends State, O, V> {
  readonly match: Match<S, O, V>;
  #dice: number[] = [];
  #checksDice = false;

  constructor(match: Match<S, O, V>) {
    this.match = match;
  }

  get state(): Readonly<S> {
    return this.match.state;
  }

  get result(): Result | undefined {
    return this.match.result();
  }

  /** The open question, or that of one seat. */
  asked(seat?: Seat): Question {
    const open = this.match.questions();
    const question = seat === undefined ? open[0] : open.find(({ by }) => by === seat);
    if (question) return question;
    const others = open.map(titled).join(', ');
    throw new Error(`${seat ?? 'nobody'} is not asked; ${others === '' ? 'the game is over' : `open: ${others}`}`);
  }

  questions(): readonly Question[] {
    return this.match.questions();
  }

  /** Gives the one listed answer that fits. */
  answer(seat: Seat, sought: Sought): this {
    const question = this.#askedOf(seat);
    return this.#give(question, theOne(question.answers, sought, titled(question)));
  }

  /** Gives the first listed answer that the test likes. */
  pick(seat: Seat, likes: (answer: Answer) => boolean): this {
    const question = this.#askedOf(seat);
    const answer = question.answers.find(likes);
    if (!answer) throw new Error(`${titled(question)}: none is picked; offered:\n${listed(question.answers)}`);
    return this.#give(question, answer);
  }

  /** The next dice, in the order in which the rules roll them. */
  dice(...faces: readonly number[]): this {
    this.#dice.push(...faces);
    if (!this.#checksDice) checkAtTheEnd(() => this.#noDiceLeft());
    this.#checksDice = true;
    return this.#rollDice();
  }

  /** The rule and the reason why this may not be answered: of a wish that fits, else of the answer as it stands. */
  refusal(seat: Seat, sought: Sought): Refusal {
    const question = this.#askedOf(seat);
    const given = typeof sought === 'string' ? { kind: sought } : sought;
    const wishes = (question.wishes?.() ?? []).filter(({ answer }) => fits(answer, sought));
    const [wish] = wishes.length === 1 ? wishes : wishes.filter(({ answer }) => saysTheSame(answer, given));
    if (wish) return wish.refusal;
    if (wishes.length > 1)
      throw new Error(
        `${titled(question)}: ${wishes.length} refused answers fit ${JSON.stringify(sought)}:\n${listed(
          wishes.map(({ answer }) => answer),
        )}`,
      );
    if (question.answers.some((answer) => fits(answer, sought)))
      throw new Error(`${titled(question)}: ${JSON.stringify(sought)} is not refused, it is offered`);
    const verdict = this.match.why(seat, given);
    if (!verdict) throw new Error(`${titled(question)}: ${JSON.stringify(sought)} is not refused`);
    return verdict;
  }

  /** What has been told, to anybody; all of it, or the lines of one rule or one message. */
  events(ruleOrKey?: string): readonly Told[] {
    const told = this.match.events(REFEREE);
    return ruleOrKey === undefined
      ? told
      : told.filter(({ rule, said }) => rule === ruleOrKey || said.key === ruleOrKey);
  }

  view(seer: Seer): MatchView<V> {
    return this.match.view(seer);
  }

  /**
   * Plays on until this rule or prompt asks. Seats asked before give the last answer listed, which is
   * "done" or "pass" where there is one; dice not dictated fall as they may, the same in every run.
   */
  until(ruleOrKey: string): this {
    const luck = seeded('until');
    for (let given = 0; given < MOST_ANSWERS; given++) {
      const open = this.match.questions();
      if (open.some(({ rule, prompt }) => rule === ruleOrKey || prompt.key === ruleOrKey)) return this;
      const [question] = open;
      if (!question) throw new Error(`the game is over, and ${ruleOrKey} was never asked`);
      const answer = question.by === CHANCE ? luck.answer(question, given) : question.answers.at(-1);
      if (answer) this.#give(question, answer);
    }
    throw new Error(`${ruleOrKey} was not asked within ${MOST_ANSWERS} answers; now open: ${titled(this.asked())}`);
  }

  undo(seat: Seat, ...consents: readonly Seat[]): this {
    const verdict = this.match.undo(seat, consents);
    if (verdict) throw new Error(`${seat} may not take back: ${canonical(verdict)}`);
    return this;
  }

  /** A second table that stands where this one stands. */
  fork(): TestTable<S, O, V> {
    return new TestTable(this.match.fork());
  }

  #askedOf(seat: Seat): Question {
    const die = this.match.questions().find(isDie);
    if (die && seat !== CHANCE)
      throw new Error(`${titled(die)}: a die is rolled and the test dictates none; call .dice(…) first`);
    return this.asked(seat);
  }

  #give(question: Question, answer: Answer): this {
    const verdict = this.match.answer(question.by, this.match.seq, answer);
    if (verdict) throw new Error(`${titled(question)}: ${canonical(answer)} is refused: ${canonical(verdict)}`);
    return this.#rollDice();
  }

  #rollDice(): this {
    for (;;) {
      const die = this.match.questions().find(isDie);
      const face = this.#dice[0];
      if (!die || face === undefined) return this;
      this.#dice.shift();
      const verdict = this.match.answer(CHANCE, this.match.seq, theOne(die.answers, { face }, titled(die)));
      if (verdict) throw new Error(`${titled(die)}: ${face} is refused: ${canonical(verdict)}`);
    }
  }

  #noDiceLeft(): void {
    if (this.#dice.length > 0) throw new Error(`the test dictates dice that no rule rolled: ${this.#dice.join(', ')}`);
  }
}

const isPosition = (start: object): start is State => 'clock' in start && 'log' in start;

/** Sits down to a game from its set-up, with these options, or from a position. */
export const play = <S extends State, O, V>(
  game: Game<S, O, V>,
  start: Partial<O> | S,
  options: Partial<O> = {},
): TestTable<S, O, V> =>
  new TestTable(
    isPosition(start as object)
      ? Match.from(game, game.options.parse(options, 'options'), start as S)
      : Match.begin(game, game.options.parse(start, 'options')),
  );
