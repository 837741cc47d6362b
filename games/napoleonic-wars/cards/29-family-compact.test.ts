import { expect, test } from 'vitest';
import type { Nation } from '../catalogue/ids.ts';
import { restoration } from '../rules/8-diplomacy/8.21-restoring.ts';
import { campOf, changeConsul, consulOf } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { position } from '../testing/position.ts';

test('29 Family Compact: Denmark, Friend of France, becomes Aide, +1 side up', () => {
  const table = announced('family_compact', 'france').answer('france', { nation: 'denmark', row: 'france' });
  expect(consulOf(table.state, 'denmark')).toMatchObject({ row: 'france', column: 'aide', plus: true });
});
test('29 Family Compact: from Partner into Pact', () => {
  const table = announced('family_compact', 'france', { consuls: { denmark: { row: 'france', column: 'partner' } } });
  table.answer('france', { nation: 'denmark', row: 'france' });
  expect([consulOf(table.state, 'denmark')?.column, campOf(table.state, 'denmark')]).toEqual(['pact', 'imperial']);
});
test('29 Family Compact: not without a Minor in Pact', () => {
  const consuls = { spain: { row: 'france', column: 'partner' } } as const;
  expect(refused('family_compact', 'france', { consuls })).toBe('compact.nobody');
});
test('29 Family Compact, 8.21: restores the Pact of a Minor only beside another Minor, and never that of a Power', () => {
  const restored = (nation: Nation, denmark: 'pact' | 'friend'): boolean => {
    const g = position({
      consuls: { spain: { row: 'france', column: 'pact' }, denmark: { row: 'france', column: denmark } },
      hands: { france: ['family_compact'] },
    });
    changeConsul(g, nation, { row: 'france', column: 'partner' });
    const asked = restoration(g, { nation, power: 'france', byPoints: false }).next();
    return asked.done !== true && asked.value.some(({ answers }) => answers.some(({ kind }) => kind === 'restoreBy'));
  };
  expect([restored('spain', 'pact'), restored('spain', 'friend'), restored('prussia', 'friend')]).toEqual([
    true,
    false,
    false,
  ]);
});
