import { expect, test } from 'vitest';
import { duchyId, leaderId } from '../catalogue/catalogue.ts';
import { leaderRow, unitsIn } from '../state/state.ts';
import { at, type Table } from '../testing/position.ts';

const marching = (): Table => {
  const table = at({
    players: 5,
    active: 'france',
    points: 6,
    fleets: {},
    forces: { paris: ['ney', 'france 2'] },
    hands: { austria: ['stragglers'] },
  });
  return table
    .answer('france', { kind: 'march', leader: 'ney' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: 'reims' });
};

test('56 Stragglers: not in the first Duchy, in the second the march ends', () => {
  const table = marching();
  expect(table.questions().every(({ by }) => by === 'france' || by === 'austria')).toBe(true);
  table.answer('france', { kind: 'to', duchy: 'metz' }).answer('austria', { card: 'stragglers' });
  expect(leaderRow(table.state, leaderId('ney')).halted).toBe(true);
  expect(table.events('response.played')).toHaveLength(1);
  expect(table.refusal('france', { kind: 'march', leader: 'ney' }).because.key).toBe('march.halted');
});
test('56 Stragglers, 9.1: Units that march without a leader stop as well', () => {
  const table = at({
    players: 5,
    active: 'france',
    points: 6,
    fleets: {},
    forces: { paris: ['france 2'] },
    hands: { austria: ['stragglers'] },
  });
  table.answer('france', { kind: 'marchUnits', duchy: 'paris', count: 2 }).answer('france', { duchy: 'reims' });
  table.answer('france', { kind: 'to', duchy: 'metz' }).answer('austria', { card: 'stragglers' });
  expect(table.asked().prompt.key).toBe('impulse.act');
  expect(table.state.units).toMatchObject([{ at: 'metz', halted: true }]);
});
test('56 Stragglers: others who stood in that Duchy may still march', () => {
  const table = at({
    players: 5,
    active: 'france',
    points: 6,
    fleets: {},
    forces: { paris: ['ney', 'france 2'], metz: ['davout', 'france 3'] },
    hands: { austria: ['stragglers'] },
  });
  table.answer('france', { kind: 'march', leader: 'ney' }).answer('france', 'withArmy');
  table.answer('france', { duchy: 'reims' }).answer('france', { kind: 'to', duchy: 'metz' });
  table.answer('austria', { card: 'stragglers' });
  table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
  table.answer('france', { kind: 'to', duchy: 'strasbourg' });
  expect(unitsIn(table.state, duchyId('strasbourg'), 'france')).toBe(3);
});
