import { expect, test } from 'vitest';
import { forceCalled, generalRow, unitsAt } from '../../state/state.ts';
import { acting, forceOf, marching } from '../../testing/marches.ts';
import { position } from '../../testing/position.ts';
import { maySpare } from './12.2-detaching.ts';

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

test('9.1, 12.2 a subordinate who was left with units has had his activation', () => {
  const forces = { ulm: ['napoleon', 'grande_armee', 'davout', 'fra_1', 'fra_2'] };
  const table = marching({ forces }, 'napoleon').answer('empire', { kind: 'march', to: 'munich' });
  table.answer('empire', { kind: 'dropGeneral', general: 'davout' }).answer('empire', { unit: 'fra_2' });
  table.answer('empire', 'done').answer('empire', { kind: 'march', to: 'ulm' }).answer('empire', 'halt');
  expect(table.refusal('empire', { kind: 'activate', force: 'davout' }).because.key).toBe('activation.done');
});

test('14.9.3 a corps that a demoralised force leaves behind is demoralised', () => {
  const table = marching({ forces: { ulm: ['ney', 'fra_1', 'fra_2', 'demoralised'] } }, 'ney');
  table.answer('empire', { kind: 'drop', unit: 'fra_2' });
  expect(forceOf(table, 'fra_2')).toMatchObject({ commander: null, demoralised: true });
});

test('10.1, 12.2 units that have lost their general go apart, though those who stay may not be a force', () => {
  const spare = (...words: readonly string[]): string | undefined => {
    const g = position({ forces: { ulm: words } });
    return maySpare(g, forceCalled(g, 'fra_1' as never), 'fra_1' as never)?.because.key;
  };
  expect(spare('fra_1', 'fra_2', 'fra_3')).toBeUndefined();
  expect(spare('ney', 'fra_1')).toBe('detach.lastUnit');
});

test('10.1, 12.2 revised: a subordinate whose last unit goes with another is in the reserve', () => {
  const forces = { ulm: ['napoleon', 'grande_armee', 'davout', 'castanos', 'fra_1', 'fra_2', 'fra_3', 'esp_1-'] };
  const table = marching({ edition: 'revised', forces }, 'napoleon');
  table.answer('empire', { kind: 'dropGeneral', general: 'davout' });
  for (const unit of ['fra_2', 'esp_1']) table.answer('empire', { kind: 'take', unit });
  table.answer('empire', 'done');
  expect(generalRow(table.state, 'castanos' as never).at).toBe('reserve');
});
