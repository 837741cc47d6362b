/** Are facts doubted now? While one is found again it is not, or every fact that it uses would be found again with it. */
let doubting = false;
let finding = false;
/** Both in one, for it is read whenever a fact is: a live binding, which costs nothing to read. */
export let isInDoubt = false;
/** Answers heard so far by all matches; how often facts were doubted since `doubtingFacts` began; and how often that has. */
let answers = 0;
let doubts = 0;
let sessions = 0;

/** A fact that was kept, and comes out otherwise when it is found again. */
export class StaleFact extends Error {
  override readonly name = 'StaleFact';
}

/** Plays with every kept fact doubted: when it is used it is found again and compared. Returns how often. */
export const doubtingFacts = (play: () => void): number => {
  const before = doubting;
  doubting = true;
  isInDoubt = !finding;
  doubts = 0;
  sessions++;
  try {
    play();
    return doubts;
  } finally {
    doubting = before;
    isInDoubt = doubting && !finding;
  }
};

/** After an answer every kept fact may be doubted again. */
export const answerHeard = (): void => {
  answers++;
};

/** The doubt about one fact. */
export class Doubt<Args extends readonly unknown[], Fact> {
  readonly #work: (...args: Args) => Fact;
  readonly #doubtedAt = new WeakMap<object, number>();
  readonly #seenIn = new WeakMap<object, number>();
  readonly #askedOf = new WeakMap<object, Map<unknown, readonly unknown[]>>();

  constructor(work: (...args: Args) => Fact) {
    this.#work = work;
  }

  /** Where the arguments are all that a fact reads, something must have changed in secret: it is enough to look once after every answer. */
  onceAnAnswer(row: object, args: Args, kept: Fact): void {
    if (this.#doubtedAt.get(row) === answers) return;
    this.#doubtedAt.set(row, answers);
    this.#findAgain(args, kept);
  }

  /** Where a fact may read more of a state than it names: whenever any table of the state is another than last time. */
  whereTablesDiffer(shelf: object, subject: unknown, args: Args, kept: Fact): void {
    let asked = this.#askedOf.get(shelf);
    if (!asked) this.#askedOf.set(shelf, (asked = new Map()));
    const tables = Object.values(args[0] as object);
    const before = asked.get(subject);
    if (before?.length === tables.length && tables.every((table, place) => table === before[place])) return;
    asked.set(subject, tables);
    this.#findAgain(args, kept);
  }

  /** What never changes is looked at once in all. */
  once(thing: object, args: Args, kept: Fact): void {
    if (this.#seenIn.get(thing) === sessions) return;
    this.#seenIn.set(thing, sessions);
    this.#findAgain(args, kept);
  }

  #findAgain(args: Args, kept: Fact): void {
    doubts++;
    finding = true;
    isInDoubt = false;
    let found: Fact;
    try {
      found = this.#work(...args);
    } finally {
      finding = false;
      isInDoubt = doubting;
    }
    if (!isAlike(found, kept)) throw new StaleFact(`a kept fact is stale: ${String(this.#work).slice(0, 300)}`);
  }
}

/** Do two values say the same, maps and sets in the same order? Functions are taken at their word. */
const isAlike = (one: unknown, other: unknown, compared = new Map<object, object>()): boolean => {
  if (Object.is(one, other) || (typeof one === 'function' && typeof other === 'function')) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (compared.get(one) === other) return true;
  compared.set(one, other);
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (one instanceof Uint8Array)
    return (
      one.length === (other as typeof one).length && one.every((each, place) => each === (other as typeof one)[place])
    );
  if (one instanceof Map || one instanceof Set) return isAlike([...one], [...(other as typeof one)], compared);
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    fields.length === others.size &&
    fields.every(([key, field]) => others.has(key) && isAlike(field, others.get(key), compared))
  );
};
