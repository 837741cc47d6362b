import { InputError, type Seat } from '@bivouac/kernel';
import { type Arguments, seedOf, wholeNumber } from '../arguments.ts';
import { CHECK_FAILED, OK, print } from '../desk.ts';
import type { Command } from '../command.ts';
import { botNamed } from '../play/players.ts';
import { type Shelved, taken } from '../shelved.ts';
import { gameNamed, optionsOf } from '../shelf.ts';
import type { Series } from '../simulate/one-game.ts';
import { paceOf } from '../simulate/pace.ts';
import { progressBar } from '../simulate/progress.ts';
import { paceLines, reportLines, reportOn } from '../simulate/report.ts';
import { playSeries } from '../simulate/series.ts';
import type { Speak } from '../text/messages.ts';

const USUAL = { games: '100', jobs: '1', bots: 'random', seed: 1 };
const MOST_GAMES = 10_000_000;
const MOST_JOBS = 64;

const botsOf = (entry: Shelved, args: Arguments, seats: number, say: Speak): readonly string[] => {
  const names = (args.value('bots') ?? USUAL.bots).split(',').map((name) => name.trim());
  for (const name of names) botNamed(entry, name, '--bots', say);
  if (names.length === 1 || names.length === seats) return names;
  throw new InputError(
    '--bots',
    say('simulate.botCount', { given: names.length }),
    say('simulate.giveBots', { seats }),
  );
};

export const simulate: Command = {
  flags: {
    scenario: 'value',
    option: 'values',
    bots: 'value',
    games: 'value',
    jobs: 'value',
    seed: 'value',
    check: 'flag',
    json: 'flag',
  },
  words: 1,
  async run(desk, args) {
    const { say, io, language } = desk;
    const entry = await taken(gameNamed(desk, args.positionals[0], 'simulate'));
    const options = optionsOf(entry, args, say);
    const seats = entry.game.seats(options);
    const series: Series = {
      game: entry.game.id,
      options,
      bots: botsOf(entry, args, seats.length, say),
      seed: seedOf(args, say, () => USUAL.seed),
      checks: args.has('check'),
    };
    const games = wholeNumber(args.value('games') ?? USUAL.games, '--games', { min: 1, max: MOST_GAMES }, say);
    const jobs = wholeNumber(args.value('jobs') ?? USUAL.jobs, '--jobs', { min: 1, max: MOST_JOBS }, say);
    const outcomes = await playSeries(desk.games, entry, series, { games, jobs, progress: progressBar(io, games) });
    const report = reportOn(series, seats, outcomes);
    const paces = paceOf(
      series.bots,
      outcomes.map(({ spent }) => spent),
    );
    const called = { seat: (seat: Seat) => entry.cover.seatName(language, seat), turn: entry.turn.name[language] };
    const lines = [...reportLines(report, say, called), ...paceLines(paces, say, called)];
    if (args.has('json')) print(desk, JSON.stringify(report));
    else for (const line of lines) print(desk, line);
    return report.faults.length > 0 ? CHECK_FAILED : OK;
  },
};
