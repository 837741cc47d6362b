import { type Engine, packageNamed, type Trial, type Workshop } from '@bivouac/manifest';
import { SHELF } from '@bivouac/shelf';
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

/** A game with its rules, its bots and its trials. */
export type Tried = Engine & Pick<Workshop, 'trials'>;

export const triedGame = async (game: string): Promise<Tried> => {
  const found = packageNamed(SHELF, game);
  if (!found) throw new Error(`no game ${game}`);
  const [engine, { trials }] = await Promise.all([found.engine(), found.workshop()]);
  return { ...engine, trials };
};

/** Whole options for what a trial says of them. */
export const optionsOf = ({ game }: Engine, { options }: Trial): unknown => game.options.parse(options, '');

const tried = ({ property, count }: Task, subject: Subject<State, unknown, unknown>): Tally => {
  if (property === GATE) return gateTest(subject, count);
  const found = PROPERTIES.find(({ name }) => name === property);
  if (!found) throw new Error(`no property ${property}`);
  return found.try(subject, count);
};

export const carriedOut = async (task: Task): Promise<Done> => {
  const entry = await triedGame(task.game);
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
