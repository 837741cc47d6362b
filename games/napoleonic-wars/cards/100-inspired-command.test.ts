import { expect, test } from 'vitest';
import { battleOfLinz } from '../testing/battles.ts';

const forces = { munich: ['davout', 'france 4'], linz: ['john', 'austria 3'] };

test('100 Inspired Command: the rating counts twice', () => {
  const table = battleOfLinz({ hands: { france: ['inspired_command'] } }).answer('france', {
    card: 'inspired_command',
  });
  expect(table.asked().prompt.params).toMatchObject({ dice: 9 + 3 });
});
test('100, 101 the later of Inspired Command and Mistaken Orders prevails (6.1)', () => {
  const table = battleOfLinz({ forces, hands: { france: ['inspired_command'], austria: ['mistaken_orders'] } });
  table.answer('france', { card: 'inspired_command' }).answer('austria', { card: 'mistaken_orders' });
  expect(table.asked().prompt.params).toMatchObject({ dice: 9 - 3 });
});
test('100 Inspired Command: not without a Commander', () => {
  const table = battleOfLinz({ hands: { austria: ['inspired_command'] } });
  expect(table.refusal('austria', { kind: 'battleEvent', card: 'inspired_command' }).because.key).toBe(
    'inspired.nobody',
  );
});
