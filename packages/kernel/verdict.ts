import { type Given, type Message, type Params, worded } from './message.ts';

/** A "no" with its rule and its reason. */
export interface Refusal {
  readonly rule: string;
  readonly because: Message;
}

/** Nothing when all clauses hold; else the first that fails. Chain clauses with `??`, which leaves the later ones unread. */
export type Verdict = Refusal | undefined;

export type Must<M extends object, Rule extends string> = <K extends keyof M & string>(
  rule: Rule,
  holds: boolean,
  key: K,
  ...params: Given<M, K>
) => Verdict;

/**
 * Binds `must`, one clause of a rule, to the messages and rule numbers of one game. It runs for every candidate of every
 * question, so it gathers no list of parameters.
 */
export const clause = <M extends object, Rule extends string>(): Must<M, Rule> =>
  ((rule: Rule, holds: boolean, key: string, params?: Params): Verdict =>
    holds ? undefined : { rule, because: worded(key, [params]) }) as Must<M, Rule>;

export const refused = (verdict: Verdict): verdict is Refusal => verdict !== undefined;
