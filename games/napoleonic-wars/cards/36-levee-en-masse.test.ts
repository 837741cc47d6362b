import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

const invaded = { forces: { strasbourg: ['austria 1'] } };

test('36 Levee en Masse: one Unit in each of up to five Friendly Home Duchies', () => {
  const table = announced('levee_en_masse', 'france', invaded).answer('france', { duchy: 'paris' });
  expect(() => table.answer('france', { duchy: 'paris' })).toThrow('no answer fits');
  expect(() => table.answer('france', { duchy: 'strasbourg' })).toThrow('no answer fits');
  table.answer('france', { duchy: 'lyon' }).answer('france', 'done');
  expect(['paris', 'lyon'].map((at) => unitsIn(table.state, duchyId(at), 'france'))).toEqual([1, 1]);
});
test('36 Levee en Masse: not without an enemy in France, and for the Imperial Camp alone', () => {
  expect(refused('levee_en_masse', 'france')).toBe('levee.safe');
  expect(refused('levee_en_masse', 'austria', invaded)).toBe('card.notYours');
});
