import { type Given, worded } from './message.ts';
import type { Audience, Event, State } from './state.ts';

type Tell<M extends object, Rule extends string> = <K extends keyof M & string>(
  state: State,
  rule: Rule,
  key: K,
  ...params: Given<M, K>
) => void;
type TellSome<M extends object, Rule extends string> = <K extends keyof M & string>(
  state: State,
  to: Audience,
  rule: Rule,
  key: K,
  ...params: Given<M, K>
) => void;

export interface Teller<M extends object, Rule extends string> {
  /** Everybody reads it. */
  readonly log: Tell<M, Rule>;
  /** Only those in the audience read it. */
  readonly logTo: TellSome<M, Rule>;
  /** Everybody reads it, and it brings to light what somebody did not know. */
  readonly reveal: Tell<M, Rule>;
  /** Only those in the audience read it, and it tells them what they did not know. */
  readonly revealTo: TellSome<M, Rule>;
}

/** Binds the log to the messages and rule numbers of one game. */
export const teller = <M extends object, Rule extends string>(): Teller<M, Rule> => ({
  log: (state, rule, key, ...params) => write(state, { rule, said: worded(key, params), to: 'all' }),
  logTo: (state, to, rule, key, ...params) => write(state, { rule, said: worded(key, params), to }),
  reveal: (state, rule, key, ...params) => write(state, { rule, said: worded(key, params), to: 'all', reveals: true }),
  revealTo: (state, to, rule, key, ...params) => write(state, { rule, said: worded(key, params), to, reveals: true }),
});

const write = (state: State, line: Event): void => {
  state.log = [...state.log, line];
};
