import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULEBOOK, ruleCitedBy } from '../rulebook.ts';
import type { RuleRef, RulebookText } from '../rulebook.ts';
import { rulebookEn } from '../text/rulebook-en.ts';
import { GLOSSARY, rulebookFr } from '../text/rulebook-fr.ts';

interface RulesIndex {
  readonly rulebooks: readonly { readonly id: string; readonly rules: readonly string[] }[];
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const index = JSON.parse(read('../../../apps/cli/data/rules-index.json')) as RulesIndex;
const entries = RULEBOOK.chapters.flatMap((chapter) => chapter.rules);
const numbers = entries.map((rule): string => rule.number);
const chapters = RULEBOOK.chapters.map((chapter): string => chapter.number);

describe('the rules index', () => {
  test('counts 997 rules in five books', () => {
    expect(index.rulebooks.map(({ id, rules }) => [id, new Set(rules).size])).toEqual([
      ['nemesis', 119],
      ['europe-2013', 135],
      ['europe-revised', 121],
      ['napoleonic-wars', 179],
      ['war-and-peace', 443],
    ]);
  });
});

describe('the outline', () => {
  test('has the 119 numbers of the index, in the same order', () => {
    expect(numbers).toEqual(index.rulebooks.find(({ id }) => id === RULEBOOK.id)?.rules);
  });

  test('runs in natural order, 14.10 after 14.9, each rule under its own chapter', () => {
    expect(chapters).toEqual(Array.from({ length: 18 }, (_, i) => String(i + 1)));
    for (const { number, rules } of RULEBOOK.chapters)
      expect(rules.map((rule) => rule.number)).toEqual(rules.map((_, i) => `${number}.${i + 1}`));
  });

  test('calls few paragraphs definitions, and says why of each', () => {
    const definitions = entries.filter((rule) => rule.kind === 'definition');
    expect(definitions.map((rule) => rule.number)).toEqual(['2.1', '3.1', '3.5', '3.7', '4.3']);
    for (const { reason } of definitions) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  });

  test('leads from a bullet point or a lettered case to its rule', () => {
    const refs: RuleRef[] = ['8.4 bp6', '10.2a', '14.4b', '11.15', '11'];
    expect(refs.map(ruleCitedBy)).toEqual(['8.4', '10.2', '14.4', '11.15', '11']);
  });
});

// Type checks, held by the compiler: these numbers are not in the book and must not be citable.
// @ts-expect-error the book ends chapter 14 with 14.17
void ('14.18' satisfies RuleRef);
// @ts-expect-error no rule has an eighth bullet point
void ('8.4 bp8' satisfies RuleRef);

const LANGUAGES: readonly (readonly [string, RulebookText])[] = [
  ['English', rulebookEn],
  ['French', rulebookFr],
];

describe.each(LANGUAGES)('the text in %s', (_, text) => {
  const inOrder = (a: string, b: string) => numbers.indexOf(a) - numbers.indexOf(b);

  test('has every rule and every chapter, and nothing else', () => {
    expect(Object.keys(text.rules).sort(inOrder)).toEqual(numbers);
    expect(Object.keys(text.chapters)).toEqual(chapters);
  });

  test('gives each rule a title of three to six words, not shared with another', () => {
    const titles = Object.values(text.rules).map((rule) => rule.title);
    expect(titles.filter((title) => !hasThreeToSixWords(title))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('sums up each rule in whole sentences', () => {
    for (const { summary } of Object.values(text.rules)) expect(summary).toMatch(/^[\p{Lu}(\d].*[.]$/u);
  });
});

const hasThreeToSixWords = (title: string) => {
  const words = title.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0;
  return words >= 3 && words <= 6;
};

test('both languages give the same numbers of each rule', () => {
  const figures = (summary: string) => (summary.match(/[−+]?\d+(?:\.\d+[a-e]?)?½?/g) ?? []).sort();
  const figuresOf = (text: RulebookText) =>
    entries.map(({ number }) => `${number}: ${figures(text.rules[number].summary).join(' ')}`);
  expect(figuresOf(rulebookFr)).toEqual(figuresOf(rulebookEn));
});

test('French has unbreakable spaces at its punctuation and curled apostrophes', () => {
  const texts = Object.values(rulebookFr.rules).flatMap(({ title, summary }) => [title, summary]);
  for (const text of [...texts, ...Object.values(rulebookFr.chapters), ...Object.values(GLOSSARY)]) {
    expect(text).not.toMatch(/[^\u00a0][:;?!»]|«[^\u00a0]/);
    expect(text).not.toContain("'");
  }
});

describe('the rulings', () => {
  const pages = readdirSync(new URL('../rulings/', import.meta.url)).filter((name) => name !== 'README.md');
  test.each(pages)('%s names a rule of the book, its ruling and the test that holds it', (page) => {
    const text = read(`../rulings/${page}`);
    const rule = /^(\d+\.\d+)-[a-z0-9-]+\.md$/.exec(page)?.[1];
    expect(numbers).toContain(rule);
    expect(text).toMatch(new RegExp(`^# ${rule} .+ \\([ABKL]-\\d+(?:(?: to |, )[KL]-\\d+)*\\)\n`));
    for (const part of ['**Question.**', '**Ruling.**', '**Why.**']) expect(text).toContain(`\n${part} `);
    expect(text).toMatch(/^Test: \d+\.\d+.* \([ABKL]-\d+(?:, L-\d+)*\)$/m);
  });
});
