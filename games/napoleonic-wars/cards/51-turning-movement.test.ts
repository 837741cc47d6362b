import { expect, test } from 'vitest';
import { leaderId } from '../catalogue/catalogue.ts';
import { leaderRow } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import type { Table } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

const forces = { munich: ['ney', 'france 2'], vienna: ['charles', 'austria 4'] };
const turning = (): Table => {
  const table = announced('turning_movement', 'france', { forces, nations: { austria: { reserves: [] } } });
  return table.answer('france', { leader: 'ney' }).answer('france', 'withArmy');
};

test('51 Turning Movement: past an Austrian Army without interception, and without points', () => {
  const table = unanswered(turning().answer('france', { duchy: 'linz' }));
  expect(leaderRow(table.state, leaderId('ney')).at).toBe('linz');
  expect(table.asked().prompt.key).toBe('march.on');
  expect(table.asked().prompt.params).toMatchObject({ points: 3 });
});
test('51 Turning Movement: who is attacked may not evade; then it is over', () => {
  const table = unanswered(turning().answer('france', { duchy: 'linz' }));
  unanswered(table.answer('france', { duchy: 'vienna' }));
  // 9.43 The roll of the entry comes first: nobody was asked to evade.
  expect(table.asked().prompt.key).toBe('attrition.roll');
  const other = unanswered(turning().answer('france', { duchy: 'linz' })).answer('france', 'halt');
  expect(other.state.effects).toEqual([]);
});
test('51 Turning Movement: not without an Army that can march', () => {
  expect(refused('turning_movement', 'france')).toBe('turning.nobody');
});
