import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

const TURN_2 = { clock: { turn: 2 } };

test('38 Landwehr: two Units at Vienna and one at Prague, never three in one', () => {
  const table = announced('landwehr', 'austria', TURN_2).answer('austria', { nation: 'austria' });
  table.answer('austria', { duchy: 'vienna' }).answer('austria', { duchy: 'vienna' });
  expect(() => table.answer('austria', { duchy: 'vienna' })).toThrow('no answer fits');
  table.answer('austria', { duchy: 'prague' });
  expect(['vienna', 'prague'].map((at) => unitsIn(table.state, duchyId(at), 'austria'))).toEqual([2, 1]);
});
test('38 Landwehr: an undirected Prussia puts two in Berlin and one as near as may be', () => {
  const table = announced('landwehr', 'austria', { ...TURN_2, players: 4 }).answer('austria', { nation: 'prussia' });
  expect(unitsIn(table.state, duchyId('berlin'), 'prussia')).toBe(2);
});
test('38 Landwehr: not in 1805 (6.18)', () => {
  expect(refused('landwehr', 'austria')).toBe('card.not1805');
});
