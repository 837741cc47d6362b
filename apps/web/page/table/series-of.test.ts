import type { Answer } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { answersIn, entriesIn, keyOf, linesOf } from './series-of.ts';

const build = (unit: string, steps: number): Answer => ({ kind: 'build', unit, steps });
const at = (zone: string): Answer => ({ kind: 'raiseAt', zone });
const DEPOT: Answer = { kind: 'buildDepot' };
const budget = {
  amount: 'steps',
  follows: [{ asks: 'raise.where', does: 'skip' as const, kinds: ['raiseAt'], next: 'raiseAt' }],
};
const CHOSEN = [build('I', 1), at('metz'), DEPOT, build('II', 2), at('paris')];

test('what a line was asked besides stays with it', () => {
  const entries = entriesIn(CHOSEN, budget);
  expect(entries.map(({ main, follows }) => [main['unit'] ?? main.kind, follows.map(({ zone }) => zone)])).toEqual([
    ['I', ['metz']],
    ['buildDepot', []],
    ['II', ['paris']],
  ]);
  expect(answersIn(entries)).toEqual(CHOSEN);
});

describe('a line with a stepper', () => {
  const known = [build('I', 2), build('I', 1), build('II', 1), build('II', 2), DEPOT];
  const lines = linesOf(known, [DEPOT, build('III', 1)], entriesIn(CHOSEN, budget), budget);
  const line = (name: string) => {
    const found = lines.find(({ variants: [first] }) => (first?.['unit'] ?? first?.kind) === name);
    if (!found) throw new Error(`no line ${name}`);
    return found;
  };
  const steps = (entries: ReturnType<typeof line>['more']) =>
    entries?.flatMap(({ main, follows }) => [
      `${main['unit'] ?? main.kind} ${main['steps'] ?? ''}`.trim(),
      ...follows.map(({ zone }) => zone),
    ]);

  test('two that differ in the figure alone are one', () => {
    expect(keyOf(build('I', 1), budget)).toBe(keyOf(build('I', 2), budget));
    expect(lines).toHaveLength(3);
    expect(['I', 'II', 'buildDepot'].map((name) => line(name).count)).toEqual([1, 2, 1]);
  });

  test('one more takes the next figure and keeps the place, or gives the answer once more', () => {
    expect(steps(line('I').more)?.slice(0, 2)).toEqual(['I 2', 'metz']);
    expect(line('II').more).toBeUndefined();
    expect(steps(line('buildDepot').more)?.at(-1)).toBe('buildDepot');
  });

  test('one less goes back down, and takes the line away at its end', () => {
    expect(steps(line('II').less)).toContain('II 1');
    expect(steps(line('I').less)).toEqual(['buildDepot', 'II 2', 'paris']);
  });

  test('what cannot be had any more has no more', () => {
    expect(linesOf([build('IV', 1)], [], [], budget)[0]?.more).toBeUndefined();
  });
});
