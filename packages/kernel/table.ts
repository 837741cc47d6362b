import { type Answer, canonical, saysTheSame } from './answer.ts';
import type { Chance } from './chance.ts';
import type { Match } from './match.ts';
import { answerByOrder, NO_ORDERS, type Orders } from './orders.ts';
import { CHANCE, isGivenByTable, type Question, type Seat } from './question.ts';
import type { Manner } from './record.ts';
import type { BySeat } from './seating.ts';
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

/** "Answer for me in these moments." */
export interface StandingOrders {
  readonly by: Seat;
  readonly orders: Orders;
}

/** All that a seat has ordered: what is kept of it with the match. */
export type Standing = StandingAnswer | StandingOrders;
export const isStandingAnswer = (standing: Standing): standing is StandingAnswer => 'answer' in standing;

export type OrdersBySeat = BySeat<Orders>;

export interface Manners {
  /** Who answers for chance; left out, the caller does. */
  readonly chance?: Chance;
  /** What seats have ordered before: a table that is set up again goes on with it. */
  readonly standing?: readonly Standing[];
  /** The standing orders of seats that have given none yet. */
  readonly orders?: OrdersBySeat;
  /**
   * What seats have ordered is given when the caller says so, with `obey`, and not at once: an answer that comes at once
   * tells that nobody has thought about it.
   */
  readonly keepsBeat?: boolean;
}

const offered = ({ prompt, answers }: Question): string => canonical([prompt, answers]);

/** The table where a match is played: it rolls, gives forced answers and those that were ordered, and waits for the rest. */
export class Table<S extends State = State, O = unknown, V = unknown> {
  readonly match: Match<S, O, V>;
  readonly #manners: Manners;
  #standing: readonly Standing[];

  constructor(match: Match<S, O, V>, manners: Manners) {
    this.match = match;
    this.#manners = manners;
    this.#standing = manners.standing ?? [];
    this.#settle();
  }

  /** What seats have ordered, to be kept with the match. Each is the secret of its seat. */
  get standing(): readonly Standing[] {
    return this.#standing;
  }

  ordersOf(seat: Seat): Orders {
    const given = this.#standing.find((each) => !isStandingAnswer(each) && each.by === seat);
    const { orders = {} } = this.#manners;
    const first = Object.hasOwn(orders, seat) ? orders[seat] : undefined;
    return given && !isStandingAnswer(given) ? given.orders : (first ?? this.match.game.orders ?? NO_ORDERS);
  }

  /** Takes the standing orders of a seat in place of those it had. They outlast undo. */
  order(seat: Seat, orders: Orders): void {
    this.#setOrders(seat, orders);
    this.#settle();
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
    this.#standing = this.#standing.filter((each) => each.by !== seat || !isStandingAnswer(each));
  }

  /** The seats for which the table has an answer by their order, to be given at the next beat. */
  due(): readonly Seat[] {
    return this.match.questions().flatMap((question) => (this.#ordered(question) ? [question.by] : []));
  }

  /** Gives one answer that is due. Returns whether there was one. */
  obey(): boolean {
    const isObeyed = this.#obeyOne();
    if (isObeyed) this.#settle();
    return isObeyed;
  }

  /** Does by itself what needs nobody: rolls, and answers that anybody can see to be the only ones. */
  #settle(): void {
    while (this.#rollOrForce() || (!this.#manners.keepsBeat && this.#obeyOne()));
    for (const { by, window } of this.match.questions()) {
      const orders = this.ordersOf(by);
      if (!window && orders.rests) this.#setOrders(by, { ...orders, rests: false });
    }
  }

  #setOrders(seat: Seat, orders: Orders): void {
    const others = this.#standing.filter((each) => each.by !== seat || isStandingAnswer(each));
    this.#standing = [...others, { by: seat, orders }];
  }

  #rollOrForce(): boolean {
    const { chance } = this.#manners;
    for (const question of this.match.questions()) {
      if (question.by === CHANCE && chance) {
        const draw = this.match.nextDraw();
        return this.#mustTake(question, chance.answer(question, draw), { draw });
      }
      if (question.by !== CHANCE && isGivenByTable(question))
        return this.#mustTake(question, question.answers[0], { auto: 'forced' });
    }
    return false;
  }

  #obeyOne(): boolean {
    for (const question of this.match.questions()) {
      const answer = this.#ordered(question);
      if (answer) return this.#mustTake(question, answer, { auto: 'standing' });
    }
    return false;
  }

  #mustTake({ by, rule, prompt }: Question, answer: Answer | undefined, manner: Manner): true {
    const verdict = this.match.answer(by, this.match.seq, answer, manner);
    if (verdict) throw new Error(`${rule} ${prompt.key}: ${by} gives ${canonical(answer)}, which is not offered`);
    return true;
  }

  #ordered(question: Question): Answer | undefined {
    if (question.by === CHANCE) return undefined;
    return this.#standingFor(question)?.answer ?? answerByOrder(this.ordersOf(question.by), question);
  }

  #standingFor(question: Question): StandingAnswer | undefined {
    const order = this.#standing.filter(isStandingAnswer).find((each) => speaksTo(each, question));
    if (!order) return undefined;
    const listed = question.answers.some((answer) => saysTheSame(answer, order.answer));
    const holds = listed && (order.until === 'revoked' || order.offered === offered(question));
    if (!holds) this.#standing = this.#standing.filter((each) => each !== order);
    return holds ? order : undefined;
  }
}

const speaksTo = ({ by, rule, asked }: StandingAnswer, question: Question): boolean =>
  by === question.by && rule === question.rule && asked === question.prompt.key;
