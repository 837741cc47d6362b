import { expect, test } from 'vitest';
import { speaker } from '../text/speak.ts';
import type { Outcome, Series } from './one-game.ts';
import { reportLines, reportOn } from './report.ts';

const SEATS = ['france', 'britain', 'austria'];
const series: Series = { game: 'partition', options: {}, bots: ['random'], seed: 1, checks: false };
const outcome = (number: number, winners: readonly string[], isOver = true): Outcome => ({
  number,
  seating: Object.fromEntries(SEATS.map((seat) => [seat, 'random'])),
  winners,
  isOver,
  answers: 10,
  turns: 4,
  spent: {},
});
const report = reportOn(series, SEATS, [
  outcome(0, ['france']),
  outcome(1, ['france', 'britain']),
  outcome(2, []),
  outcome(3, [], false),
]);

test('a shared victory is a win of each who shares it; a game that broke off is no draw', () => {
  expect(report.standings.map(({ seat, wins, shared, draws }) => [seat, wins, shared, draws])).toEqual([
    ['france', 2, 1, 1],
    ['britain', 1, 1, 1],
    ['austria', 0, 0, 1],
  ]);
  expect(report.draws).toBe(1);
});

test('the table says how many were shared, where any were', () => {
  const called = { seat: (seat: string) => seat, turn: { one: 'round', many: 'rounds' } };
  const head = (of: typeof report): string => reportLines(of, speaker('en'), called)[2] ?? '';
  expect(head(report)).toContain('shared');
  expect(head(reportOn(series, SEATS, [outcome(0, ['france'])]))).not.toContain('shared');
});
