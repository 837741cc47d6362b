import { describe, expect, test } from 'vitest';
import type { Side } from '../catalogue/catalogue.ts';
import { thoughtsOf } from '../testing/bot.ts';
import type { Position } from '../testing/position.ts';
import { POLITICS } from './politics.ts';

/** The score that greedy gives to an answer. */
const score = (side: Side, key: string, answer: object, wanted: Position = {}, asked = {}): number => {
  const s = thoughtsOf(side, { scenario: '1813', turn: 7, phase: 'armistice', ...wanted });
  const judge = POLITICS[key];
  if (!judge) throw new Error(`no judge for ${key}`);
  const question = { by: side, rule: '14.15', prompt: { key, params: asked }, answers: [] };
  return judge(s, asked, question, () => 0)(answer as Parameters<ReturnType<typeof judge>>[0]);
};

describe('the politics of greedy', () => {
  test.each([
    { side: 'coalition', wants: true },
    { side: 'french', wants: false },
  ] as const)('14.15, 14.16 a truce brings Austria into the war: the $side want it: $wants', ({ side, wants }) => {
    expect(score(side, 'truce.whether', { kind: 'offerTruce' }) > score(side, 'truce.whether', { kind: 'pass' })).toBe(
      wants,
    );
    expect(score(side, 'truce.answer', { kind: 'accept' }) > score(side, 'truce.answer', { kind: 'refuse' })).toBe(
      wants,
    );
  });

  test('16.5 the French offer Battle points only while they stay ahead', () => {
    const best = (battlePoints: number): number =>
      [0, 1, 2, 3, 4].toSorted((a, b) => offer(b, battlePoints) - offer(a, battlePoints))[0] ?? -1;
    const offer = (points: number, battlePoints: number): number =>
      score(
        'french',
        'bargain.offer',
        { kind: 'offerPoints', points },
        {
          ledgers: { french: { battlePoints }, coalition: { battlePoints: 12 - battlePoints } },
        },
      );
    expect(best(9)).toBe(3);
    expect(best(1)).toBe(0);
  });

  test.each([
    { points: 1, sells: false },
    { points: 5, sells: true },
  ])('16.5 the Coalition sells Austria dearly: $points', ({ points, sells }) => {
    const worth = (kind: string): number => score('coalition', 'bargain.answer', { kind }, {}, { points });
    expect(worth('accept') > worth('refuse')).toBe(sells);
  });
});
