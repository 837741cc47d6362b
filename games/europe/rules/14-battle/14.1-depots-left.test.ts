import { expect, test } from 'vitest';
import { forceOf, marching } from '../../testing/marches.ts';

test('2.1, 14.1 who marches to the guns leaves his mobile depot to the enemy in whose land it lies', () => {
  const forces = {
    graz: ['ney', 'fra_1', 'depot'],
    laibach: ['charles', 'aus_1', 'aus_2'],
    villach: ['davout', 'fra_2', 'fra_3'],
  };
  const zones = { graz: { control: null }, villach: { control: 'france' as never, fortress: 'active' as never } };
  const table = marching({ forces, zones }, 'ney', 0, 'empire', 9)
    .answer('empire', { kind: 'dropDepot', fixed: false })
    .answer('empire', 'halt')
    .answer('empire', 'no')
    .dice(1)
    .answer('empire', { kind: 'activate', force: 'davout' })
    .answer('empire', { kind: 'forced', points: 0 })
    .answer('empire', { kind: 'march', to: 'laibach' })
    .answer('coalition', 'stand')
    .dice(1);
  expect(table.state.depots).toHaveLength(1);
  table.answer('empire', { kind: 'counterMarch', general: 'ney' }).dice(6, 1);
  expect(forceOf(table, 'fra_1').zone).toBe('laibach');
  expect(table.state.depots).toEqual([]);
});
