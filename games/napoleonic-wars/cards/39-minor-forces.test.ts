import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { atWar, controller, unitsIn } from '../state/state.ts';
import { announced, withEvent } from '../testing/events.ts';
import { tableAt, type Table } from '../testing/position.ts';

const inWarsaw = (): Table =>
  announced('minor_forces', 'france', { forces: { posen: ['brunswick', 'prussia 2'] } }).answer('france', {
    nation: 'france',
    duchy: 'warsaw',
  });

test('39 Minor Forces, 17.2 example 1: two French Units in Prussian Warsaw, and no war', () => {
  const table = inWarsaw();
  expect(unitsIn(table.state, duchyId('warsaw'), 'france')).toBe(2);
  expect([atWar(table.state, 'france', 'prussia'), controller(table.state, duchyId('warsaw'))]).toEqual([
    false,
    'prussia',
  ]);
});
test('17.2 they may Flag it for a point, and it costs no war', () => {
  const g = inWarsaw().state;
  const table = tableAt({ ...g, impulse: g.impulse && { ...g.impulse, points: 1 } });
  table.answer('france', { kind: 'flag', duchy: 'warsaw' });
  expect([atWar(table.state, 'france', 'prussia'), controller(table.state, duchyId('warsaw'))]).toEqual([
    false,
    'france',
  ]);
});
test('39 Minor Forces: not where another nation stands, nor in a Home Duchy or a Fortress', () => {
  const table = announced('minor_forces', 'france', { forces: { warsaw: ['prussia 1'] } });
  for (const duchy of ['warsaw', 'paris', 'lisbon'])
    expect(() => table.answer('france', { nation: 'france', duchy })).toThrow('no answer fits');
});
test('39 Minor Forces: a Pact Proxy may place Units of its Patron', () => {
  const table = withEvent('minor_forces', 'spain').answer('france', { kind: 'event' });
  table.answer('france', { nation: 'france', duchy: 'warsaw' });
  expect(unitsIn(table.state, duchyId('warsaw'), 'france')).toBe(2);
});
