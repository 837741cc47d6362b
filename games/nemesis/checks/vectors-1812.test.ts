import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const game = new URL('../', import.meta.url);

/** The worked cases of section 17 and of the campaign of 1812: L17-01 to L17-40. */
const CASES = Array.from({ length: 40 }, (_, place) => `L17-${String(place + 1).padStart(2, '0')}`);

/** The titles of all tests of the rules, as they are written. */
const titles = (): readonly string[] =>
  readdirSync(new URL('rules/', game), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .flatMap((path) => readFileSync(new URL(`rules/${path}`, game), 'utf8').match(/^\s*test\(\s*'[^\n]*/gm) ?? []);

test('17 each of the forty worked cases has a test that names it', () => {
  const named = titles().join('\n');
  expect(CASES.filter((id) => !named.includes(`(${id})`))).toEqual([]);
});

test('17 no test names a case that there is not', () => {
  const cited = titles().flatMap((title) => title.match(/L17-\d+/g) ?? []);
  expect(cited.filter((id) => !CASES.includes(id))).toEqual([]);
});

/** 17.4 (i) to (viii) and the Exception. */
const CLAUSES = ['(i)', '(ii)', '(iii)', '(iv)', '(v)', '(vi)', '(vii)', '(viii)', 'Exception'];

test('17 every numbered and lettered clause has a test that begins with it', () => {
  const all = titles();
  const begins = (rule: string): boolean => all.some((title) => new RegExp(`test\\(\\s*'[^']*${rule}`).test(title));
  const rules = ['17\\.1', '17\\.2a', '17\\.2b', '17\\.2c', '17\\.3a', '17\\.5a', '17\\.5b', '17\\.5c', '17\\.5d'];
  const others = ['17\\.6', '17\\.7', '17\\.8', '17\\.9a', '17\\.9c', '17\\.9d', '17\\.9e'];
  expect([...rules, ...others].filter((rule) => !begins(`${rule}[ ,]`))).toEqual([]);
  const of174 = all.filter((title) => title.includes("'17.4")).join('\n');
  expect(CLAUSES.filter((clause) => !of174.includes(clause))).toEqual([]);
});
