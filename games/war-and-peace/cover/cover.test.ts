import { expect, test } from 'vitest';
import { playersOf, SCENARIOS } from '../scenario/scenario.ts';
import { warAndPeaceCover } from './cover.ts';
import { scenarios } from './scenarios.ts';

test('every start stands on the box, named as its scenario is', () => {
  expect(scenarios.map(({ id }) => id).toSorted()).toEqual([...SCENARIOS].toSorted());
});

test('the starts that are ours say so, in one sentence', () => {
  const ours = scenarios.filter(({ id }) => id !== '1805');
  for (const { summary } of ours) {
    expect(summary.en).toMatch(/^A start of our own:/);
    expect(summary.fr).toMatch(/^Un départ de notre composition\s:/);
  }
  for (const { summary } of scenarios)
    expect([summary.en, summary.fr].filter((told) => /\. \S/.test(told))).toEqual([]);
});

const MOST: Readonly<Record<string, string>> = { '3': 'three', '4': 'four', '5': 'five' };

test('D.3 the form says for how many a start has seats', () => {
  for (const id of SCENARIOS) {
    const [players] = warAndPeaceCover.optionsPlan?.('en', { scenario: id }).groups ?? [];
    expect(players?.name).toContain(`to ${MOST[playersOf(id).at(-1) ?? '']}`);
  }
});
