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

/** A fact worked out once for each version of the table it is read from. Most questions are about the version asked last. */
export const derived = <Table extends object, Fact>(work: (table: Table) => Fact): ((table: Table) => Fact) => {
  const known = new WeakMap<Table, { readonly fact: Fact }>();
  let latestTable: Table | undefined;
  let latestFact: Fact;
  return (table) => {
    if (table === latestTable) return latestFact;
    const found = known.get(table);
    const fact = found ? found.fact : work(table);
    if (!found) known.set(table, { fact });
    latestTable = table;
    latestFact = fact;
    return fact;
  };
};

/** The same for a fact that reads two tables. */
export const derivedFrom2 = <A extends object, B extends object, Fact>(
  work: (a: A, b: B) => Fact,
): ((a: A, b: B) => Fact) => {
  const byFirst = derived((a: A) => derived((b: B) => work(a, b)));
  return (a, b) => byFirst(a)(b);
};

/** So many versions of a table are remembered by facts that change all the time. */
const LATELY = 8;

/**
 * The same for tables that change all the time: only the latest few versions are remembered, in plain rows, which
 * costs a search far less than a memory of them all.
 */
export const derivedLately = <Table extends object, Fact>(work: (table: Table) => Fact): ((table: Table) => Fact) => {
  const tables: Table[] = [];
  const facts: Fact[] = [];
  let latest = 0;
  let next = 0;
  return (table) => {
    if (tables[latest] === table) return facts[latest] as Fact;
    const known = tables.indexOf(table);
    if (known >= 0) {
      latest = known;
      return facts[known] as Fact;
    }
    const fact = work(table);
    tables[next] = table;
    facts[next] = fact;
    latest = next;
    next = (next + 1) % LATELY;
    return fact;
  };
};

/** The same for a fact that reads two such tables. */
export const derivedLatelyFrom2 = <A extends object, B extends object, Fact>(
  work: (a: A, b: B) => Fact,
): ((a: A, b: B) => Fact) => {
  const firsts: A[] = [];
  const seconds: B[] = [];
  const facts: Fact[] = [];
  let latest = 0;
  let next = 0;
  return (a, b) => {
    if (firsts[latest] === a && seconds[latest] === b) return facts[latest] as Fact;
    const known = firsts.findIndex((first, row) => first === a && seconds[row] === b);
    if (known >= 0) {
      latest = known;
      return facts[known] as Fact;
    }
    const fact = work(a, b);
    firsts[next] = a;
    seconds[next] = b;
    facts[next] = fact;
    latest = next;
    next = (next + 1) % LATELY;
    return fact;
  };
};

/**
 * The same for a fact that reads several things, tables or not. Name every one that the fact reads, or it outlives a change
 * of the one that was forgotten.
 */
export const derivedLatelyFromAll = <Read extends readonly unknown[], Fact>(
  work: (...read: Read) => Fact,
): ((...read: Read) => Fact) => {
  const known: Read[] = [];
  const facts: Fact[] = [];
  let latest = 0;
  let next = 0;
  const isAbout = (row: number, read: Read): boolean => {
    const before = known[row];
    if (!before) return false;
    for (let place = 0; place < read.length; place++) if (before[place] !== read[place]) return false;
    return true;
  };
  return (...read) => {
    if (isAbout(latest, read)) return facts[latest] as Fact;
    for (let row = 0; row < known.length; row++) {
      if (!isAbout(row, read)) continue;
      latest = row;
      return facts[row] as Fact;
    }
    const fact = work(...read);
    known[next] = read;
    facts[next] = fact;
    latest = next;
    next = (next + 1) % LATELY;
    return fact;
  };
};
