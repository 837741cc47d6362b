import { expect, test } from 'vitest';
import { countPositions } from './count.ts';
import { redoubts } from './example/redoubts.ts';
import { play } from './play.ts';

const begun = () => play(redoubts, { redoubts: 1 }).match;

test('counts of answers and positions: 4 ways for France, 8 for the Coalition, then two dice', () => {
  expect(countPositions(begun(), 0)).toEqual({ sequences: 1, positions: 1 });
  expect(countPositions(begun(), 1)).toEqual({ sequences: 4, positions: 4 });
  // What was sent shows in the state only when the dice are rolled; keeping all back is the same for both nations.
  expect(countPositions(begun(), 2)).toEqual({ sequences: 32, positions: 1 });
  expect(countPositions(begun(), 3)).toEqual({ sequences: 32 * 6, positions: 4 });
});

test('a game that is over counts once, however deep', () => {
  const { sequences, positions } = countPositions(begun(), 4);
  expect(sequences).toBe(32 * 36);
  expect(countPositions(begun(), 9)).toEqual({ sequences, positions });
  // Each of 4 by 7 reserves that can be left, the redoubt taken by one, the other or nobody.
  expect(positions).toBe(4 * 7 * 3);
});
