import { expect, test } from 'vitest';
import { commanderCards, unitCards } from '../../catalogue/catalogue.ts';
import { mayFightFor } from './3.6-nations.ts';

test('3.6 every counter wears the colours of a nation that fights on its side', () => {
  const turncoats = [...unitCards, ...commanderCards].filter(({ nation, side }) => !mayFightFor(nation, side));
  expect(turncoats).toEqual([]);
});

test('3.6 who may defect has counters on both sides, and nobody else has', () => {
  expect(mayFightFor('Bavaria', 'french') && mayFightFor('Bavaria', 'coalition')).toBe(true);
  expect(mayFightFor('France', 'coalition')).toBe(false);
  expect(mayFightFor('Russia', 'french')).toBe(false);
  expect(mayFightFor('Duchy of Warsaw', 'coalition')).toBe(false);
});

test('3.6 a unit that may defect belongs to a nation that does', () => {
  for (const { nation } of unitCards.filter(({ mayDefect }) => mayDefect))
    expect(mayFightFor(nation, 'coalition')).toBe(true);
});
