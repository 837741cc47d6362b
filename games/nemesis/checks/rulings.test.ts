import { readdirSync, readFileSync } from 'node:fs';
import { rulingsAreHeld } from '@bivouac/testing';
import { expect, test } from 'vitest';

const here = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, here), 'utf8');

rulingsAreHeld(here);

test('every id that a source cites is in the index', () => {
  const index = read('rulings/README.md');
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const cited = sources.flatMap((path) =>
    [...read(path).matchAll(/\b(?:rulings?|and|or) ([ABL]-\d+)/g)].map(([, id = '']) => id),
  );
  const listed = new Set(
    [...index.matchAll(/^\| [\d.]+ \| ([^|]+) \|/gm)].flatMap(([, ids = '']) => ids.split(/[ ,†]+/)),
  );
  expect([...new Set(cited)].filter((id) => !listed.has(id))).toEqual([]);
});
