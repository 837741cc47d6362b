import { expect, test } from 'vitest';
import { generalRow, unitsAt } from '../../state/state.ts';
import { forceOf, marching } from '../../testing/marches.ts';

test('10.1, 12.2 revised: a subordinate whose last unit is absorbed goes to the reserve', () => {
  const forces = {
    ulm: ['napoleon', 'grande_armee', 'fra_1'],
    munich: ['massena', 'armee_italie', 'castanos', 'fra_13', 'esp_1-'],
  };
  const table = marching({ edition: 'revised', forces }, 'napoleon');
  table.answer('empire', { kind: 'march', to: 'munich' }).answer('empire', { kind: 'absorbUnit', unit: 'esp_1' });
  expect(unitsAt(table.state, forceOf(table, 'napoleon').id).map(({ id }) => id)).toEqual(['fra_1', 'esp_1']);
  expect(generalRow(table.state, 'castanos' as never).at).toBe('reserve');
});
