import { expect, test } from 'vitest';
import { budgetOf } from '../../testing/budgets.ts';

test('7.3.6, 10.1 allies who are too many when units have been withdrawn are eliminated', () => {
  const table = budgetOf('russia', { forces: { vienne: ['koutouzov', 'rus_1', 'rus_2', 'aus_1', 'aus_2'] } });
  table.answer('coalition', { kind: 'withdraw', unit: 'rus_2' });
  expect(table.asked()).toMatchObject({ by: 'coalition', rule: '10.1' });
  table.answer('coalition', { unit: 'aus_2' }).answer('coalition', { unit: 'aus_2' });
  expect(table.asked().rule).toBe('7.3.2');
});
