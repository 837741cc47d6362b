import { describe, expect, test } from 'vitest';
import { asks, say } from '@bivouac/testing/example/toy.ts';
import { dictated, seeded, seededNumbers } from './chance.ts';
import { CHANCE, type Question } from './question.ts';
import { InputError } from './schema.ts';

const die: Question = {
  by: CHANCE,
  rule: '3',
  prompt: say('roll'),
  answers: [1, 2, 3, 4, 5, 6].map((face) => ({ kind: 'die', face })),
};

/** How far counts are from even ones. */
const chiSquare = (counts: readonly number[]): number => {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
};
const counted = (cells: number, draws: number, cell: (draw: number) => number): readonly number[] => {
  const counts = Array<number>(cells).fill(0);
  for (let draw = 0; draw < draws; draw++) counts[cell(draw)] = (counts[cell(draw)] ?? 0) + 1;
  return counts;
};

/** A fair source is beyond these once in ten thousand times. */
const LIMIT: Readonly<Record<number, number>> = { 2: 15.1, 6: 25.7, 36: 76.4, 52: 99.6, 1000: 1183 };

describe('chance is fair', () => {
  const seeds = ['1', '2', '1799', 'Suvorov', '', 'a'];

  test.each(seeds)('each face equally often: seed %j', (seed) => {
    const number = seededNumbers(seed);
    for (const below of [2, 6, 52, 1000])
      expect(chiSquare(counted(below, 60_000, (draw) => number(draw, below)))).toBeLessThan(LIMIT[below] ?? 0);
  });

  test.each(seeds)('each pair of neighbours equally often: seed %j', (seed) => {
    const number = seededNumbers(seed);
    const pair = (draw: number) => number(draw, 6) * 6 + number(draw + 1, 6);
    expect(chiSquare(counted(36, 72_000, pair))).toBeLessThan(LIMIT[36] ?? 0);
  });

  test('the first rolls of many seeds are as even as the rolls of one', () => {
    for (const draw of [0, 1, 17])
      expect(chiSquare(counted(6, 20_000, (seed) => seededNumbers(String(seed))(draw, 6)))).toBeLessThan(LIMIT[6] ?? 0);
  });

  test('numbers that do not divide the range are even too', () => {
    const third = 3 * 2 ** 29; // Of what remains beyond it, a plain remainder would fall into the lower half.
    const low = counted(2, 20_000, (draw) => (seededNumbers('x')(draw, third) < third / 2 ? 0 : 1));
    expect(chiSquare(low)).toBeLessThan(LIMIT[2] ?? 0);
  });
});

describe('a seed', () => {
  test('gives the same rolls again, and another seed gives others', () => {
    const rolls = (seed: string) => Array.from({ length: 50 }, (_, draw) => seeded(seed).answer(die, draw)['face']);
    expect(rolls('7')).toEqual(rolls('7'));
    expect(rolls('7')).not.toEqual(rolls('8'));
  });

  test('rolls by the number of the draw alone, in any order', () => {
    const chance = seeded('7');
    const there = Array.from({ length: 20 }, (_, draw) => chance.answer(die, draw));
    const back = Array.from({ length: 20 }, (_, draw) => chance.answer(die, 19 - draw)).reverse();
    expect(back).toEqual(there);
  });

  test('a question without an answer, or with more than can be told apart, is an error', () => {
    for (const below of [0, -1, NaN, 2 ** 33, Infinity])
      expect(() => seededNumbers('7')(0, below)).toThrow(`chance cannot pick one of ${below}`);
    expect(() => seeded('7').answer({ ...die, answers: [] }, 0)).toThrow('a question without an answer');
  });
});

describe('dictated dice', () => {
  const sixes = { answer: () => ({ kind: 'die', face: 6 }) };

  test('fall in their order, and then another source goes on', () => {
    const chance = dictated([3, 1], sixes);
    expect([0, 1, 2].map((draw) => chance.answer(die, draw)['face'])).toEqual([3, 1, 6]);
  });

  test('wait while something else is drawn', () => {
    const chance = dictated([3], { answer: ({ answers }) => answers[0] ?? { kind: 'none' } });
    expect(chance.answer(asks(CHANCE, 'card'), 0)).toEqual({ kind: 'card' });
    expect(chance.answer(die, 1)['face']).toBe(3);
  });

  test('must be on the die', () => {
    expect(() => dictated([9], sixes).answer(die, 0)).toThrow(InputError);
    expect(() => dictated([3, 9], sixes).answer(die, 0)).not.toThrow();
    expect(() => dictated([9], sixes).answer(die, 0)).toThrow(
      'die 1: 9 is not on this die. Choose one of: 1, 2, 3, 4, 5, 6.',
    );
  });
});
