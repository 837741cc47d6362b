/** The outline of a rulebook, as far as the coverage of its rules needs it. */
export interface Outline {
  readonly id: string;
  readonly chapters: readonly {
    readonly number: string;
    readonly rules: readonly {
      readonly number: string;
      readonly kind: string;
      readonly reason?: string;
      /** The number that files and tests carry, where an edition prints another. */
      readonly under?: string;
    }[];
  }[];
}

/** A number of a rulebook: something to enforce, or a reading aid with the reason why it is not. */
export type RuleEntry<Number extends string, Under extends string = Number> = {
  readonly number: Number;
  /** The number that files and tests carry: another one where an edition prints it otherwise. */
  readonly under: Under;
} & ({ readonly kind: 'rule' } | { readonly kind: 'definition'; readonly reason: string });

export interface Rulebook<Chapter extends string, Number extends string, Under extends string = Number> {
  /** The id of the book in the rules index. */
  readonly id: string;
  readonly chapters: readonly { readonly number: Chapter; readonly rules: readonly RuleEntry<Number, Under>[] }[];
}

/** The book in one language, in our own words: a chapter or a rule left out does not compile. */
export interface RulebookText<Chapter extends string, Number extends string> {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<Number, { readonly title: string; readonly summary: string }>>;
}

/** A rulebook from the numbers of its chapters, the reading aids among them, and the numbers that our files carry. */
export const outlined = <Chapter extends string, Number extends string, Under extends string>(
  id: string,
  chapters: readonly { readonly number: Chapter; readonly rules: readonly Number[] }[],
  readingAids: Readonly<Partial<Record<Under, string>>>,
  heldUnder: (number: Number) => Under,
): Rulebook<Chapter, Number, Under> => ({
  id,
  chapters: chapters.map(({ number: chapter, rules }) => ({
    number: chapter,
    rules: rules.map((number) => {
      const under = heldUnder(number);
      const reason = readingAids[under];
      return reason === undefined ? { number, under, kind: 'rule' } : { number, under, kind: 'definition', reason };
    }),
  })),
});
