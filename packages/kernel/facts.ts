import { Doubt, isInDoubt } from './doubt.ts';

/** So many versions of what it reads are remembered by a fact, those that were used last: enough for a search that goes back and forth. */
const LATELY = 8;

/** Brings a row to the front of those used lately. A new one comes to the front too, and the last of all is forgotten. */
const toFront = <Row>(rows: Row[], place: number, row: Row): void => {
  for (let behind = Math.min(place, LATELY - 1); behind > 0; behind--) rows[behind] = rows[behind - 1] as Row;
  rows[0] = row;
};

/**
 * A fact about its arguments, which are all that it reads: tables, or what does not change. It is found again by the
 * identity of its arguments, so a table that is replaced has facts of its own; those of old versions are forgotten.
 */
export const fact = <Read extends readonly unknown[], Fact>(
  work: (...read: Read) => Fact,
): ((...read: Read) => Fact) => {
  if (work.length === 1) return factOfOne(work as unknown as (read: unknown) => Fact) as unknown as typeof work;
  if (work.length === 2 || work.length === 3)
    return factOfThree(work as unknown as (a: unknown, b: unknown, c: unknown) => Fact) as unknown as typeof work;
  const known: { readonly read: Read; readonly fact: Fact }[] = [];
  const doubt = new Doubt(work);
  return (...read) => {
    for (let place = 0; place < known.length; place++) {
      const kept = known[place];
      if (!kept || !isSame(kept.read, read)) continue;
      if (place > 0) toFront(known, place, kept);
      if (isInDoubt) doubt.onceAnAnswer(kept, read, kept.fact);
      return kept.fact;
    }
    const made = work(...read);
    toFront(known, known.length, { read, fact: made });
    return made;
  };
};

/** A fact about one table. Some are asked for hundreds of times in a decision: so these and the next gather no list of arguments. */
const factOfOne = <Table, Fact>(work: (table: Table) => Fact): ((table: Table) => Fact) => {
  const known: { readonly table: Table; readonly fact: Fact }[] = [];
  const doubt = new Doubt(work);
  let latestTable: Table | undefined;
  let latestFact: Fact;
  return (table) => {
    if (table === latestTable && table !== undefined && !isInDoubt) return latestFact;
    for (let place = 0; place < known.length; place++) {
      const kept = known[place];
      if (kept?.table !== table) continue;
      if (place > 0) toFront(known, place, kept);
      latestTable = table;
      latestFact = kept.fact;
      if (isInDoubt) doubt.onceAnAnswer(kept, [table], kept.fact);
      return kept.fact;
    }
    const made = work(table);
    toFront(known, known.length, { table, fact: made });
    latestTable = table;
    latestFact = made;
    return made;
  };
};

/** A fact about two or three tables; for two, the third is nothing. */
const factOfThree = <A, B, C, Fact>(work: (a: A, b: B, c: C) => Fact): ((a: A, b: B, c: C) => Fact) => {
  const known: { readonly a: A; readonly b: B; readonly c: C; readonly fact: Fact }[] = [];
  const doubt = new Doubt(work);
  return (a, b, c) => {
    for (let place = 0; place < known.length; place++) {
      const kept = known[place];
      if (kept?.a !== a || kept.b !== b || kept.c !== c) continue;
      if (place > 0) toFront(known, place, kept);
      if (isInDoubt) doubt.onceAnAnswer(kept, [a, b, c], kept.fact);
      return kept.fact;
    }
    const made = work(a, b, c);
    toFront(known, known.length, { a, b, c, fact: made });
    return made;
  };
};

const isSame = (before: readonly unknown[] | undefined, read: readonly unknown[]): boolean => {
  if (before === read) return true;
  if (!before) return false;
  for (let place = 0; place < read.length; place++) if (before[place] !== read[place]) return false;
  return true;
};

/** What is remembered while the things that are read stand so. */
interface Version<Known> {
  readonly read: readonly unknown[];
  readonly known: Known;
}

/** One memory for each of the latest versions of what is read. */
const memories = <Known>(empty: () => Known): ((read: readonly unknown[]) => Known) => {
  const versions: Version<Known>[] = [];
  return (read) => {
    for (let place = 0; place < versions.length; place++) {
      const version = versions[place];
      if (!version || !isSame(version.read, read)) continue;
      if (place > 0) toFront(versions, place, version);
      return version.known;
    }
    const known = empty();
    toFront(versions, versions.length, { read, known });
    return known;
  };
};

type ByOne<Known> = Map<unknown, Known>;
interface ByAll<Fact> extends Map<unknown, Fact | ByAll<Fact>> {}

/** The shelf on which the fact about these subjects lies, under the last of them. */
const shelfFor = <Fact>(all: ByAll<Fact>, about: readonly unknown[]): ByOne<Fact> => {
  let shelf = all;
  for (let place = 0; place < about.length - 1; place++) {
    let further = shelf.get(about[place]) as ByAll<Fact> | undefined;
    if (!further) shelf.set(about[place], (further = new Map()));
    shelf = further;
  }
  return shelf as unknown as ByOne<Fact>;
};

/**
 * A fact about a state, and about subjects if it has any: an id, a side, a hex. `reads` names all that it reads of the
 * state: tables, or other facts, and as long as these come out the same it is kept too. A table that is forgotten there
 * leaves a stale fact behind; doubt finds it (`doubtingFacts`).
 */
export function factOf<G extends object, About extends readonly unknown[], Fact>(
  reads: (g: G) => readonly unknown[],
  work: (g: G, ...about: About) => Fact,
): (g: G, ...about: About) => Fact;
export function factOf<G extends object, First, More extends readonly unknown[], Fact>(
  reads: (g: G, first: First) => readonly unknown[],
  work: (g: G, first: First, ...more: More) => Fact,
): (g: G, first: First, ...more: More) => Fact;
export function factOf<G extends object, About extends readonly unknown[], Fact>(
  reads: (g: G, ...about: About) => readonly unknown[],
  work: (g: G, ...about: About) => Fact,
): (g: G, ...about: About) => Fact {
  if (work.length <= 2)
    return factAboutOne(
      reads as unknown as (g: G, subject: unknown) => readonly unknown[],
      work as unknown as (g: G, subject: unknown) => Fact,
    ) as unknown as typeof work;
  const memory = memories((): ByAll<Fact> => new Map());
  const doubt = new Doubt(work);
  return (g, ...about) => {
    const shelf = shelfFor(memory(reads(g, ...about)), about);
    const subject = about.length === 0 ? undefined : about[about.length - 1];
    const kept = shelf.get(subject);
    if (kept === undefined && !shelf.has(subject)) {
      const made = work(g, ...about);
      shelf.set(subject, made);
      return made;
    }
    if (isInDoubt) doubt.whereTablesDiffer(shelf, subject, [g, ...about], kept as Fact);
    return kept as Fact;
  };
}

/** A fact about a state and one subject, or none: these are most, so they gather no list of subjects. */
const factAboutOne = <G extends object, Fact>(
  reads: (g: G, subject: unknown) => readonly unknown[],
  work: (g: G, subject: unknown) => Fact,
): ((g: G, subject: unknown) => Fact) => {
  const memory = memories((): ByOne<Fact> => new Map());
  const doubt = new Doubt(work);
  return (g, subject) => {
    const shelf = memory(reads(g, subject));
    const kept = shelf.get(subject);
    if (kept === undefined && !shelf.has(subject)) {
      const made = work(g, subject);
      shelf.set(subject, made);
      return made;
    }
    if (isInDoubt) doubt.whereTablesDiffer(shelf, subject, [g, subject], kept as Fact);
    return kept as Fact;
  };
};

const YES = 1;
const NO = 2;

/**
 * A yes or no about numbered things, hexes for one, on which a state and a subject bear: each is judged once while what is
 * read stands so. Who asks about many of them takes the judge along, as long as nothing changes.
 */
export const judgeOf = <G extends object, About, Thing extends { readonly index: number }>(
  reads: (g: G, about: About) => readonly unknown[],
  judge: (g: G, about: About, thing: Thing) => boolean,
): ((g: G, about: About) => (thing: Thing) => boolean) => {
  const memory = memories((): ByOne<number[]> => new Map());
  const doubt = new Doubt(judge);
  return (g, about) => {
    const shelf = memory(reads(g, about));
    let judged = shelf.get(about);
    if (!judged) shelf.set(about, (judged = []));
    const judgements = judged;
    return (thing) => {
      const known = judgements[thing.index];
      if (known === undefined) {
        const holds = judge(g, about, thing);
        judgements[thing.index] = holds ? YES : NO;
        return holds;
      }
      if (isInDoubt) doubt.whereTablesDiffer(judgements, thing, [g, about, thing], known === YES);
      return known === YES;
    };
  };
};

/** A fact about a thing that never changes: a hex, a card, a scenario. It is kept as long as the thing. */
export const lastingFact = <Thing extends object, Fact>(work: (thing: Thing) => Fact): ((thing: Thing) => Fact) => {
  const known = new WeakMap<Thing, { readonly fact: Fact }>();
  const doubt = new Doubt(work);
  let latestThing: Thing | undefined;
  let latestFact: Fact;
  return (thing) => {
    if (thing === latestThing && !isInDoubt) return latestFact;
    const found = known.get(thing);
    if (found && isInDoubt) doubt.once(thing, [thing], found.fact);
    const made = found ? found.fact : work(thing);
    if (!found) known.set(thing, { fact: made });
    latestThing = thing;
    latestFact = made;
    return made;
  };
};

/** So many figures of one kind are kept, where nothing else is said. */
const FIGURES = 5000;

/**
 * A figure that follows from a few numbers and words alone, such as the odds of a battle: nothing makes it stale, and it is
 * found again by their text, which must name all that it reads. The oldest are forgotten when there are too many.
 */
export const figureOf = <Args extends readonly unknown[], Fact>(
  textOf: (...args: Args) => string | number,
  work: (...args: Args) => Fact,
  most = FIGURES,
): ((...args: Args) => Fact) => {
  const known = new Map<string | number, { readonly fact: Fact }>();
  const doubt = new Doubt(work);
  return (...args) => {
    const text = textOf(...args);
    const kept = known.get(text);
    if (kept) {
      if (isInDoubt) doubt.onceAnAnswer(kept, args, kept.fact);
      return kept.fact;
    }
    const made = work(...args);
    known.set(text, { fact: made });
    const [oldest] = known.size > most ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return made;
  };
};
