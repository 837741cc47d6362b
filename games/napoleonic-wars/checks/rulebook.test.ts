import { expect, test } from 'vitest';
import { RULEBOOK, type RuleRef } from '../rulebook.ts';

const rules = RULEBOOK.chapters.flatMap((chapter) =>
  chapter.rules.map((rule) => ({ chapter: chapter.number, ...rule })),
);

test('the outline has the 179 numbers of the book and its glossary, each once and under its chapter', () => {
  expect(rules).toHaveLength(179 + 1);
  expect(new Set(rules.map(({ number }) => number)).size).toBe(179 + 1);
  for (const { number, chapter } of rules) expect(number.split('.')[0]).toBe(chapter);
});
test('the outline says why a number is no rule', () => {
  const aids = rules.flatMap((rule) => (rule.kind === 'definition' ? [rule.reason] : []));
  expect(aids.filter((aid) => !/^[A-Z].{15,}\.$/.test(aid))).toEqual([]);
  expect(aids).not.toHaveLength(0);
});

// @ts-expect-error chapter 17 ends with 17.2
void ('17.3' satisfies RuleRef);
