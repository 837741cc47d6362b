import { expect, test } from 'vitest';
import { lookOf } from './look.ts';

test.each([
  ['Ney', 'Nеу'], // with letters of Cyrillic
  ['Soult', 'S0uIt'],
  ['Lannes', 'lannes'],
  ['Murat', 'Mur at'],
  ['Masséna', 'Massena'],
  ['сосо', 'coco'], // wholly in Cyrillic
  ['Oudinot', 'Οudinοt'], // with letters of Greek
  ['Bernadotte', 'Bemadotte'],
])('%s and %s look alike', (one, other) => {
  expect(one).not.toBe(other);
  expect(lookOf(one)).toBe(lookOf(other));
});

test('other names do not', () => {
  const names = ['Ney', 'Soult', 'Lannes', 'Murat', 'Masséna', 'Davout', 'Кутузов', 'Κολοκοτρώνης', '拿破崙'];
  expect(new Set(names.map(lookOf)).size).toBe(names.length);
});
