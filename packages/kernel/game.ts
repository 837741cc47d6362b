import type { Language, Message } from './message.ts';
import type { Answer } from './answer.ts';
import type { Orders } from './orders.ts';
import type { Script, Seat } from './question.ts';
import type { Schema } from './schema.ts';
import type { State } from './state.ts';
import type { Seer } from './view.ts';
import { sayAtTable } from './words.ts';

/** A broken invariant: a promise of the rules that the state no longer keeps. */
export interface Fault {
  readonly rule: string;
  readonly what: string;
}

export interface Result {
  /** The seat that won alone, or nobody. */
  readonly winner: Seat | 'nobody';
  /** Those who share the victory, where it is shared. */
  readonly winners?: readonly Seat[];
  /** The place of each seat, 1 for the best; left out, the winners are first and the points rank the others. */
  readonly ranks?: Readonly<Record<Seat, number>>;
  readonly points: Readonly<Record<Seat, number>>;
  readonly because: Message;
}

/** All who have won. */
export const winnersOf = ({ winner, winners }: Result): readonly Seat[] =>
  winners ?? (winner === 'nobody' ? [] : [winner]);

/** The place of each seat; those who are level share one. */
export const ranksOf = (result: Result, seats: readonly Seat[]): Readonly<Record<Seat, number>> => {
  const won = winnersOf(result);
  const worth = (seat: Seat): number => (won.includes(seat) ? Infinity : (result.points[seat] ?? -Infinity));
  return (
    result.ranks ??
    Object.fromEntries(seats.map((seat) => [seat, 1 + seats.filter((other) => worth(other) > worth(seat)).length]))
  );
};

/** Picks a whole number from 0 up to, not including, `below`. */
export type Pick = (below: number) => number;

/** A game is a pure machine: options and answers give the state, always and on every machine. */
export interface Game<S extends State = State, O = unknown, V = unknown> {
  readonly id: string;
  /** The version of the rules. A record keeps the one it was played with. */
  readonly version: string;
  readonly options: Schema<O>;
  seats(options: O): readonly Seat[];
  /** The seats that are still in the game; left out, all of them. A seat that is out is asked nothing and hinders nothing. */
  inPlay?(state: S): readonly Seat[];
  /** The nations that a seat holds now, where seats and nations differ. */
  nationsOf?(state: S, seat: Seat): readonly string[];
  /** The standing orders that a seat begins with, where most windows would only be passed. Without them it is always asked. */
  readonly orders?: Orders;
  /** The moments at which windows open, with their names: what standing orders can be about. */
  readonly moments?: Readonly<Record<string, Message>>;
  setup(options: O): S;
  /**
   * Plays from where `state.clock` stands to the next checkpoint, and returns. What must be remembered across
   * a checkpoint is in the state, for the next stage starts from the state, live as well as on load.
   */
  play(state: S): Script;
  /** What the seer may know of the state. The only thing that leaves the server. */
  view(state: S, seer: Seer): V;
  /** A whole state that would look like this to the seer: for search, and to test that views keep secrets. */
  imagine(view: V, seer: Seer, pick: Pick): S;
  /** Empty when every invariant holds. */
  sound(state: S): readonly Fault[];
  result(state: S): Result | undefined;
  /** How the game stands, for players who agree to end it early; left out, nobody wins. */
  adjudicate?(state: S): Result;
  /** Reads a message aloud. */
  tell(language: Language, message: Message): string;
  /** A short name for an answer, for buttons and lists. */
  label(language: Language, answer: Answer, asked: Message): string;
}

/** The result of a game that its players have agreed to end as it stands. */
export const adjudicated = <S extends State>(game: { adjudicate?(state: S): Result }, state: S): Result =>
  game.adjudicate?.(state) ?? { winner: 'nobody', points: {}, because: sayAtTable('table.agreedEnd') };
