import { spawnSync } from 'node:child_process';
import { SHELF } from '@bivouac/shelf';
import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { PARTS } from './parts.ts';
import { asMarkdown, renewed, reportOf } from './report.ts';
import { SERVER_PARTS } from './server.ts';
import { carriedOut } from './task.ts';

const GAMES = SHELF.games.map(({ id }) => id).join(', ');

const finding: Finding = {
  part: 'random',
  title: '3 random games',
  passed: true,
  seconds: 1.25,
  seeds: '1 to 3',
  figures: ['faults: 0'],
  faults: [],
};

test('a report names the commit, the machine, the seeds and the figures', () => {
  const report = reportOf('nemesis', '1.0.0', [finding]);
  const page = asMarkdown(report);
  expect(report.passed).toBe(true);
  expect(page).toContain('## Passed: 3 random games\n\nVersion 1.0.0, commit ');
  expect(page).toMatch(/commit [0-9a-f]{40}\b/);
  expect(page).toContain(`Node ${process.version}`);
  expect(page).toContain('\n\n1.3 s; seeds: 1 to 3\n\n- faults: 0\n');
});

test('one part that fails fails the whole, and its faults are listed', () => {
  const failed = { ...finding, passed: false, faults: ['seed 2: 4.1: overfull'] };
  const report = reportOf('nemesis', '1.0.0', [finding, failed]);
  expect(report.passed).toBe(false);
  expect(asMarkdown(report)).toContain('## FAILED: 3 random games');
  expect(asMarkdown(report)).toContain('- seed 2: 4.1: overfull');
});

test('a part that is run again replaces its earlier report, and leaves the others', () => {
  const bots = { ...finding, part: 'bots', title: '2 games of bots', passed: false };
  const last = reportOf('nemesis', '1.0.0', [bots, finding]);
  const now = reportOf('nemesis', '1.0.1', [{ ...bots, passed: true }]);
  const whole = renewed(last, now, ['random', 'bots']);
  expect(whole.passed).toBe(true);
  expect(whole.findings.map(({ part, made: { version } }) => [part, version])).toEqual([
    ['random', '1.0.0'],
    ['bots', '1.0.1'],
  ]);
  expect(renewed(undefined, now, ['random', 'bots']).findings).toHaveLength(1);
});

test('a task says what it looked at, or where the property breaks', async () => {
  const task = { game: 'nemesis', trial: '1799', property: 'ends', count: 1, seed: 'a test' };
  expect(await carriedOut(task)).toMatchObject({ task, tally: { games: 1 } });
  expect((await carriedOut({ ...task, property: 'shines' })).breach).toBe('no property shines');
});

test.each([
  ['--part', 'march', `--part march: choose among ${[...PARTS, ...SERVER_PARTS].join(', ')}.`],
  ['--games', 'many', '--games many: give a whole number from 1 up.'],
  ['--game', 'chess', `--game chess: choose among ${GAMES}.`],
])('%s %s is bad input', (flag, value, message) => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/soak.ts', flag, value], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, `${message}\n`]);
});
