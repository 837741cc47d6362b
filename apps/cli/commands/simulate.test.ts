import { describe, expect, test } from 'vitest';
import type { Report } from '../simulate/report.ts';
import { run } from '../rehearsal/run.ts';
import { picket } from '../rehearsal/picket.ts';
import { picketPackage, SHELF } from '../rehearsal/shelf.ts';

const reported = async (...flags: readonly string[]): Promise<Report> => {
  const { code, out, err } = await run(['simulate', 'picket', '--json', ...flags]);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Report;
};

describe('simulate', () => {
  test('counts wins per side and bot, draws and lengths', async () => {
    const report = await reported('--bots', 'random,first', '--games', '30', '--seed', '5');
    expect(report).toMatchObject({ game: 'picket', games: 30, seed: 5, bots: ['random', 'first'], faults: [] });
    expect(report.standings.map(({ seat, bot, games }) => [seat, bot, games])).toEqual([
      ['red', 'random', 15],
      ['red', 'first', 15],
      ['blue', 'random', 15],
      ['blue', 'first', 15],
    ]);
    const wins = report.standings.reduce((sum, standing) => sum + standing.wins, 0);
    expect(wins + report.draws).toBe(30);
    expect(report.answers.min).toBeGreaterThanOrEqual(5);
    expect(report.turns.max).toBeLessThanOrEqual(3);
    expect(report.answers.mean).toBeGreaterThanOrEqual(report.answers.min);
  });

  test('gives the same report for any number of jobs', async () => {
    const flags = ['simulate', 'picket', '--bots', 'random,first', '--games', '12', '--check', '--json'];
    const [one, three] = await Promise.all([run([...flags, '--jobs', '1']), run([...flags, '--jobs', '3'])]);
    expect(three).toEqual(one);
  });

  test('another seed gives other games, and a game has a seed of its own', async () => {
    const [series, other] = await Promise.all([reported('--games', '40'), reported('--games', '40', '--seed', '900')]);
    expect(series.answers).not.toEqual(other.answers);
    const singles = await Promise.all([3, 4, 5].map((seed) => reported('--games', '1', '--seed', String(seed))));
    const three = await reported('--games', '3', '--seed', '3');
    expect(Math.max(...singles.map(({ answers }) => answers.max))).toBe(three.answers.max);
    expect(Math.min(...singles.map(({ answers }) => answers.min))).toBe(three.answers.min);
  });

  test('prints a table', async () => {
    const { code, out } = await run(['simulate', 'picket', '--games', '4', '--option', 'turns=1', '--check']);
    expect(code).toBe(0);
    expect(out).toContain('4 games of picket, bots random, seed 1\n');
    expect(out).toMatch(/side +bot +games +wins\nred +random +4 +\d +\d+\.\d %\n/);
    expect(out).toMatch(/turns in a game +1 +1 +1\n/);
    expect(out).toContain('faults: 0 (every invariant checked after every answer)');
    expect(out).toMatch(/a turn of random takes \d+\.\d{3} s \(median\), \d+\.\d{3} s at worst\n/);
  });

  test('faults are counted with their seeds, and end with exit code 1', async () => {
    const unsound = { ...picket, sound: () => [{ rule: '2.2', what: 'a post has walked off' }] };
    const engine = async () => ({ ...(await picketPackage.engine()), game: unsound });
    const games = { ...SHELF, games: [{ ...picketPackage, engine }] };
    const { code, out } = await run(['simulate', 'picket', '--games', '2', '--seed', '7', '--check'], { games });
    expect(code).toBe(1);
    expect(out).toContain('faults: 2');
    expect(out).toContain('game 1 (again with --games 1 --seed 8): 2.2: a post has walked off');
  });
});
