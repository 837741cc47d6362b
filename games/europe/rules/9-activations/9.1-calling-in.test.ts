import { expect, test } from 'vitest';
import { acting, forceOf } from '../../testing/marches.ts';
import { unitAt } from '../../testing/pieces.ts';

test('2.1, 9.1 the National Guard is not called in by an army abroad', () => {
  const forces = { zurich: ['napoleon', 'grande_armee', 'fra_1'], strasbourg: ['fra_gn1'], bade: ['fra_10'] };
  const table = acting({ forces }).answer('empire', { kind: 'activate', force: 'napoleon' });
  expect(table.refusal('empire', { kind: 'callIn', force: 'fra_gn1' }).because.key).toBe('march.homeOnly');
});

test('9.1, 13.5 where neither the army nor the corps that it calls in has supply, all of them are tested', () => {
  const forces = { moscou: ['napoleon', 'grande_armee', 'fra_1'], kalouga: ['fra_10'] };
  const table = acting({ forces }).answer('empire', { kind: 'activate', force: 'napoleon' });
  table.answer('empire', { kind: 'callIn', force: 'fra_10' }).until('12.3');
  expect(unitAt(table, 'fra_10')).toBe(forceOf(table, 'napoleon').id);
  table.answer('empire', { kind: 'forced', points: 0 }).answer('empire', 'halt').dice(1);
  expect(table.events('attrition.toll')[0]?.said.params).toMatchObject({ steps: 4 });
});

test('9.1, 11 corps that have lost their general are activated one by one', () => {
  const table = acting({ forces: { ulm: ['fra_1', 'fra_2'] } });
  const kinds = table.asked('empire').answers.map(({ kind }) => kind);
  expect(kinds).toEqual(['detachCorps', 'detachCorps', 'done']);
});
