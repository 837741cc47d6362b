import { describe, expect, test } from 'vitest';
import { inBudget } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { generalAt } from '../testing/pieces.ts';
import type { Position } from '../testing/position.ts';

describe('7F Cavalry of the Guard', () => {
  const army: Position = { forces: { paris: ['napoleon', 'grande_armee', 'fra_1', 'fra_2'], lyon: ['ney', 'fra_3'] } };
  test('7.3.4 not an army out of supply', () => {
    const forces = { ...army.forces, moscou: ['massena', 'armee_italie', 'fra_4'] };
    const table = inBudget('7F', { forces }).answer('empire', event('7F'));
    expect(whyNot(table, { kind: 'raiseWith', force: 'massena' })).toBe('specialUnit.unsupplied');
  });
  test('2.1 the special unit joins a French army', () => {
    const table = inBudget('7F', army).answer('empire', event('7F'));
    expect(table.asked('empire').answers).toEqual([{ kind: 'raiseWith', force: 'napoleon' }]);
    table.answer('empire', { force: 'napoleon' });
    expect(table.state.specials.find(({ id }) => id === 'sp_fra_cavgarde')?.at).toBe(generalAt(table, 'napoleon'));
    expect(table.state.cards.removed).toContain('7F');
  });
  test('2.1 not without an army, nor out of supply', () => {
    expect(whyNot(inBudget('7F'), event('7F'))).toBe('specialUnit.noArmy');
    const cut = { forces: { koenigsberg: ['napoleon', 'grande_armee', 'fra_1'] } };
    expect(whyNot(inBudget('7F', cut), event('7F'))).toBe('specialUnit.noArmy');
  });
  test('2.1 not if it is on the map', () => {
    const forces = { paris: ['napoleon', 'grande_armee', 'fra_1', 'sp_fra_cavgarde'] };
    expect(whyNot(inBudget('7F', { forces }), event('7F'))).toBe('specialUnit.onMap');
    const another = { ...army.forces, londres: ['wellington', 'armee_peninsule', 'gbr_1', 'sp_gbr_kgl'] };
    expect(whyNot(inBudget('7F', { forces: another }), event('7F'))).toBeUndefined();
  });
  test('2.1, 10.1 revised: it counts as a step under command', () => {
    const full = Array.from({ length: 9 }, (_, index) => `fra_${index + 1}`);
    const forces = { paris: ['napoleon', 'grande_armee', ...full] };
    expect(whyNot(inBudget('7F', { forces, edition: 'revised' }), event('7F'))).toBe('specialUnit.noArmy');
    expect(whyNot(inBudget('7F', { forces }), event('7F'))).toBeUndefined();
  });
});
