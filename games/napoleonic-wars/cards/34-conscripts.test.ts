import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { announced, withEvent } from '../testing/events.ts';

test('34 Conscripts: four French Units in one or two Friendly Home Duchies, in the Impulse of another', () => {
  const table = withEvent('rally', 'austria', {
    hands: { france: ['conscripts'] },
    impulse: { played: true },
    points: 4,
  });
  table.answer('austria', { kind: 'build', duchy: 'vienna' }).answer('austria', 'oneUnit').answer('austria', 'done');
  table.answer('france', { card: 'conscripts' }).answer('france', { nation: 'france' });
  table.answer('france', { duchy: 'paris' }).answer('france', { duchy: 'lyon' }).answer('france', { duchy: 'lyon' });
  expect(() => table.answer('france', { duchy: 'dijon' })).toThrow('no answer fits');
  table.answer('france', { duchy: 'paris' });
  expect(['paris', 'lyon'].map((at) => unitsIn(table.state, duchyId(at), 'france'))).toEqual([2, 2]);
});
test('34 Conscripts: one Unit for a Minor, in its Capital if nobody directs it', () => {
  const table = announced('conscripts', 'france').answer('france', { nation: 'denmark' });
  expect(unitsIn(table.state, duchyId('copenhagen'), 'denmark')).toBe(1);
});
test('6.12 what the pool lacks may be lifted elsewhere', () => {
  const table = announced('conscripts', 'france', { forces: { munich: ['france 40'] } }).answer('france', {
    nation: 'france',
  });
  for (let unit = 0; unit < 4; unit++) table.answer('france', { duchy: 'paris' });
  for (let unit = 0; unit < 3; unit++) table.answer('france', { kind: 'liftUnit', duchy: 'munich' });
  table.answer('france', 'pass');
  expect(['paris', 'munich'].map((at) => unitsIn(table.state, duchyId(at), 'france'))).toEqual([3, 37]);
});
