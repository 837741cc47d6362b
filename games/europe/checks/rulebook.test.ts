import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type RulebookText, heldUnder, printedAs, RULEBOOK_2013, RULEBOOK_REVISED, type RuleRef } from '../rulebook.ts';
import { rulebookEn } from '../text/rulebook-en.ts';
import { rulebookFr } from '../text/rulebook-fr.ts';

interface RulesIndex {
  readonly rulebooks: readonly { readonly id: string; readonly rules: readonly string[] }[];
}
const index = JSON.parse(
  readFileSync(new URL('../../../apps/cli/data/rules-index.json', import.meta.url), 'utf8'),
) as RulesIndex;
const BOOKS = [RULEBOOK_2013, RULEBOOK_REVISED];

describe.each(BOOKS)('the outline of $id', ({ id, chapters }) => {
  const entries = chapters.flatMap(({ rules }) => rules);

  test('has the numbers of the index, in the same order', () => {
    expect(entries.map(({ number }) => number)).toEqual(index.rulebooks.find((book) => book.id === id)?.rules);
  });

  test('has each rule under its own chapter', () => {
    for (const { number, rules } of chapters) for (const rule of rules) expect(rule.number.split('.')[0]).toBe(number);
  });

  test('says why a number is no rule', () => {
    const reasons = entries.map((rule) => (rule.kind === 'definition' ? rule.reason : 'It is one, and is enforced.'));
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  });

  test('leads each number to one that our files carry, with a title', () => {
    for (const { under } of entries) expect(rulebookEn.rules[under].title).not.toBe('');
  });
});

describe('numbers that differ', () => {
  test('interception at sea is 17.2.4 in the revised book and 17.2.5 in ours', () => {
    expect(heldUnder('17.2.4')).toBe('17.2.5');
    expect(printedAs('17.2.5', 'revised')).toBe('17.2.4');
    expect(printedAs('17.2.5', '2013')).toBe('17.2.5');
  });

  test('the Bosphorus is in 17.2.2 of the revised book, beside the stacking of fleets', () => {
    expect(printedAs('17.2.3', 'revised')).toBe('17.2.2');
    expect(printedAs('17.2.2', 'revised')).toBe('17.2.2');
  });

  test('states made in play are 8.3 of the revised book, and part of 20.2 in that of 2013', () => {
    expect(heldUnder('8.3.1')).toBe('8.3.1');
    expect(printedAs('8.3.1', '2013')).toBe('20.2');
    expect(printedAs('8.3.1', 'revised')).toBe('8.3.1');
  });

  test('armies are a rule of their own in the revised book, 7.3.5, and part of 7.3.4 in ours', () => {
    expect(heldUnder('7.3.5')).toBe('7.3.4');
    expect(printedAs('7.3.4', 'revised')).toBe('7.3.4');
    expect(printedAs('7.3.5', 'revised')).toBe('7.3.6');
  });
});

// Type checks, held by the compiler: these numbers are in neither book and must not be citable.
// @ts-expect-error chapter 9 ends with 9.2
void ('9.3' satisfies RuleRef);
// @ts-expect-error the revised 7.3.7 is our 7.3.6
void ('7.3.7' satisfies RuleRef);

const LANGUAGES: readonly (readonly [string, RulebookText])[] = [
  ['English', rulebookEn],
  ['French', rulebookFr],
];
describe.each(LANGUAGES)('the titles in %s', (_, { rules }) => {
  test('have two to seven words, and no two are alike', () => {
    const titles = Object.values(rules).map(({ title }) => title);
    for (const title of titles) expect(title.match(/[\p{L}\d][\p{L}\d’-]*/gu)?.length).toBeOneOf([2, 3, 4, 5, 6, 7]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('have curled apostrophes', () => {
    for (const { title } of Object.values(rules)) expect(title).not.toContain("'");
  });
});
