import { expect, test } from 'vitest';
import { duchyId, leaderId } from '../catalogue/catalogue.ts';
import { leaderRow, unitsIn } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

test('53 Corps System: Davout two Duchies, Ney one, a Unit two, and not a point is spent', () => {
  const forces = { paris: ['davout', 'france 2'], lyon: ['ney', 'france 1'], toulouse: ['france 1'] };
  const table = announced('corps_system', 'france', { forces });
  table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
  unanswered(unanswered(table.answer('france', { duchy: 'reims' })).answer('france', { duchy: 'metz' }));
  table.answer('france', { kind: 'march', leader: 'ney' }).answer('france', 'withArmy');
  unanswered(table.answer('france', { duchy: 'dijon' })).answer('france', 'halt');
  table.answer('france', { kind: 'marchUnits', duchy: 'toulouse', count: 1 });
  unanswered(unanswered(table.answer('france', { duchy: 'bordeaux' })).answer('france', { duchy: 'vendee' }));
  expect(['davout', 'ney'].map((id) => leaderRow(table.state, leaderId(id)).at)).toEqual(['metz', 'dijon']);
  expect(unitsIn(table.state, duchyId('vendee'), 'france')).toBe(1);
  expect(table.asked().prompt.key).toBe('impulse.act');
});
test('53 Corps System: no leader twice; not without a piece that can march', () => {
  const table = announced('corps_system', 'france', { forces: { paris: ['davout', 'ney', 'france 2'] } });
  table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
  unanswered(unanswered(table.answer('france', { duchy: 'reims' })).answer('france', { duchy: 'metz' }));
  expect(table.asked().answers).not.toContainEqual({ kind: 'march', leader: 'davout' });
  expect(refused('corps_system', 'france')).toBe('corps.nobody');
});
