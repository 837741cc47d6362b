import type { Series } from '@bivouac/board';
import { type Answer, saysTheSame } from '@bivouac/kernel';

type Follows = Pick<Series, 'follows'>;
type Amount = Pick<Series, 'amount'>;

/** A line of the sheet, and the answers to what it was asked besides. */
export interface Entry {
  readonly main: Answer;
  readonly follows: readonly Answer[];
}

/** Answers in their order, each with what follows from it. */
export const entriesIn = (chosen: readonly Answer[], { follows = [] }: Follows): readonly Entry[] => {
  const entries: { main: Answer; follows: Answer[] }[] = [];
  for (const answer of chosen) {
    const isFollowing = follows.some(({ kinds }) => kinds.includes(answer.kind));
    const last = entries.at(-1);
    if (isFollowing && last) last.follows.push(answer);
    else if (!isFollowing) entries.push({ main: answer, follows: [] });
  }
  return entries;
};

export const answersIn = (entries: readonly Entry[]): readonly Answer[] =>
  entries.flatMap(({ main, follows }) => [main, ...follows]);

/** Which line an answer belongs to: two that differ in their figure alone are one. */
export const keyOf = (answer: Answer, { amount }: Amount): string =>
  JSON.stringify(Object.entries(answer).filter(([field]) => field !== amount));

const figureOf = (answer: Answer, { amount = '' }: Amount): number => Number(answer[amount] ?? 1);

/** A line with a stepper: its answers by their figures, or one that can be given again and again. */
export interface Line {
  readonly key: string;
  /** The least first. */
  readonly variants: readonly Answer[];
  readonly count: number;
  readonly more?: readonly Entry[];
  readonly less?: readonly Entry[];
}

/** All lines, with what one more and one less of each would make of the sheet. */
export const linesOf = (
  known: readonly Answer[],
  open: readonly Answer[],
  entries: readonly Entry[],
  series: Amount,
): readonly Line[] => {
  const byKey = Map.groupBy(known, (answer) => keyOf(answer, series));
  return [...byKey].map(([key, found]) => {
    const variants = found.toSorted((a, b) => figureOf(a, series) - figureOf(b, series));
    const mine = entries.flatMap(({ main }, place) => (keyOf(main, series) === key ? [place] : []));
    const at = mine.at(-1);
    const now = at === undefined ? undefined : entries[at];
    const rung = now ? variants.findIndex((each) => saysTheSame(each, now.main)) : -1;
    const without = entries.filter((_, place) => place !== at);
    const isLadder = variants.length > 1;
    const put = (main: Answer | undefined): readonly Entry[] | undefined =>
      main && now && at !== undefined ? entries.with(at, { ...now, main }) : undefined;
    const next = variants.find((each) => open.some((answer) => saysTheSame(answer, each)));
    const more =
      isLadder && now ? put(variants[rung + 1]) : next ? [...entries, { main: next, follows: [] }] : undefined;
    const less = at === undefined ? undefined : isLadder && rung > 0 ? put(variants[rung - 1]) : without;
    const count = isLadder ? (now ? figureOf(now.main, series) : 0) : mine.length;
    return { key, variants, count, ...(more ? { more } : {}), ...(less ? { less } : {}) };
  });
};
