import { type Given, type Message, worded } from './message.ts';
import type { Seat } from './question.ts';
import type { Audience, Event, State } from './state.ts';

type Tell<M extends object, Rule extends string, S extends State = State> = <K extends keyof M & string>(
  state: S,
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

export interface Teller<M extends object, Rule extends string, S extends State = State> {
  /** Everybody reads it. */
  readonly log: Tell<M, Rule, S>;
  /** Only those in the audience read it. */
  readonly logTo: TellSome<M, Rule>;
  /** Everybody reads it, and it brings to light what somebody did not know. */
  readonly reveal: Tell<M, Rule, S>;
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

/** Who reads a message while pieces lie hidden: all of them; or their owner, and the others something else or nothing. */
export type Cut<Owner extends Seat = Seat> =
  | { readonly to: 'all'; readonly reveals: boolean }
  | { readonly to: 'owner'; readonly owner: Owner; readonly others: Message | undefined; readonly reveals: boolean };

const writeCut = (state: State, rule: string, said: Message, cut: Cut, reveals: boolean): void => {
  const mark = reveals || cut.reveals ? { reveals: true as const } : {};
  if (cut.to === 'all') {
    write(state, { rule, said, to: 'all', ...mark });
    return;
  }
  const { owner, others } = cut;
  write(state, { rule, said, to: { only: owner }, ...mark });
  if (others) write(state, { rule, said: others, to: { except: owner }, ...mark });
};

/** The log of a game whose pieces may lie hidden: while they do, what would name them is cut for the others. */
export const guardedTeller = <M extends object, Rule extends string, S extends State>(
  hides: (state: S) => boolean,
  cutFor: (state: S, said: Message) => Cut,
): Teller<M, Rule, S> => {
  const open = teller<M, Rule>();
  const guarded =
    (tell: Tell<M, Rule>, reveals: boolean): Tell<M, Rule, S> =>
    (state, rule, key, ...params) => {
      if (!hides(state)) return tell(state, rule, key, ...params);
      const said = worded(key, params);
      writeCut(state, rule, said, cutFor(state, said), reveals);
    };
  return { ...open, log: guarded(open.log, false), reveal: guarded(open.reveal, true) };
};
