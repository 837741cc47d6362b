import { expect, test } from 'vitest';
import { doubtAround, isDoubt, parseDoubt } from './doubted.ts';

const doubt = { at: 12, rule: '8.4', said: 'Mantua holds “enemy” units', note: 'They left in\nthe last Turn.' };

test('the file of a doubt holds the place, the rule, what was read, the note and the record', () => {
  const [before, after] = doubtAround(doubt);
  const value: unknown = JSON.parse(`${before}{"format":"any record"}${after}`);
  expect(isDoubt(value) && [parseDoubt(value), value.record]).toEqual([doubt, { format: 'any record' }]);
});

test('other files are no doubts, and a broken one is refused', () => {
  expect([isDoubt({ format: 'bivouac-1' }), isDoubt(null), isDoubt('doubt')]).toEqual([false, false, false]);
  expect(() => parseDoubt({ doubted: { ...doubt, at: -1 } })).toThrow('doubted.at');
  expect(() => parseDoubt({ doubted: { ...doubt, rule: '8.4'.repeat(40) } })).toThrow('doubted.rule');
});
