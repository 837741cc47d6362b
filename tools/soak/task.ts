import { GAMES } from '@bivouac/cli/games.ts';
import type { Shelved, Trial } from '@bivouac/cli/registry.ts';
import { gateTest, PROPERTIES, type Subject, type Tally } from '@bivouac/testing/properties/index.ts';
import type { State } from '@bivouac/kernel';

/** A piece of the long run that one thread does on its own: a property on so many random games, or forged answers. */
export interface Task {
  readonly game: string;
  /** The name of the trial. */
  readonly trial: string;
  readonly property: string;
  readonly count: number;
  readonly seed: string;
}

export interface Done {
  readonly task: Task;
  readonly tally: Tally;
  readonly seconds: number;
  /** Where the property does not hold. */
  readonly breach?: string;
}

export const GATE = 'gate';

export const shelved = (game: string): Shelved => {
  const entry = GAMES.games[game];
  if (!entry) throw new Error(`no game ${game}`);
  return entry;
};

/** Whole options for what a trial says of them. */
export const optionsOf = ({ game, defaultOptions }: Shelved, { options }: Trial): unknown =>
  game.options.parse({ ...defaultOptions, ...options }, '');

const tried = ({ property, count }: Task, subject: Subject<State, unknown, unknown>): Tally => {
  if (property === GATE) return gateTest(subject, count);
  const found = PROPERTIES.find(({ name }) => name === property);
  if (!found) throw new Error(`no property ${property}`);
  return found.try(subject, count);
};

export const carriedOut = (task: Task): Done => {
  const entry = shelved(task.game);
  const trial = entry.trials.find(({ name }) => name === task.trial);
  if (!trial) throw new Error(`no trial ${task.trial} of ${task.game}`);
  const { hidesForces = false } = trial;
  const subject = { game: entry.game, options: [optionsOf(entry, trial)], seed: task.seed, hidesForces };
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  try {
    const tally = tried(task, subject);
    return { task, tally, seconds: seconds() };
  } catch (fault) {
    return { task, tally: {}, seconds: seconds(), breach: fault instanceof Error ? fault.message : String(fault) };
  }
};
