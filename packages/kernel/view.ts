import type { Answer } from './answer.ts';
import type { Result } from './game.ts';
import type { Message } from './message.ts';
import type { Question, Seat } from './question.ts';
import { type Event, isAmong, type State } from './state.ts';
import { sayAtTable } from './words.ts';

/** Who looks: a seat, someone who only watches, or the referee who sees all. */
export type Seer = Seat;
export const SPECTATOR = 'spectator';
export const REFEREE = 'referee';

/** May this seer read a line of the log? */
export const mayRead = (seer: Seer, { to }: Pick<Event, 'to'>): boolean => {
  if (to === 'all' || seer === REFEREE) return true;
  return 'only' in to ? isAmong(seer, to.only) : !isAmong(seer, to.except);
};

/** Who sees what of each table. A table that is added to the state must be answered for here before it compiles. */
export type Sights<S extends State> = {
  readonly [K in keyof S]: (table: S[K], seer: Seer, state: Readonly<S>) => unknown;
};
export type ViewOf<S extends State, R extends Sights<S>> = {
  readonly [K in keyof S]: R[K] extends typeof open ? S[K] : ReturnType<R[K]>;
};

/** Lies open on the table. */
export const open = <T>(table: T): T => table;

/** Cuts a state to what a seer may know: the tables that the sights speak of, and no other. */
export const viewBy = <S extends State, R extends Sights<S>>(sights: R): ((state: S, seer: Seer) => ViewOf<S, R>) => {
  const tables = Object.keys(sights) as Extract<keyof S, string>[];
  const liesOpen = (table: Extract<keyof S, string>): boolean => (sights[table] as unknown) === open;
  const lieOpen = tables.filter(liesOpen);
  const areCut = tables.filter((table) => !liesOpen(table));
  // Copied and filled in, it has one shape from the beginning: half as much work as growing it table by table.
  const blank = Object.fromEntries(tables.map((table) => [table, undefined])) as Partial<Record<keyof S, unknown>>;
  return (state, seer) => {
    const cut = { ...blank };
    for (const table of lieOpen) cut[table] = state[table];
    for (const table of areCut) cut[table] = sights[table](state[table], seer, state);
    return cut as ViewOf<S, R>;
  };
};

/** An open question as a seer may know it. */
export interface Asked {
  readonly by: Seat;
  readonly rule: string;
  readonly prompt: Message;
  readonly answers?: readonly Answer[];
  /** Answered already, and kept until the others of the same set have answered. */
  readonly sealed: boolean;
  /** The seats that a window is open to. Who of them has answered is not told: `by` is then `RESPONDERS`. */
  readonly among?: readonly Seat[];
  /** The moment of the window that one's own question stands in. */
  readonly moment?: string;
}

/** What leaves the table for one seer. */
export interface MatchView<V> {
  readonly seq: number;
  readonly state: V;
  readonly ask: readonly Asked[];
  readonly result: Result | null;
}

/** Stands for the seats that may respond in a window. */
export const RESPONDERS = 'responders';

/** What others may choose from is theirs to know; so is what chance may draw from, for it tells what the others hold. */
export const seenBy = (seer: Seer, { by, rule, prompt, others, answers, window }: Question, sealed: boolean): Asked => {
  if (by !== seer && seer !== REFEREE) return { by, rule, prompt: others ?? prompt, sealed };
  const seen = { by, rule, prompt, answers, sealed };
  return window ? { ...seen, moment: window.moment } : seen;
};

/** While a window is open, a seat sees its own question; of the others it reads only that the table waits for responses. */
export const askedAsSeenBy = (
  seer: Seer,
  open: readonly Question[],
  isSealed: (place: number) => boolean,
): readonly Asked[] => {
  const seen = open.map((question, place) => seenBy(seer, question, isSealed(place)));
  const moment = open[0]?.window;
  if (!moment || seer === REFEREE) return seen;
  const among = moment.seats.filter((seat) => seat !== seer);
  const own = seen.filter(({ by }) => by === seer);
  const { rule = '' } = open[0] ?? {};
  return among.length === 0
    ? own
    : [...own, { by: RESPONDERS, rule, prompt: sayAtTable('table.responses'), sealed: false, among }];
};
