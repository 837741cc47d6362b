import { type Answer, canonical, saysTheSame } from './answer.ts';
import type { Chance } from './chance.ts';
import type { Match } from './match.ts';
import { CHANCE, type Question, type Seat } from './question.ts';
import type { Manner } from './record.ts';
import type { State } from './state.ts';
import type { Verdict } from './verdict.ts';

/** "Answer so for me, until something changes." */
export interface StandingAnswer {
  readonly by: Seat;
  readonly rule: string;
  readonly asked: string;
  readonly answer: Answer;
  /** `changes`: it lapses as soon as the question or its choices differ. `revoked`: it holds while its answer is offered. */
  readonly until: 'changes' | 'revoked';
  /** The question and its choices as they then stood. */
  readonly offered: string;
}

export interface Manners {
  /** Who answers for chance; left out, the caller does. */
  readonly chance?: Chance;
  /** The table gives the answer where there is only one. */
  readonly givesForced?: boolean;
  /** Orders that were taken before: a table that is set up again goes on with them. */
  readonly standing?: readonly StandingAnswer[];
}

const offered = ({ prompt, answers }: Question): string => canonical([prompt, answers]);

/** The table where a match is played: it rolls, gives forced and standing answers, and waits for the rest. */
export class Table<S extends State = State, O = unknown, V = unknown> {
  readonly match: Match<S, O, V>;
  readonly #manners: Manners;
  #standing: readonly StandingAnswer[];

  constructor(match: Match<S, O, V>, manners: Manners) {
    this.match = match;
    this.#manners = manners;
    this.#standing = manners.standing ?? [];
    this.#settle();
  }

  get standing(): readonly StandingAnswer[] {
    return this.#standing;
  }

  /** `manner`: where someone else gives it for the seat. */
  answer(seat: Seat, seq: number, given: unknown, manner?: Manner): Verdict {
    const verdict = this.match.answer(seat, seq, given, manner);
    if (!verdict) this.#settle();
    return verdict;
  }

  undo(seat: Seat, consents: readonly Seat[] = []): Verdict {
    const verdict = this.match.undo(seat, consents);
    if (verdict) return verdict;
    this.revoke(seat);
    this.#settle();
    return undefined;
  }

  redo(): Verdict {
    const verdict = this.match.redo();
    if (!verdict) this.#settle();
    return verdict;
  }

  /** Takes an order for the question that is open to this seat: its answer is given now, and whenever it comes up again. */
  stand(seat: Seat, given: unknown, until: StandingAnswer['until'] = 'changes'): Verdict {
    const verdict = this.match.why(seat, given);
    const question = this.match.questions().find(({ by }) => by === seat);
    const answer = question?.answers.find((listed) => saysTheSame(listed, given));
    if (!question || !answer) return verdict;
    const { rule, prompt } = question;
    const order: StandingAnswer = { by: seat, rule, asked: prompt.key, answer, until, offered: offered(question) };
    this.#standing = [...this.#standing, order];
    return this.answer(seat, this.match.seq, answer); // Its own answer, this once: the seat can take it back.
  }

  revoke(seat: Seat): void {
    this.#standing = this.#standing.filter(({ by }) => by !== seat);
  }

  #settle(): void {
    for (;;) {
      const question = this.match.questions().find((each) => this.#givenByTable(each));
      if (!question) return;
      this.#give(question);
    }
  }

  #givenByTable(question: Question): boolean {
    if (question.by === CHANCE) return this.#manners.chance !== undefined;
    return (
      (this.#manners.givesForced === true && question.answers.length === 1) || this.#standingFor(question) !== undefined
    );
  }

  #give(question: Question): void {
    const { chance } = this.#manners;
    if (question.by === CHANCE && chance) {
      const draw = this.match.nextDraw();
      this.#mustTake(question, chance.answer(question, draw), { draw });
    } else if (question.answers.length === 1) {
      this.#mustTake(question, question.answers[0], { auto: 'forced' });
    } else {
      this.#mustTake(question, this.#standingFor(question)?.answer, { auto: 'standing' });
    }
  }

  #mustTake({ by, rule, prompt }: Question, answer: Answer | undefined, manner: Manner): void {
    const verdict = this.match.answer(by, this.match.seq, answer, manner);
    if (verdict) throw new Error(`${rule} ${prompt.key}: ${by} gives ${canonical(answer)}, which is not offered`);
  }

  #standingFor(question: Question): StandingAnswer | undefined {
    const order = this.#standing.find((each) => speaksTo(each, question));
    if (!order) return undefined;
    const listed = question.answers.some((answer) => saysTheSame(answer, order.answer));
    const holds = listed && (order.until === 'revoked' || order.offered === offered(question));
    if (!holds) this.#standing = this.#standing.filter((each) => each !== order);
    return holds ? order : undefined;
  }
}

const speaksTo = ({ by, rule, asked }: StandingAnswer, question: Question): boolean =>
  by === question.by && rule === question.rule && asked === question.prompt.key;
