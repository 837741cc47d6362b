import { expect, test } from 'vitest';
import { bestOf } from './greedy.ts';

const answers = [1, 2, 3, 4].map((men) => ({ kind: 'send', men }));
const never = (): number => {
  throw new Error('nothing is left to chance here');
};

test('the answer with the highest score is given', () => {
  expect(bestOf(answers, ({ men }) => -Math.abs(men - 3), never)).toEqual({ kind: 'send', men: 3 });
});

test('among equals the pick decides', () => {
  const score = ({ men }: { readonly men: number }): number => (men === 2 || men === 4 ? 1 : 0);
  expect(bestOf(answers, score, () => 0).men).toBe(2);
  expect(bestOf(answers, score, (below) => below - 1).men).toBe(4);
});

test('a question without an answer is an error', () => {
  expect(() => bestOf([], () => 0, never)).toThrow('without an answer');
});
