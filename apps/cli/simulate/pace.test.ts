import type { Bot } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { paceOf, stopwatch } from './pace.ts';

const question = { by: 'red', rule: '1', prompt: { key: 'which', params: {} }, answers: [{ kind: 'pass' }] };

test('the thoughts of a Turn are added up, each bot has its own, and the Turns are counted', () => {
  let now = 0;
  const watch = stopwatch(() => now);
  const thinks = (name: string, seconds: number): Bot => ({
    name,
    choose: (_view, { answers }) => {
      now += seconds;
      return answers[0] ?? { kind: 'pass' };
    },
  });
  const slow = watch.timed(thinks('slow', 2));
  const quick = watch.timed(thinks('quick', 1));
  watch.turnIs(18151);
  expect(slow.choose({}, question, () => 0)).toEqual({ kind: 'pass' });
  slow.choose({}, question, () => 0);
  quick.choose({}, question, () => 0);
  now += 100; // Between two questions nobody thinks.
  watch.turnIs(18151);
  watch.turnIs(18152);
  slow.choose({}, question, () => 0);
  expect(watch.spent()).toEqual({ slow: [4, 2], quick: [1] });
  expect(watch.turns()).toBe(2);
});

test('median and worst are taken over the Turns of all games', () => {
  expect(paceOf(['greedy', 'random', 'greedy'], [{ greedy: [3, 1] }, { greedy: [2], random: [] }])).toEqual([
    { bot: 'greedy', median: 2, worst: 3 },
  ]);
});
