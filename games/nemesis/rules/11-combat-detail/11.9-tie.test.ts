import { expect, test } from 'vitest';
import { asks, goneIn, isDisrupted, ordered, told, whereIs } from '../../testing/combat.ts';

const TURIN = '4428';
const FIELD = '4328';
const NORTH = '4327';

test('11.9 a tie costs one ordered unit a hit and nothing else (A-35)', () => {
  const table = goneIn(
    {
      french: { [TURIN]: ['f99-Victor', 'f99-Hatry', 'f99-c1', 'Moreau'] },
      coalition: { [FIELD]: ['a99-Lipt', 'a99-Gotte', 'a99-c1', 'Kray'] },
    },
    { from: TURIN, to: FIELD },
  ).dice(3, 3);
  expect(told(table, 'combat.tie')).toEqual([{ attack: 10, defence: 10 }]);
  expect(table.asked('french').answers.map(({ unit }) => unit)).toEqual(
    expect.arrayContaining(['f99-Victor', 'f99-Hatry', 'f99-c1']),
  );
  table.answer('french', { kind: 'hit', unit: 'f99-Hatry' }).answer('french', 'pass');
  expect(isDisrupted(table, 'f99-Hatry')).toBe(true);
  expect(table.state.units.filter(({ disrupted }) => disrupted)).toHaveLength(1);
  expect(['f99-Victor', 'a99-Lipt', 'Moreau', 'Kray'].map((id) => whereIs(table, id))).toEqual([
    TURIN,
    FIELD,
    TURIN,
    FIELD,
  ]);
  expect(table.events('11.15')).toEqual([]);
  expect(asks(table, 'attack.order', 'coalition')).toBe(true);
});

test('11.9 a supporter cannot take that hit (A-35)', () => {
  const table = ordered(
    {
      french: { [TURIN]: ['f99-Victor', 'Moreau'], [NORTH]: ['f99-Hatry', 'Joubert'] },
      coalition: { [FIELD]: ['a99-Lipt', 'a99-Gotte', 'Kray'] },
    },
    { from: TURIN, to: FIELD },
  )
    .dice(6)
    .answer('french', { kind: 'support', hex: NORTH })
    .dice(6)
    .dice(3, 3);
  expect(told(table, 'combat.tie')).toEqual([{ attack: 7, defence: 7 }]);
  expect(isDisrupted(table, 'f99-Victor')).toBe(true);
  expect(isDisrupted(table, 'f99-Hatry')).toBe(false);
});

test('11.19 a commander whose only unit is given up after a tie must escape', () => {
  const table = goneIn(
    {
      french: { [TURIN]: ['f99-Victor', 'Moreau'], '4330': ['f99-Geno'] },
      coalition: { [FIELD]: ['a99-Lipt', 'Kray'] },
    },
    { from: TURIN, to: FIELD },
  )
    .dice(3, 3)
    .answer('french', { kind: 'hit', unit: 'f99-Victor' });
  expect(table.asked().prompt.key).toBe('escape.roll');
  table.dice(2);
  expect(whereIs(table, 'Moreau')).toBe('4330');
});
