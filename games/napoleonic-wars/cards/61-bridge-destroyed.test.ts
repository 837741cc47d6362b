import { expect, test } from 'vitest';
import { cardId, duchyId, leaderId } from '../catalogue/catalogue.ts';
import { leaderRow, unitsIn } from '../state/state.ts';
import { at, type Table } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

const crossing = (from: string, to: string): Table => {
  const table = at({
    players: 5,
    active: 'france',
    points: 4,
    fleets: {},
    forces: { [from]: ['davout', 'france 2'] },
    hands: { austria: ['bridge_destroyed'] },
  });
  return table
    .answer('france', { kind: 'march', leader: 'davout' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: to });
};

test('61 Bridge Destroyed: Davout stays at Strasbourg, the point is lost, and he may go another way', () => {
  const table = unanswered(crossing('strasbourg', 'baden').answer('austria', { card: 'bridge_destroyed' }));
  expect(leaderRow(table.state, leaderId('davout')).at).toBe('strasbourg');
  expect(table.state.impulse?.points).toBe(3);
  expect(table.refusal('france', { duchy: 'baden' }).because.key).toBe('enter.bridge');
  unanswered(table.answer('france', { duchy: 'mainz' }));
  expect(leaderRow(table.state, leaderId('davout')).at).toBe('mainz');
});
test('61 Bridge Destroyed: it ends with the Impulse', () => {
  const table = unanswered(crossing('strasbourg', 'baden').answer('austria', { card: 'bridge_destroyed' }));
  table.answer('france', 'halt').answer('france', 'endImpulse');
  expect(table.state.effects).toEqual([]);
});
test('61 Bridge Destroyed: not over a pass', () => {
  expect(() => crossing('ratisbon', 'prague').answer('austria', { card: 'bridge_destroyed' })).toThrow('asked');
});
test('61 Bridge Destroyed: one Unit without a leader stays as well; Davout may still cross with his Army', () => {
  const table = at({
    players: 5,
    active: 'france',
    points: 4,
    fleets: {},
    forces: { strasbourg: ['davout', 'france 3'] },
    hands: { austria: ['bridge_destroyed'] },
  });
  table.answer('france', { kind: 'marchUnits', duchy: 'strasbourg', count: 1 }).answer('france', { duchy: 'baden' });
  unanswered(table.answer('austria', { card: 'bridge_destroyed' }));
  expect(table.refusal('france', { duchy: 'baden' }).because.key).toBe('enter.bridge');
  unanswered(table.answer('france', 'halt'));
  table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
  unanswered(table.answer('france', { duchy: 'baden' }));
  expect(leaderRow(table.state, leaderId('davout')).at).toBe('baden');
});
test('61 Bridge Destroyed: Units without a leader cross where an Army was kept back', () => {
  const table = unanswered(crossing('strasbourg', 'baden').answer('austria', { card: 'bridge_destroyed' }));
  unanswered(table.answer('france', 'halt'));
  table.answer('france', { kind: 'marchUnits', duchy: 'strasbourg', count: 2 });
  unanswered(table.answer('france', { duchy: 'baden' }));
  expect(unitsIn(table.state, duchyId('baden'), 'france')).toBe(2);
});
test('61 Bridge Destroyed: Units of another nation cross', () => {
  const bridge = {
    kind: 'bridge',
    card: cardId('bridge_destroyed'),
    ends: [duchyId('strasbourg'), duchyId('baden')],
    nation: 'france',
    leaders: [],
  } as const;
  const table = at({
    players: 5,
    active: 'spain',
    points: 2,
    fleets: {},
    forces: { strasbourg: ['spain 1'] },
    effects: [bridge],
  });
  table.answer('france', { kind: 'marchUnits', duchy: 'strasbourg', count: 1 });
  unanswered(table.answer('france', { duchy: 'baden' }));
  expect(unitsIn(table.state, duchyId('baden'), 'spain')).toBe(1);
});
