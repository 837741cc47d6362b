import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { differences } from '../catalogue/catalogue.ts';

const here = new URL('../', import.meta.url);
const sources = ['rules', 'events'].flatMap((folder) =>
  readdirSync(new URL(folder, here), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, here), 'utf8')),
);
const read = new Set(sources.flatMap((text) => [...text.matchAll(/revised\([^']*'(\w+)'\)/g)].map(([, key]) => key)));
const alike = new Set(
  [...readFileSync(new URL('rulings/editions-alike.md', here), 'utf8').matchAll(/`(\w+)`(?=[,:])/g)].map(
    ([, key]) => key,
  ),
);

describe('the differences between the editions', () => {
  test.each([...differences.keys()])('%s is read by a rule, or a ruling says why it changes nothing', (key) => {
    expect(read.has(key)).toBe(!alike.has(key));
  });
  test('a rule reads no other key, and the ruling names none', () => {
    expect([...read, ...alike].filter((key) => !differences.has(key as never))).toEqual([]);
  });
});
