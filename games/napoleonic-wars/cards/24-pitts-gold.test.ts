import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

test('24 Pitt’s Gold: Austria builds three Units at Vienna in the Impulse of Russia; nothing is left over', () => {
  const table = announced('pitt_s_gold', 'russia').answer('russia', { nation: 'austria' });
  table.answer('austria', { kind: 'build', duchy: 'vienna' });
  for (let unit = 0; unit < 3; unit++) table.answer('austria', 'oneUnit');
  if (table.asked().prompt.key === 'impulse.act' && table.asked().by === 'austria') table.answer('austria', 'done');
  expect(unitsIn(table.state, duchyId('vienna'), 'austria')).toBe(3);
  expect(table.state.impulse?.points).toBe(0);
});
test('24 Pitt’s Gold: what is not spent is lost, and Britain gets none', () => {
  const table = announced('pitt_s_gold', 'russia');
  expect(() => table.answer('russia', { nation: 'britain' })).toThrow('no answer fits');
  table.answer('russia', { nation: 'austria' }).answer('austria', 'done');
  expect(table.state.impulse?.points).toBe(0);
});
test('24 Pitt’s Gold: for the Coalition alone', () => {
  expect(refused('pitt_s_gold', 'france')).toBe('card.notYours');
});
