import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { at, unitTotal } from '../testing/position.ts';

test('Krumper System: one Unit each in two Friendly Home Duchies', () => {
  const table = at({
    players: 5,
    active: 'prussia',
    impulse: { played: false },
    forces: {},
    hands: { france: ['rally'] },
  });
  table.answer('prussia', { kind: 'reserveEvent' }).answer('prussia', { duchy: 'berlin' });
  expect(() => table.answer('prussia', { duchy: 'berlin' })).toThrow('no answer fits');
  table.answer('prussia', { duchy: 'posen' });
  expect([
    unitsIn(table.state, duchyId('berlin'), 'prussia'),
    unitsIn(table.state, duchyId('posen'), 'prussia'),
  ]).toEqual([1, 1]);
});
test('Krumper System, 6.12: with the pool empty Units are lifted elsewhere', () => {
  const table = at({
    players: 5,
    active: 'prussia',
    impulse: { played: false },
    forces: { danzig: [`prussia ${unitTotal('prussia')}`] },
    hands: { france: ['rally'] },
  });
  table.answer('prussia', { kind: 'reserveEvent' }).answer('prussia', { kind: 'muster', duchy: 'berlin' });
  table.answer('prussia', { kind: 'liftUnit', duchy: 'danzig' });
  expect(unitsIn(table.state, duchyId('berlin'), 'prussia')).toBe(1);
});
