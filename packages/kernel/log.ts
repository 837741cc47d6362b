import { type Given, worded } from './message.ts';
import type { Audience, State } from './state.ts';

export interface Teller<M extends object, Rule extends string> {
  /** Everybody reads it. */
  log<K extends keyof M & string>(state: State, rule: Rule, key: K, ...params: Given<M, K>): void;
  /** Only those in the audience read it. */
  logTo<K extends keyof M & string>(state: State, to: Audience, rule: Rule, key: K, ...params: Given<M, K>): void;
  /** Everybody reads it, and it brings to light what somebody did not know. */
  reveal<K extends keyof M & string>(state: State, rule: Rule, key: K, ...params: Given<M, K>): void;
}

/** Binds the log to the messages and rule numbers of one game. */
export const teller = <M extends object, Rule extends string>(): Teller<M, Rule> => ({
  log(state, rule, key, ...params) {
    state.log = [...state.log, { rule, said: worded(key, params), to: 'all' }];
  },
  logTo(state, to, rule, key, ...params) {
    state.log = [...state.log, { rule, said: worded(key, params), to }];
  },
  reveal(state, rule, key, ...params) {
    state.log = [...state.log, { rule, said: worded(key, params), to: 'all', reveals: true }];
  },
});
