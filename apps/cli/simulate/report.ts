import type { Seat } from '@bivouac/kernel';
import { tabled } from '@bivouac/manifest';
import type { Speak } from '../text/messages.ts';
import { type Outcome, type Series, seedOfGame } from './one-game.ts';
import type { Pace } from './pace.ts';

interface Standing {
  readonly seat: Seat;
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  /** Of the wins, those that others shared. */
  readonly shared: number;
  readonly draws: number;
}

interface Lengths {
  readonly min: number;
  readonly mean: number;
  readonly max: number;
}

/** What a series came to. The same series gives the same report, to the byte. */
export interface Report extends Omit<Series, 'checks'> {
  readonly checked: boolean;
  readonly games: number;
  readonly standings: readonly Standing[];
  readonly draws: number;
  readonly answers: Lengths;
  readonly turns: Lengths;
  readonly faults: readonly { readonly game: number; readonly seed: number; readonly fault: string }[];
}

const lengths = (values: readonly number[]): Lengths => ({
  min: values.reduce((least, value) => Math.min(least, value), Infinity),
  mean: Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10,
  max: values.reduce((most, value) => Math.max(most, value), 0),
});

const drawn = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ winners, isOver }) => isOver && winners.length === 0).length;

const standing = (outcomes: readonly Outcome[], seat: Seat, bot: string): Standing => {
  const played = outcomes.filter(({ seating }) => seating[seat] === bot);
  const won = played.filter(({ winners }) => winners.includes(seat));
  const shared = won.filter(({ winners }) => winners.length > 1);
  return { seat, bot, games: played.length, wins: won.length, shared: shared.length, draws: drawn(played) };
};

export const reportOn = (series: Series, seats: readonly Seat[], outcomes: readonly Outcome[]): Report => {
  const { checks, ...rest } = series;
  const bots = [...new Set(series.bots)];
  return {
    ...rest,
    checked: checks,
    games: outcomes.length,
    standings: seats.flatMap((seat) => bots.map((bot) => standing(outcomes, seat, bot))),
    draws: drawn(outcomes),
    answers: lengths(outcomes.map(({ answers }) => answers)),
    turns: lengths(outcomes.map(({ turns }) => turns)),
    faults: outcomes.flatMap(({ number, fault }) =>
      fault === undefined ? [] : [{ game: number, seed: seedOfGame(series, number), fault }],
    ),
  };
};

const percent = (part: number, whole: number): string =>
  whole === 0 ? '' : `${((part / whole) * 100).toFixed(1).padStart(5)} %`;

/** What the game calls its seats and its turns. */
interface Called {
  readonly seat: (seat: Seat) => string;
  readonly turn: { readonly one: string; readonly many: string };
}

export const reportLines = (report: Report, say: Speak, called: Called): readonly string[] => {
  const { games, standings, draws, answers, turns, faults, checked } = report;
  const areShared = standings.some(({ shared }) => shared > 0);
  const heads = [say('simulate.side'), say('simulate.bot'), say('simulate.games'), say('simulate.wins'), ''];
  const rows = standings.map(({ seat, bot, games: played, wins, shared }) => [
    called.seat(seat),
    bot,
    played,
    wins,
    percent(wins, played),
    ...(areShared ? [shared] : []),
  ]);
  const range = ({ min, mean, max }: Lengths): readonly (string | number)[] => [min, mean, max];
  return [
    say('simulate.title', { games, game: report.game, bots: report.bots, seed: report.seed }),
    '',
    ...tabled([[...heads, ...(areShared ? [say('simulate.shared')] : [])], ...rows]),
    '',
    ...tabled([
      ['', say('simulate.least'), say('simulate.mean'), say('simulate.most')],
      [say('simulate.answers'), ...range(answers)],
      [say('simulate.turns', { turns: called.turn.many }), ...range(turns)],
    ]),
    '',
    say('simulate.draws', { draws }),
    checked ? say('simulate.checked', { faults: faults.length }) : say('simulate.faults', { faults: faults.length }),
    ...faults.map(({ game, seed, fault }) => `  ${say('simulate.fault', { game, seed, fault })}`),
  ];
};

/** How long the bots thought; apart from the report, for no two runs take the same time. */
export const paceLines = (paces: readonly Pace[], say: Speak, { turn }: Called): readonly string[] =>
  paces.map(({ bot, median, worst }) =>
    say('simulate.pace', { turn: turn.one, bot, median: median.toFixed(3), worst: worst.toFixed(3) }),
  );
