import { expect, test } from 'vitest';
import { missingTests, rulingsCited, testsNamed } from './rulings.ts';

const page = `**Ruling.** Yes.

Test: 8.4 the bridge is the attacker's

Test: 8.4 a ford is nobody's
`;

test('a page names its tests, one to a line', () => {
  expect(testsNamed(page)).toEqual(["8.4 the bridge is the attacker's", "8.4 a ford is nobody's"]);
  expect(testsNamed('Held by `8.4 a ford`.')).toEqual([]);
});

test('a test that no source holds is missed, whichever apostrophe it is written with', () => {
  const tests = "test('8.4 the bridge is the attacker’s', () => {});";
  expect(missingTests(testsNamed(page), tests)).toEqual(["8.4 a ford is nobody's"]);
});

test('a source cites its rulings by their pages', () => {
  expect(rulingsCited('/** 8.4 See rulings/8.4-fords.md, and rulings/README.md. */')).toEqual([
    '8.4-fords.md',
    'README.md',
  ]);
});
