import { runMatch } from '@bivouac/bots';
import { type Bot, type Seat, seeded, winnersOf } from '@bivouac/kernel';
import type { Engine } from '@bivouac/manifest';
import { type Spent, stopwatch } from './pace.ts';

/** A series of games between bots. It is plain data: worker threads get a copy. */
export interface Series {
  readonly game: string;
  readonly options: unknown;
  /** One for all seats, or one for each; then they change seats from game to game. */
  readonly bots: readonly string[];
  readonly seed: number;
  /** Every invariant is checked after every answer. */
  readonly checks: boolean;
}

export interface Outcome {
  readonly number: number;
  readonly seating: Readonly<Record<Seat, string>>;
  /** All who won; nobody, if it was a draw or broke off. */
  readonly winners: readonly Seat[];
  readonly isOver: boolean;
  readonly answers: number;
  readonly turns: number;
  readonly spent: Spent;
  /** What went wrong, and the game broke off. */
  readonly fault?: string;
}

/** The seed of each game: a series of one game with this seed is that game again. */
export const seedOfGame = ({ seed }: Series, number: number): number => seed + number;

/** From game to game the bots move one seat on, so that each plays every side equally often. */
export const seatingOf = (seats: readonly Seat[], bots: readonly string[], seed: number): Record<Seat, string> =>
  Object.fromEntries(seats.map((seat, place) => [seat, bots[(place + seed) % bots.length] as string]));

/** Plays one game of a series; the same number gives the same game, in whatever thread. */
export const playOne = ({ game, bots, turn }: Engine, series: Series, number: number): Outcome => {
  const { options, checks } = series;
  const seed = seedOfGame(series, number);
  const seating = seatingOf(game.seats(options), series.bots, seed);
  const watch = stopwatch();
  const seated = Object.fromEntries(
    Object.entries(seating).map(([seat, name]) => [seat, watch.timed(bots[name] as Bot)]),
  );
  const chance = seeded(String(seed));
  const { result, answers, faults } = runMatch({
    game,
    options,
    bots: seated,
    seed,
    chance,
    checksAll: checks,
    onAnswer: ({ state }) => watch.turnIs(turn.count(state)),
  });
  const [fault] = faults;
  return {
    number,
    seating,
    winners: result ? winnersOf(result) : [],
    isOver: result !== undefined,
    answers,
    turns: watch.turns(),
    spent: watch.spent(),
    ...(fault ? { fault: `${fault.rule}: ${fault.what}` } : {}),
  };
};
