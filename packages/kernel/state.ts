import type { Message } from './message.ts';
import type { Seat } from './question.ts';

/** One seat or several, such as allies. */
export type Seats = Seat | readonly Seat[];

/** Who may read a line of the log. */
export type Audience = 'all' | { readonly only: Seats } | { readonly except: Seats };

/** Is the seat one of them? */
export const isAmong = (seat: Seat, seats: Seats): boolean =>
  typeof seats === 'string' ? seats === seat : seats.includes(seat);

/** A line of the log: what a rule did, with its numbers. */
export interface Event {
  readonly rule: string;
  readonly said: Message;
  readonly to: Audience;
  /** Something that a seat did not know has come to light: no undo past it without consent. */
  readonly reveals?: true;
}

/**
 * The state of a game: a record of immutable tables. A rule replaces a table whole, so copying a state is copying
 * a handful of references, a table's identity is its version, and views and forks share what has not changed.
 * At a checkpoint `clock` alone says where play resumes. `log` is empty whenever the state is at rest.
 */
export interface State {
  clock: object;
  log: readonly Event[];
}

export const copy = <S extends State>(state: S): S => ({ ...state });

/** The table with one row replaced. */
export const withRow = <T>(table: readonly T[], index: number, row: T): readonly T[] => {
  const next = table.slice();
  next[index] = row;
  return next;
};
