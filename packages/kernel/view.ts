import type { Seat } from './question.ts';
import type { State } from './state.ts';

/** Who looks: a seat, someone who only watches, or the referee who sees all. */
export type Seer = Seat;
export const SPECTATOR = 'spectator';
export const REFEREE = 'referee';

/** Who sees what of each table. A table that is added to the state must be answered for here before it compiles. */
export type Sights<S extends State> = {
  readonly [K in keyof S]: (table: S[K], seer: Seer, state: Readonly<S>) => unknown;
};
export type ViewOf<S extends State, R extends Sights<S>> = { readonly [K in keyof S]: ReturnType<R[K]> };

/** Lies open on the table. */
export const open = <T>(table: T): T => table;

/** Cuts a state to what a seer may know. */
export const viewBy =
  <S extends State, R extends Sights<S>>(sights: R) =>
  (state: S, seer: Seer): ViewOf<S, R> => {
    const cut: Partial<Record<keyof S, unknown>> = {};
    for (const table in state) cut[table] = sights[table](state[table], seer, state);
    return cut as ViewOf<S, R>;
  };
