import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { capitalsOf, duchyId, duchy as duchyCard, isHomeOf, isPort, portZones } from '../catalogue/catalogue.ts';
import vectorsJson from '../testing/vectors.json' with { type: 'json' };

/** The titles of all tests of this game. */
const titles = (): readonly string[] => {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.test.ts'));
  return files.flatMap((path) => {
    const source = readFileSync(new URL(path, root), 'utf8');
    return [...source.matchAll(/test\(\s*['`]([^'`\n]+)['`]/g)].map(([, title = '']) => title);
  });
};
const named = new Set(titles().flatMap((title) => title.match(/\bT\d{2,3}\b/g) ?? []));
const { vectors, examples } = vectorsJson;

describe('worked figures', () => {
  test('each of the 113 is in the title of a test', () => {
    expect(vectors).toHaveLength(113);
    expect(vectors.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  });
  test('no title names one that is not there', () => {
    const known = new Set(vectors.map(({ id }) => id));
    expect([...named].filter((id) => !known.has(id))).toEqual([]);
  });
  test('each worked example of the book is one of them', () => {
    expect(examples.filter(({ vector }) => !named.has(vector))).toEqual([]);
  });
});

describe('3 examples of the glossary', () => {
  const [london, kent, gibraltar] = [duchyId('london'), duchyId('kent'), duchyId('gibraltar')];
  test('3 Capital, Home, Fortress: London is a Capital; Gibraltar, London and Kent are British Homes; Gibraltar has strength 4', () => {
    expect(capitalsOf('britain')).toContain(london);
    expect([gibraltar, london, kent].every((id) => isHomeOf('britain', id))).toBe(true);
    expect(duchyCard(gibraltar).fortress).toBe(4);
  });
  test('3 Port: Kent has one; that of Cornwall lies on two Zones, that of Corsica on one', () => {
    expect(isPort(kent)).toBe(true);
    expect([portZones(duchyId('cornwall')).length, portZones(duchyId('corsica')).length]).toEqual([2, 1]);
  });
});
