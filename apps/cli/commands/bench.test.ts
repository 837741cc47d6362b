import { describe, expect, test } from 'vitest';
import type { Bot } from '@bivouac/kernel';
import { measureBot } from '../bench/bot.ts';
import { approximateBytes } from '../bench/size.ts';
import { run } from '../rehearsal/run.ts';
import { picketPackage } from '../rehearsal/shelf.ts';
import type { BenchReport } from './bench.ts';

describe('bench', () => {
  test('--json gives the figures of the kernel and of every trial of every game', async () => {
    const { code, out, err } = await run(['bench', '--json', '--seconds', '0.01']);
    expect([code, err]).toEqual([0, '']);
    const { kernel, games } = JSON.parse(out) as BenchReport;
    expect(Object.keys(games)).toEqual(['picket, ford']);
    const picket = games['picket, ford'];
    for (const pace of [picket?.bare, picket?.withViews])
      for (const figure of Object.values(pace ?? {})) expect(figure).toBeGreaterThan(0);
    expect(kernel.decisionsPerSecond).toBeGreaterThan(0);
    expect(picket?.ratio).toBeGreaterThan(0);
    expect(picket?.decisionsPerGame).toBeLessThan(picket?.answersPerGame ?? 0);
    expect(picket?.stateBytes.json).toBeGreaterThan(100);
    expect(picket?.bot.decisions).toBeGreaterThan(0);
    expect(picket?.bot.secondsPerTurn.worst).toBeGreaterThanOrEqual(picket?.bot.secondsPerTurn.median ?? Infinity);
    expect(picket?.bot.recordBytes).toBeGreaterThan(300);
    expect(picket?.heapBytesUsed).toBeGreaterThan(picket?.heapBytesPerMatch ?? Infinity);
  });

  test('without --json prints them for a person', async () => {
    const { out } = await run(['bench', '--seconds', '0.01']);
    expect(out).toMatch(/kernel: -?\d+ ns of its own in a decision/);
    expect(out).toMatch(/games\/s +decisions\/s +answers\/s\nbare: list, pick, apply/);
  });

  test('the bot is measured in a game that it plays against itself', async () => {
    const picket = await picketPackage.engine();
    const asked: string[] = [];
    const first: Bot = {
      name: 'first',
      choose: (_, { by, answers }) => {
        asked.push(by);
        return answers[0] ?? { kind: 'none' };
      },
    };
    const options = picket.game.options.parse({ scenario: 'ford' }, '');
    const { decisions } = measureBot({ ...picket, bots: { first } }, options);
    expect(decisions).toBe(asked.length);
    expect([...new Set(asked)].toSorted()).toEqual([...picket.game.seats(options)].toSorted());
  });

  test('a time that is none is bad input', async () => {
    const { code, err } = await run(['bench', '--seconds', 'soon']);
    expect([code, err]).toEqual([2, '--seconds: "soon" is not valid. Give a number above 0, up to 600.\n']);
  });
});

test('the size of a value counts shared parts once', () => {
  const shared = { name: 'Mantua' };
  expect(approximateBytes([shared, shared])).toBe(approximateBytes([shared]) + 8);
  expect(approximateBytes({ a: 1, b: 'xy' })).toBe(24 + 2 * 8 + 8 + 24 + 2);
});
