import type { Language, Message } from './message.ts';
import type { Answer } from './answer.ts';
import type { Script, Seat } from './question.ts';
import type { Schema } from './schema.ts';
import type { State } from './state.ts';
import type { Seer } from './view.ts';

/** A broken invariant: a promise of the rules that the state no longer keeps. */
export interface Fault {
  readonly rule: string;
  readonly what: string;
}

export interface Result {
  /** The seat that won, or nobody. */
  readonly winner: Seat | 'nobody';
  readonly points: Readonly<Record<Seat, number>>;
  readonly because: Message;
}

/** Picks a whole number from 0 up to, not including, `below`. */
export type Pick = (below: number) => number;

/** A game is a pure machine: options and answers give the state, always and on every machine. */
export interface Game<S extends State = State, O = unknown, V = unknown> {
  readonly id: string;
  /** The version of the rules. A record keeps the one it was played with. */
  readonly version: string;
  readonly options: Schema<O>;
  seats(options: O): readonly Seat[];
  setup(options: O): S;
  /**
   * Plays from where `state.clock` stands to the next checkpoint, and returns. What must be remembered across
   * a checkpoint is in the state, for the next stage starts anew, live as well as on load.
   */
  play(state: S): Script;
  /** What the seer may know of the state. The only thing that leaves the server. */
  view(state: S, seer: Seer): V;
  /** A whole state that would look like this to the seer: for search, and to test that views keep secrets. */
  imagine(view: V, seer: Seer, pick: Pick): S;
  /** Empty when every invariant holds. */
  sound(state: S): readonly Fault[];
  result(state: S): Result | undefined;
  /** Reads a message aloud. */
  tell(language: Language, message: Message): string;
  /** A short name for an answer, for buttons and lists. */
  label(language: Language, answer: Answer, asked: Message): string;
}
