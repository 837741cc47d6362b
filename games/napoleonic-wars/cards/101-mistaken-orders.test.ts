import { expect, test } from 'vitest';
import { battleOfLinz, faces } from '../testing/battles.ts';

test('101 Mistaken Orders: the rating of the enemy Commander brings no dice, in this Round', () => {
  const table = battleOfLinz({ hands: { austria: ['mistaken_orders'] } }).answer('austria', {
    card: 'mistaken_orders',
  });
  expect(table.asked().prompt.params).toMatchObject({ nation: 'france', dice: 6 });
  table.dice(...faces(6)).dice(...faces(4));
  expect(table.asked().prompt.params).toMatchObject({ nation: 'france', dice: 9 });
});
test('101 Mistaken Orders: not against Units without a Commander', () => {
  const table = battleOfLinz({ hands: { france: ['mistaken_orders'] } });
  expect(table.refusal('france', { kind: 'battleEvent', card: 'mistaken_orders' }).because.key).toBe('mistaken.nobody');
});
