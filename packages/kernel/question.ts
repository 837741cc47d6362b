import { type Answer, saysTheSame } from './answer.ts';
import type { Pick } from './game.ts';
import type { Message, Params } from './message.ts';
import type { Refusal, Verdict } from './verdict.ts';

/** A place at the table. Nations and sides belong to a seat; the seat called `chance` rolls dice and draws cards. */
export type Seat = string;
export const CHANCE = 'chance';

/** An answer that someone might wish to give and may not, with the reason. */
export interface Wish {
  readonly answer: Answer;
  readonly refusal: Refusal;
}

/** The moment at which several seats may interrupt: what a seat's standing orders are about. */
export interface Moment {
  readonly moment: string;
  readonly about: Params;
  /** The seats that may respond. Which of them are still asked is not told. */
  readonly seats: readonly Seat[];
  /** The seats that it concerns, such as those who fight the battle. */
  readonly involves: readonly Seat[];
}

export interface Question<A extends Answer = Answer> {
  readonly by: Seat;
  readonly rule: string;
  readonly prompt: Message;
  /** What the others may read in its place, where the prompt itself would tell them too much. */
  readonly others?: Message;
  /** All legal answers, and nothing else is accepted. */
  readonly answers: readonly A[];
  /** The candidates that were refused; judged again only when someone asks why. */
  readonly wishes?: () => readonly Wish[];
  /**
   * `public`: anybody can see from public facts whether only one answer is left, so the table may give it. Left out,
   * that would tell what the seat holds: it answers itself, or by its own standing order.
   */
  readonly forced?: 'public';
  /** Heard as soon as it is answered, whatever the others of its set do. */
  readonly atOnce?: true;
  readonly window?: Moment;
  /** Where the list of answers is made only when somebody reads it: what can be told without it. */
  readonly unread?: Unread<A>;
}

/** A question whose answers nobody has read yet. */
export interface Unread<A extends Answer = Answer> {
  /** Are so many answers offered, or more? */
  readonly offers: (many: number) => boolean;
  /** One of those that would be listed, each as likely as the others. */
  readonly drawn: (pick: Pick) => A | undefined;
  /** The answer that would be listed and says what was given: it alone is judged. */
  readonly accepts: (given: unknown) => A | undefined;
  /** Play goes on: a list that has not been read can no longer be made. */
  readonly close: () => void;
}

/** Are there so many answers, or more? No more candidates are judged than it takes. */
export const offers = (question: Question, many: number): boolean =>
  question.unread ? question.unread.offers(many) : question.answers.length >= many;

/**
 * Any of the legal answers, each as likely as the others: candidates are drawn until one is let through, and the rest are
 * not judged. Who plays thousands of random games needs no list.
 */
export const drawnAnswer = (question: Question, pick: Pick): Answer => {
  const { rule, prompt } = question;
  const answer = question.unread ? question.unread.drawn(pick) : question.answers[pick(question.answers.length)];
  if (!answer) throw new Error(`${rule} ${prompt.key}: nothing is drawn from the answers`);
  return answer;
};

/** The listed answer that says what was given; a bot gives back the very object. */
export const listedAs = (question: Question, given: unknown): Answer | undefined =>
  question.unread ? question.unread.accepts(given) : found(question.answers, given);
const found = <A extends Answer>(answers: readonly A[], given: unknown): A | undefined =>
  answers.includes(given as A) ? (given as A) : answers.find((listed) => saysTheSame(listed, given));

/** A question but for its answers. */
type Asking = Omit<Question, 'answers' | 'unread'>;

/** The same question, with something about it changed. Its list stays unread, which a copy field by field would lose. */
export const askedAs = <A extends Answer>(question: Question<A>, changes: Partial<Asking>): Question<A> =>
  question instanceof Choosing ? question.with(changes) : { ...question, ...changes };

/** Does the table itself give the only answer? */
export const isGivenByTable = (question: Question): boolean => question.forced === 'public' && !offers(question, 2);

/** A rule: it reads like the rulebook and yields the questions that must be answered before it can go on. */
export type Script<T = void> = Generator<readonly Question[], T, readonly Answer[]>;

export function* ask<A extends Answer>(question: Question<A>): Script<A> {
  const [answer] = yield [question];
  return answer as A;
}

/** Several questions at once, one to a seat. The answers stay sealed until the last of them is given. */
export function* askTogether<A extends Answer>(questions: readonly Question<A>[]): Script<readonly A[]> {
  return questions.length === 0 ? [] : ((yield questions) as readonly A[]);
}

/** The first of several seats to answer is heard at once, and the script may then ask the others again. */
export function* askAny<A extends Answer>(questions: readonly Question<A>[]): Script<Heard<A>> {
  const answers: readonly (Answer | undefined)[] = yield questions.map((question) =>
    askedAs(question, { atOnce: true }),
  );
  const place = answers.findIndex((answer) => answer !== undefined);
  return { by: questions[place]?.by ?? '', answer: answers[place] as A };
}

export interface Heard<A extends Answer = Answer> {
  readonly by: Seat;
  readonly answer: A;
}

/** Marks the questions of a script whose force is public: anybody can see whether more than one answer is left. */
export function* forcedInPublic(script: Script, isPublic: (question: Question) => boolean): Script {
  let step = script.next();
  while (!step.done) {
    const marked = step.value.map((question) =>
      !question.forced && isPublic(question) ? askedAs(question, { forced: 'public' }) : question,
    );
    step = script.next(yield marked);
  }
}

/** The questions as a script may ask them: at least one, each with an answer, never two of one seat, and all or none heard at once. */
export const wellPosed = (questions: readonly Question[]): readonly Question[] => {
  if (questions.length === 0) throw new Error('a script waits for an answer and asks nothing');
  const asked: Seat[] = [];
  for (const question of questions) {
    const { by, rule, prompt } = question;
    if (!offers(question, 1)) throw new Error(`${rule} ${prompt.key}: a question without an answer`);
    if (asked.includes(by)) throw new Error(`${rule} ${prompt.key}: ${by} is asked two questions at once`);
    asked.push(by);
  }
  if (questions.some(({ atOnce }) => atOnce !== questions[0]?.atOnce))
    throw new Error(`${questions[0]?.rule} ${questions[0]?.prompt.key}: some are heard at once and some are not`);
  return questions;
};

export interface Choice<A extends Answer> {
  readonly by: Seat;
  readonly rule: string;
  readonly prompt: Message;
  readonly among: readonly A[];
  /** The verdict on each candidate: none refused is offered, and a refused one can say why. */
  readonly may: (candidate: A) => Verdict;
  /**
   * Where most candidates are hopeless: a quick test that every candidate passes whom `may` lets through. The others are
   * left out unjudged, until someone asks why.
   */
  readonly likely?: (candidate: A) => boolean;
  /** Answers that are always open, such as "done". */
  readonly or?: readonly A[];
  readonly forced?: 'public';
}

/** The list of a choice: made when somebody reads it, one answer judged when that is all that is asked. */
class Offers<A extends Answer> implements Unread<A> {
  readonly #from: Choice<A>;
  #listed: readonly A[] | undefined;
  /** Drawn and judged: as long as the question stands it need not be judged again when it is given. */
  #drawn: A | undefined;
  #isClosed = false;

  constructor(from: Choice<A>) {
    this.#from = from;
  }

  get listed(): readonly A[] {
    return (this.#listed ??= this.#list());
  }

  offers(many: number): boolean {
    if (this.#listed) return this.#listed.length >= many;
    const { among, or } = this.#from;
    let found = or?.length ?? 0;
    for (let next = 0; next < among.length && found < many; next++) if (this.#isOffered(among[next] as A)) found++;
    return found >= many;
  }

  drawn(pick: Pick): A | undefined {
    const { among, or } = this.#from;
    if (this.#listed) return this.#listed[pick(this.#listed.length)];
    const always = or?.length ?? 0;
    // Candidates that were refused give their place to the last one that is left: so each is drawn once at most.
    const moved: number[] = [];
    for (let left = among.length + always; left > 0; left--) {
      const place = pick(left);
      const drawn = moved[place] ?? place;
      const answer = drawn < among.length ? among[drawn] : or?.[drawn - among.length];
      if (answer && (drawn >= among.length || this.#isOffered(answer))) return (this.#drawn = answer);
      moved[place] = moved[left - 1] ?? left - 1;
    }
    return undefined;
  }

  accepts(given: unknown): A | undefined {
    if (this.#listed) return found(this.#listed, given);
    if (this.#drawn !== undefined && given === this.#drawn) return this.#drawn;
    const { among, or } = this.#from;
    return (
      (or && found(or, given)) ?? among.find((candidate) => saysTheSame(candidate, given) && this.#isOffered(candidate))
    );
  }

  close(): void {
    this.#isClosed = true;
  }

  wishes(): readonly Wish[] {
    const { rule, prompt, among, may, likely } = this.#from;
    return among.flatMap((answer) => {
      const refusal = may(answer);
      if (!refusal && likely && !likely(answer))
        throw new Error(`${rule} ${prompt.key}: ${JSON.stringify(answer)} may be given and is left out as unlikely`);
      return refusal ? [{ answer, refusal }] : [];
    });
  }

  #isOffered(candidate: A): boolean {
    const { likely, may } = this.#from;
    return (!likely || likely(candidate)) && may(candidate) === undefined;
  }

  #list(): readonly A[] {
    const { rule, prompt, among, or } = this.#from;
    if (this.#isClosed) throw new Error(`${rule} ${prompt.key}: the answers are read after one was heard`);
    const answers: A[] = [];
    for (const candidate of among) if (this.#isOffered(candidate)) answers.push(candidate);
    if (or) for (const always of or) answers.push(always);
    return answers;
  }
}

/** One getter for all questions: one made in each would give each a hidden class of its own, held until the next full collection. */
const ANSWERS: PropertyDescriptor & ThisType<Choosing<Answer>> = {
  enumerable: true,
  get() {
    return this.unread.listed;
  },
};

const UNCHANGED: Partial<Asking> = {};

/**
 * A question whose list is made when somebody reads it. Copied field by field it has its list read; `askedAs` leaves it
 * unread.
 */
class Choosing<A extends Answer> implements Question<A> {
  readonly by: Seat;
  readonly rule: string;
  readonly prompt: Message;
  readonly others?: Message;
  readonly forced?: 'public';
  readonly atOnce?: true;
  readonly window?: Moment;
  declare readonly answers: readonly A[];
  readonly wishes: () => readonly Wish[];
  readonly #offers: Offers<A>;

  /** Field by field: in a game with public force every question is made twice. */
  constructor(offers: Offers<A>, asking: Asking, changes: Partial<Asking> = UNCHANGED) {
    const others = changes.others ?? asking.others;
    const forced = changes.forced ?? asking.forced;
    const atOnce = changes.atOnce ?? asking.atOnce;
    const window = changes.window ?? asking.window;
    this.by = changes.by ?? asking.by;
    this.rule = changes.rule ?? asking.rule;
    this.prompt = changes.prompt ?? asking.prompt;
    if (others) this.others = others;
    if (forced) this.forced = forced;
    if (atOnce) this.atOnce = atOnce;
    if (window) this.window = window;
    this.wishes = changes.wishes ?? asking.wishes ?? (() => offers.wishes());
    this.#offers = offers;
    Object.defineProperty(this, 'answers', ANSWERS);
  }

  get unread(): Offers<A> {
    return this.#offers;
  }

  with(changes: Partial<Asking>): Choosing<A> {
    return new Choosing(this.#offers, this, changes);
  }
}

/**
 * One verdict lists the answers, explains the ones that cannot be given, and turns away a forged message. The list is made
 * when somebody reads it; the gate judges the one answer that is given.
 */
export const choice = <A extends Answer>(from: Choice<A>): Question<A> => new Choosing(new Offers(from), from);
export const choose = <A extends Answer>(from: Choice<A>): Script<A> => ask(choice(from));

export type Die = { readonly kind: 'die'; readonly face: number };
const DIE: readonly Die[] = [1, 2, 3, 4, 5, 6].map((face) => ({ kind: 'die', face }));

/** 1d6. The table rolls, a replay reads, a test dictates, a search tries all six. */
export function* roll(rule: string, prompt: Message): Script<number> {
  const [die] = yield [{ by: CHANCE, rule, prompt, answers: DIE }];
  return (die as Die).face;
}

/** A handful of dice, each a roll of its own. */
export function* rollMany(rule: string, prompt: Message, dice: number): Script<readonly number[]> {
  const faces: number[] = [];
  while (faces.length < dice) faces.push(yield* roll(rule, prompt));
  return faces;
}

/** A draw asks chance for one of the things that are left: there is no hidden order to foretell it. */
export function* draw<A extends Answer>(rule: string, prompt: Message, left: readonly A[]): Script<A> {
  return yield* ask({ by: CHANCE, rule, prompt, answers: left });
}
