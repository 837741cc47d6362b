import type { Answer } from './answer.ts';
import type { Message, Params } from './message.ts';
import {
  ask,
  askAny,
  askedAs,
  askTogether,
  choice,
  type Heard,
  type Question,
  type Script,
  type Seat,
} from './question.ts';
import type { Verdict } from './verdict.ts';

/** Plays nothing in a window. */
export const PASS = { kind: 'pass' } as const;
export type Pass = typeof PASS;

/**
 * How the seats are asked. `inOrder`: one after the other, each once. `one`: the same, until one of them plays.
 * `sealed`: all at once, and nobody learns what the others do. `first`: all at once, and the first play closes it.
 */
export type WindowOrder = 'inOrder' | 'one' | 'sealed' | 'first';

/** A moment at which several seats may interrupt. */
export interface Window<A extends Answer> {
  /** Its name: a seat's standing orders go by it. */
  readonly moment: string;
  readonly rule: string;
  readonly prompt: Message;
  readonly order: WindowOrder;
  /** All who might respond as far as the others can know, whether they hold anything that fits or not. */
  readonly seats: readonly Seat[];
  /** What the seat might play, and the verdict on each. */
  readonly among: (seat: Seat) => readonly A[];
  readonly may?: (seat: Seat, play: A) => Verdict;
  /** What has happened: ids and numbers. */
  readonly about?: Params;
  /** Those whom it concerns, such as the seats in the battle; left out, everybody. */
  readonly involves?: readonly Seat[];
  /** Carries a play out before the next seat is asked; sealed plays are carried out one after the other at the end. */
  readonly onPlay?: (play: Heard<A>) => Script;
}

const posed = <A extends Answer>(from: Window<A>, seat: Seat): Question<A | Pass> => {
  const { moment, rule, prompt, seats, among, may, about = {}, involves = seats } = from;
  const question = choice<A | Pass>({
    by: seat,
    rule,
    prompt,
    among: among(seat),
    may: (play) => may?.(seat, play as A),
    or: [PASS],
  });
  return askedAs(question, { window: { moment, about, seats, involves } });
};

const isPlay = <A extends Answer>(heard: Heard<A | Pass>): heard is Heard<A> => heard.answer.kind !== PASS.kind;

function* carriedOut<A extends Answer>({ onPlay }: Window<A>, heard: Heard<A | Pass>): Script<readonly Heard<A>[]> {
  if (!isPlay(heard)) return [];
  if (onPlay) yield* onPlay(heard);
  return [heard];
}

function* sealed<A extends Answer>(from: Window<A>): Script<readonly Heard<A>[]> {
  const answers = yield* askTogether(from.seats.map((seat) => posed(from, seat)));
  const plays: Heard<A>[] = [];
  for (const [place, answer] of answers.entries())
    plays.push(...(yield* carriedOut(from, { by: from.seats[place] ?? '', answer })));
  return plays;
}

function* firstCome<A extends Answer>(from: Window<A>): Script<readonly Heard<A>[]> {
  let waiting = from.seats;
  while (waiting.length > 0) {
    const heard: Heard<A | Pass> = yield* askAny(waiting.map((seat) => posed(from, seat)));
    const plays = yield* carriedOut(from, heard);
    if (plays.length > 0) return plays;
    waiting = waiting.filter((seat) => seat !== heard.by);
  }
  return [];
}

/**
 * Opens a window and returns what was played in it, passes left out. A seat that has nothing to play is asked like the
 * others, unless its own standing order passes for it: neither its place nor its speed tells what it holds.
 */
export function* window<A extends Answer>(from: Window<A>): Script<readonly Heard<A>[]> {
  if (from.order === 'sealed') return yield* sealed(from);
  if (from.order === 'first') return yield* firstCome(from);
  const plays: Heard<A>[] = [];
  for (const seat of from.seats) {
    plays.push(...(yield* carriedOut(from, { by: seat, answer: yield* ask(posed(from, seat)) })));
    if (from.order === 'one' && plays.length > 0) break;
  }
  return plays;
}
