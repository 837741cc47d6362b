import { expect, test } from 'vitest';
import { battleOfLinz, faces } from '../testing/battles.ts';
import { plays } from '../testing/windows.ts';

test('99 Cold Steel: a die more in the first Round', () => {
  const table = battleOfLinz({ hands: { france: ['cold_steel'] } }).answer('france', { card: 'cold_steel' });
  expect(table.asked().prompt.params).toMatchObject({ dice: 10 });
});
test('99 Cold Steel: three more in the second', () => {
  const table = battleOfLinz({ hands: { france: ['cold_steel'] } }).answer('france', 'done');
  plays(table.dice(...faces(9), ...faces(4)), 'france', 'cold_steel');
  expect(table.asked().prompt.params).toMatchObject({ dice: 12 });
});
test('6.15 only nations in the battle play Battle events, the Active one first', () => {
  const table = battleOfLinz({ hands: { russia: ['cold_steel'], austria: ['skirmish_screen'], france: ['rally'] } });
  expect(table.asked().by).toBe('france');
  table.answer('france', 'done');
  expect(table.asked().by).toBe('austria');
  table.answer('austria', 'done');
  expect(table.asked().by).toBe('chance');
});
