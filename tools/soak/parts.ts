import { type Pace, paceOf } from '@bivouac/cli/simulate/pace.ts';
import { type Report, reportOn } from '@bivouac/cli/simulate/report.ts';
import { playSeries } from '@bivouac/cli/simulate/series.ts';
import type { Trial } from '@bivouac/manifest';
import { SHELF } from '@bivouac/shelf';
import { facts, PROPERTIES } from '@bivouac/testing/properties/index.ts';
import { differingInChromium } from './browser.ts';
import { share } from './crew.ts';
import type { Finding, Progress } from './finding.ts';
import { type Done, GATE, optionsOf, type Task, triedGame } from './task.ts';

export const PARTS = ['random', 'bots', 'gate', 'conformance', 'doubt'] as const;
export type Part = (typeof PARTS)[number];

const THREADS = 2;
const FORGED_IN_A_TASK = 25_000;
const GAMES_IN_A_TASK = 25;
const CHROMIUM_GAMES = 5;
/** Games with doubt for each of the conformance suite. */
const DOUBTED_FOR_EACH = 5;
const FIRST_SEED = 1;

/** What a series came to, and how long its bots thought. */
interface Played extends Report {
  readonly paces: readonly Pace[];
}

const series = async (
  game: string,
  trial: Trial,
  bots: readonly string[],
  games: number,
  progress: Progress,
): Promise<Played> => {
  const entry = await triedGame(game);
  const options = optionsOf(entry, trial);
  const plan = { game, options, bots, seed: FIRST_SEED, checks: true };
  const told = (played: number): void => {
    if (played % Math.max(1, Math.floor(games / 20)) === 0)
      progress(`${trial.name}, ${bots.join(' against ')}: ${played} of ${games} games`);
  };
  const outcomes = await playSeries(SHELF, entry, plan, { games, jobs: THREADS, progress: told });
  const paces = paceOf(
    bots,
    outcomes.map(({ spent }) => spent),
  );
  return { ...reportOn(plan, entry.game.seats(options), outcomes), paces };
};

const timed = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const start = performance.now();
  const result = await work();
  return [result, (performance.now() - start) / 1000];
};

/** A series of games for each trial of the game. */
const eachTrial = async (
  game: string,
  play: (trial: Trial) => Promise<Played>,
): Promise<readonly (readonly [Trial, Played])[]> => {
  const reports: (readonly [Trial, Played])[] = [];
  for (const trial of (await triedGame(game)).trials) reports.push([trial, await play(trial)]);
  return reports;
};

const seedsOf = (trials: readonly (readonly [Trial, Played])[]): string =>
  trials.map(([{ name }, { seed, games }]) => `${name}: ${seed} to ${seed + games - 1}`).join('; ');
const faultsOf = (trials: readonly (readonly [Trial, Played])[]): readonly string[] =>
  trials.flatMap(([{ name }, { faults }]) => faults.map(({ seed, fault }) => `${name}, seed ${seed}: ${fault}`));
const countsOf = (trials: readonly (readonly [Trial, Played])[]): string =>
  trials.map(([{ name }, { games }]) => `${games} of ${name}`).join(', ');

/** Random games to their end, with every invariant checked after every answer. */
const randomGames = async (game: string, games: number | undefined, progress: Progress): Promise<Finding> => {
  const { turn } = await triedGame(game);
  const [trials, seconds] = await timed(() =>
    eachTrial(game, (trial) => series(game, trial, ['random'], games ?? trial.randomGames, progress)),
  );
  return {
    part: 'random',
    title: `random games, every invariant checked after every answer: ${countsOf(trials)}`,
    passed: faultsOf(trials).length === 0,
    seconds,
    seeds: seedsOf(trials),
    figures: trials.flatMap(([{ name }, { answers, turns, standings, draws, faults }]) => [
      `${name}: ${faults.length} faults`,
      `${name}: ${answers.min} to ${answers.max} answers in a game, ${answers.mean} on average; ${turns.min} to ${turns.max} ${turn.name.en.many}`,
      `${name}: ${standings.map(({ seat, wins }) => `${seat} ${wins} wins`).join(', ')}, ${draws} draws`,
    ]),
    faults: faultsOf(trials),
  };
};

/** The bot that can play against the one that cannot, each side equally often, invariants checked as well. */
const botGames = async (game: string, games: number | undefined, progress: Progress): Promise<Finding> => {
  const [trials, seconds] = await timed(() =>
    eachTrial(game, (trial) => series(game, trial, ['greedy', 'random'], games ?? trial.botGames, progress)),
  );
  const share = (wins: number, played: number): string => `${((wins / played) * 100).toFixed(1)} %`;
  const greedy = ({ standings }: Report) => standings.filter(({ bot }) => bot === 'greedy');
  const reaches = ([{ leastWins }, report]: readonly [Trial, Played]): boolean =>
    greedy(report).every(({ wins, games: played }) => wins / played >= leastWins);
  return {
    part: 'bots',
    title: `greedy against random: ${countsOf(trials)}`,
    passed: faultsOf(trials).length === 0 && trials.every(reaches),
    seconds,
    seeds: seedsOf(trials),
    figures: trials.flatMap(([{ name, leastWins }, report]) => [
      ...greedy(report).map(
        ({ seat, wins, games: played, draws }) =>
          `${name}, greedy as ${seat}: ${wins} wins of ${played} (${share(wins, played)}, at least ${leastWins * 100} % wanted), ${draws} draws`,
      ),
      `${name}: ${report.answers.min} to ${report.answers.max} answers in a game, ${report.answers.mean} on average; ${report.faults.length} faults`,
      ...report.paces.flatMap(({ bot, median, worst }) =>
        bot === 'greedy'
          ? [`${name}: ${bot} takes ${median.toFixed(2)} s of computing for a turn, ${worst.toFixed(2)} s at worst`]
          : [],
      ),
    ]),
    faults: faultsOf(trials),
  };
};

const split = (game: string, { name }: Trial, property: string, whole: number, most: number): readonly Task[] =>
  Array.from({ length: Math.ceil(whole / most) }, (_, index) => ({
    game,
    trial: name,
    property,
    count: Math.min(most, whole - index * most),
    seed: `soak ${property} ${index + 1}`,
  }));

const summed = (done: readonly Done[]): string => {
  const sums = new Map<string, number>();
  for (const { tally } of done)
    for (const [what, count] of Object.entries(tally)) sums.set(what, (sums.get(what) ?? 0) + count);
  return [...sums].map(([what, count]) => `${what} ${count}`).join(', ');
};

const carryOut = async (tasks: readonly Task[], progress: Progress) =>
  timed(() =>
    share(tasks, THREADS, ({ task, seconds, breach }) =>
      progress(`${task.trial}, ${task.property} (${task.seed}): ${breach ?? 'holds'}, ${seconds.toFixed(1)} s`),
    ),
  );

const breaches = (done: readonly Done[]): readonly string[] =>
  done.flatMap(({ task, breach }) =>
    breach === undefined ? [] : [`${task.trial}, ${task.property}, ${task.seed}: ${breach}`],
  );

/** Forged answers at the gate. */
const gate = async (game: string, count: number | undefined, progress: Progress): Promise<Finding> => {
  const { trials } = await triedGame(game);
  const tasks = trials.flatMap((trial) => split(game, trial, GATE, count ?? trial.forged, FORGED_IN_A_TASK));
  const [done, seconds] = await carryOut(tasks, progress);
  return {
    part: 'gate',
    title: `forged answers, none accepted: ${trials.map(({ name, forged }) => `${count ?? forged} in ${name}`).join(', ')}`,
    passed: breaches(done).length === 0,
    seconds,
    seeds: [...new Set(tasks.map(({ seed }) => seed))].join(', '),
    figures: [summed(done)],
    faults: breaches(done),
  };
};

/** The properties that every game must have, each on many games. */
const conformance = async (game: string, games: number | undefined, progress: Progress): Promise<Finding> => {
  const { trials } = await triedGame(game);
  const tasks = trials.flatMap((trial) =>
    PROPERTIES.flatMap(({ name }) => split(game, trial, name, games ?? trial.conformanceGames, GAMES_IN_A_TASK)),
  );
  const [done, seconds] = await carryOut(tasks, progress);
  const [differing, inChromium] = await timed(() => differingInChromium(game, CHROMIUM_GAMES));
  progress(`chromium: ${differing.length === 0 ? 'holds' : differing.join('; ')}, ${inChromium.toFixed(1)} s`);
  const faults = [...breaches(done), ...differing];
  const of = (name: string): readonly Done[] => done.filter(({ task }) => task.property === name);
  return {
    part: 'conformance',
    title: `the conformance suite, random games for each property: ${trials.map(({ name, conformanceGames }) => `${games ?? conformanceGames} of ${name}`).join(', ')}`,
    passed: faults.length === 0,
    seconds: seconds + inChromium,
    seeds: 'soak PROPERTY 1 and on, one for each task',
    figures: [
      ...PROPERTIES.map(({ name, says }) => `${name}: ${says} (${summed(of(name))})`),
      `chromium: the same record gives the same hash in Node and in Chromium (games ${CHROMIUM_GAMES})`,
    ],
    faults,
  };
};

/** Random games in which every kept fact is found again and compared. */
const doubt = async (game: string, games: number | undefined, progress: Progress): Promise<Finding> => {
  const { trials } = await triedGame(game);
  const tasks = trials.flatMap((trial) =>
    split(game, trial, facts.name, games ?? DOUBTED_FOR_EACH * trial.conformanceGames, GAMES_IN_A_TASK),
  );
  const [done, seconds] = await carryOut(tasks, progress);
  return {
    part: 'doubt',
    title: `random games, every kept fact found again: ${trials.map(({ name, conformanceGames }) => `${games ?? DOUBTED_FOR_EACH * conformanceGames} of ${name}`).join(', ')}`,
    passed: breaches(done).length === 0,
    seconds,
    seeds: [...new Set(tasks.map(({ seed }) => seed))].join(', '),
    figures: [summed(done)],
    faults: breaches(done),
  };
};

const WORK = { random: randomGames, bots: botGames, gate, conformance, doubt } as const;

/** Does a part of the long run; with a count, so much of it. */
export const doPart = (part: Part, game: string, count: number | undefined, progress: Progress): Promise<Finding> =>
  WORK[part](game, count, progress);
