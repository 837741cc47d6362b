import { describe, expect, test } from 'vitest';
import type { Rule } from '../game-ui.ts';
import { depthOf, printedNumber, ruleCited, rulesFound } from './rule-order.ts';

const rule = (number: string, title = '', summary = ''): Rule => ({ number, title, summary });
const rules = [
  rule('10', 'Combat'),
  rule('10.3', 'Support', 'Stacks beside the defender may join in.'),
  rule('10.31', 'More of it'),
  rule('14.4b', 'Decisive victory', 'Masséna’s dream'),
];

describe('a citation leads to its rule', () => {
  test.each([
    ['10.3', '10.3'],
    ['Rule 10.3', '10.3'],
    ['10.3–10.4', '10.3'],
    ['14.4b', '14.4b'],
    ['10.7', '10'],
    ['10.3.2', '10.3'],
    ['10.3a', '10.3'],
  ])('%s to %s', (cited, number) => {
    expect(ruleCited(rules, cited)?.number).toBe(number);
  });

  test.each(['99', '', 'no number'])('"%s" to none', (cited) => {
    expect(ruleCited(rules, cited)).toBeUndefined();
  });
});

test('a number finds the rules that begin with it, words those that hold them', () => {
  expect(rulesFound(rules, '10.3').map(({ number }) => number)).toEqual(['10.3', '10.31']);
  expect(rulesFound(rules, 'massena').map(({ number }) => number)).toEqual(['14.4b']);
  expect(rulesFound(rules, 'join defender').map(({ number }) => number)).toEqual(['10.3']);
  expect(rulesFound(rules, '')).toHaveLength(4);
});

test('a rule that the book in play numbers in another way is cited by ours and found by its own', () => {
  const moved: Rule = { ...rule('17.2.10', 'Corsairs'), printed: '17.2.9' };
  const book = [{ ...rule('17.2.9', 'Landing'), printed: '17.2.8' }, moved];
  expect(ruleCited(book, '17.2.10')).toBe(moved);
  expect(rulesFound(book, '17.2.9')).toEqual([moved]);
  expect(book.map(printedNumber)).toEqual(['17.2.8', '17.2.9']);
});

test('a chapter lies above its sections', () => {
  expect(rules.map(depthOf)).toEqual([1, 2, 2, 2]);
});
