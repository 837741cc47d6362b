import { expect, test } from 'vitest';
import { unitsAt } from '../../state.ts';
import { acting, forceOf } from '../../testing/marches.ts';

test('12.2 a unit that either of two armies leaves on the march stays for itself, not with the other army', () => {
  const forces = {
    ulm: [
      ['napoleon', 'grande_armee', 'fra_1', 'fra_2'],
      ['massena', 'armee_italie', 'fra_13', 'fra_14'],
    ],
  };
  const table = acting({ forces }).answer('empire', { kind: 'activateArmies', force: 'napoleon' });
  table
    .until('12.3')
    .answer('empire', { kind: 'forced', points: 0 })
    .answer('empire', { kind: 'drop', unit: 'fra_14' });
  expect(unitsAt(table.state, forceOf(table, 'fra_14').id).map(({ id }) => id)).toEqual(['fra_14']);
  table.answer('empire', { kind: 'march', to: 'munich' });
  expect(['napoleon', 'massena', 'fra_14'].map((name) => forceOf(table, name).zone)).toEqual([
    'munich',
    'munich',
    'ulm',
  ]);
});
