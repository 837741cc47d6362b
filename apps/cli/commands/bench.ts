import { type KernelFigures, measureKernel } from '@bivouac/bots/kernel-bench.ts';
import { cpus } from 'node:os';
import { InputError } from '@bivouac/kernel';
import type { Arguments } from '../arguments.ts';
import { type BotFigures, measureBot } from '../bench/bot.ts';
import { type GameFigures, measureGame } from '../bench/game.ts';
import type { Command } from '../command.ts';
import { OK, print } from '../desk.ts';
import { tabled } from '@bivouac/manifest';
import type { Speak } from '../text/messages.ts';

const USUAL_SECONDS = '3';
const MOST_SECONDS = 600;

export interface BenchReport {
  readonly node: string;
  readonly cpu: string;
  readonly seconds: number;
  readonly kernel: KernelFigures;
  readonly games: Readonly<Record<string, GameFigures & { readonly bot: BotFigures }>>;
}

const secondsOf = (args: Arguments, say: Speak): number => {
  const written = args.value('seconds') ?? USUAL_SECONDS;
  const seconds = /^\d{1,3}(\.\d{1,3})?$/.test(written) ? Number(written) : 0;
  if (seconds > 0 && seconds <= MOST_SECONDS) return seconds;
  throw new InputError('--seconds', say('args.notWhole', { written }), say('bench.giveSeconds', { max: MOST_SECONDS }));
};

const thousands = (count: number): string => count.toLocaleString('en').replaceAll(',', '\u202f');

const lines = ({ node, cpu, kernel, games }: BenchReport, say: Speak): readonly string[] => [
  say('bench.machine', { node, cpu }),
  say('bench.kernel', {
    overhead: kernel.overheadNanoseconds,
    decision: kernel.nanosecondsPerDecision,
    script: kernel.bareScriptNanoseconds,
  }),
  ...Object.entries(games).flatMap(([id, figures]) => [
    '',
    say('bench.game', {
      game: id,
      games: figures.games,
      decisions: figures.decisionsPerGame,
      answers: figures.answersPerGame,
    }),
    ...tabled([
      ['', say('bench.gamesPerSecond'), say('bench.decisionsPerSecond'), say('bench.answersPerSecond')],
      ...(
        [
          ['bench.bare', figures.bare],
          ['bench.withViews', figures.withViews],
        ] as const
      ).map(([key, pace]) => [
        say(key),
        pace.gamesPerSecond,
        thousands(pace.decisionsPerSecond),
        thousands(pace.answersPerSecond),
      ]),
    ]),
    say('bench.ratio', { ratio: figures.ratio }),
    say('bench.state', {
      json: thousands(figures.stateBytes.json),
      memory: thousands(figures.stateBytes.approximate),
      copy: figures.copyNanoseconds,
      view: figures.viewNanoseconds,
      fork: figures.forkMicroseconds,
      hash: figures.hashMicroseconds,
    }),
    say('bench.heap', { match: thousands(figures.heapBytesPerMatch), used: thousands(figures.heapBytesUsed) }),
    say('bench.bot', {
      decisions: thousands(figures.bot.decisions),
      decision: figures.bot.millisecondsPerDecision,
      ...figures.bot.secondsPerTurn,
      record: thousands(figures.bot.recordBytes),
    }),
  ]),
];

export const bench: Command = {
  flags: { json: 'flag', seconds: 'value' },
  words: 0,
  async run(desk, args) {
    const { say, games } = desk;
    const seconds = secondsOf(args, say);
    const measured: (readonly [string, BenchReport['games'][string]])[] = [];
    for (const { id, engine: load, workshop } of games.games) {
      const engine = await load();
      for (const { name, options } of (await workshop()).trials) {
        const whole = engine.game.options.parse(options, '');
        measured.push([
          `${id}, ${name}`,
          { ...measureGame(engine.game, whole, seconds), bot: measureBot(engine, whole) },
        ]);
      }
    }
    const report: BenchReport = {
      node: process.version,
      cpu: cpus()[0]?.model.trim() ?? '',
      seconds,
      kernel: measureKernel(seconds),
      games: Object.fromEntries(measured),
    };
    if (args.has('json')) print(desk, JSON.stringify(report));
    else for (const line of lines(report, say)) print(desk, line);
    return OK;
  },
};
