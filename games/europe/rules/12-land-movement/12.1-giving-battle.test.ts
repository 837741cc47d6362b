import { expect, test } from 'vitest';
import { marching } from '../../testing/marches.ts';
import { generalAt, standsAt } from '../../testing/pieces.ts';

test('9.1, 14.8 a force that is destroyed in its victory marches no further', () => {
  const table = marching({ forces: { ulm: ['napoleon', 'fra_garde-'], munich: ['aus_1'] } }, 'napoleon');
  table.answer('empire', { kind: 'march', to: 'munich' }).until('14.6').dice(5, 6, 4, 6).until('9.1');
  expect(table.events('battle.won').map(({ said }) => said.params['side'])).toEqual(['empire']);
  expect(generalAt(table, 'napoleon')).toBe('reserve');
  expect(table.state.march).toBeNull();
});

test('11, 12.4 revised: where both are destroyed, a friend who stood in the zone stays there', () => {
  const table = marching(
    {
      edition: 'revised',
      forces: { ulm: ['ney', 'fra_1-'], munich: ['fra_2'], salzbourg: ['charles', 'aus_1-'] },
      hands: { empire: [], coalition: ['1C'] },
    },
    'ney',
  );
  table.answer('empire', { kind: 'march', to: 'munich' }).answer('coalition', { kind: 'intercept', force: 'charles' });
  table.dice(6).until('14.6').dice(4, 6, 3, 4).until('9.1');
  expect(table.state.forces).toHaveLength(1);
  expect(standsAt(table, 'fra_2')).toBe('munich');
});
