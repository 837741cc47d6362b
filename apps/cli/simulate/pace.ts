import type { Bot } from '@bivouac/kernel';

/** How long the bots thought over their Turns, in seconds of computing on one core. */
export interface Pace {
  readonly bot: string;
  readonly median: number;
  readonly worst: number;
}

/** What each bot took in each Turn of a game. */
export type Spent = Readonly<Record<string, readonly number[]>>;

/** Seconds of computing; other programs and other threads do not count. */
export const secondsOfThisThread = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

/** Looks at the clock while bots think. */
export const stopwatch = (clock: () => number = secondsOfThisThread) => {
  const spent = new Map<string, Map<number, number>>();
  const seen = new Set<number>();
  let turn = 0;
  return {
    /** The same bot, with its thoughts on the clock. */
    timed: (bot: Bot): Bot => ({
      name: bot.name,
      choose(view, question, pick) {
        const start = clock();
        const answer = bot.choose(view, question, pick);
        const turns = spent.get(bot.name) ?? new Map<number, number>();
        turns.set(turn, (turns.get(turn) ?? 0) + clock() - start);
        spent.set(bot.name, turns);
        return answer;
      },
    }),
    turnIs: (now: number): void => {
      turn = now;
      seen.add(now);
    },
    /** How many Turns were played; not every game numbers them from one. */
    turns: (): number => seen.size,
    spent: (): Spent => Object.fromEntries([...spent].map(([bot, turns]) => [bot, [...turns.values()]])),
  };
};

/** The pace of each bot over all games. */
export const paceOf = (bots: readonly string[], games: readonly Spent[]): readonly Pace[] =>
  [...new Set(bots)].flatMap((bot) => {
    const turns = games.flatMap((spent) => spent[bot] ?? []).toSorted((a, b) => a - b);
    const worst = turns.at(-1);
    return worst === undefined ? [] : [{ bot, median: turns[Math.floor(turns.length / 2)] ?? 0, worst }];
  });
