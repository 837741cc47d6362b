import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULEBOOK } from '../rulebook.ts';

interface RulesIndex {
  readonly rulebooks: readonly { readonly id: string; readonly rules: readonly string[] }[];
}
const index = JSON.parse(
  readFileSync(new URL('../../../apps/cli/data/rules-index.json', import.meta.url), 'utf8'),
) as RulesIndex;
const entries = RULEBOOK.chapters.flatMap(({ rules }) => rules);

test('the outline has the 443 numbers of the index, in the same order', () => {
  expect(entries.map(({ number }) => number)).toEqual(index.rulebooks.find(({ id }) => id === RULEBOOK.id)?.rules);
  expect(entries).toHaveLength(443);
});

test('the outline has each rule under its own section, and says why a number is no rule', () => {
  for (const { number, rules } of RULEBOOK.chapters)
    for (const rule of rules) expect(rule.number.split('.')[0]).toBe(number);
  const reasons = entries.flatMap((rule) => (rule.kind === 'definition' ? [rule.reason] : []));
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
});
