import { describe, expect, test } from 'vitest';
import { units } from '../catalogue/catalogue.ts';
import type { NationId, UnitId } from '../catalogue/ids.ts';
import { putUnit } from '../state/state.ts';
import { holding, inBudget } from '../testing/cards.ts';
import { heldBy } from '../testing/conquests.ts';
import { event, whyNot } from '../testing/events.ts';
import { unitOf } from '../testing/pieces.ts';
import { position, tableAt } from '../testing/position.ts';

const FRANCE = 'france' as NationId;
/** All France is in British hands. */
const OCCUPIED = heldBy('britain', 'france');

describe('32F The Marie-Louises', () => {
  const forces = {
    paris: ['napoleon', 'grande_armee', 'fra_10-', 'fra_11-', 'fra_12-', 'bav_1-'],
    munich: ['ney', 'fra_13-'],
  };
  test.each(['budget', 'action'] as const)('2.1 two French units of a supplied French army are filled (%s)', (when) => {
    const table = when === 'budget' ? inBudget('32F', { forces }) : holding('32F', { forces });
    table.answer('empire', event('32F', 'a'));
    expect(table.asked('empire').answers).toEqual([{ kind: 'raiseWith', force: 'napoleon' }]);
    table.answer('empire', { force: 'napoleon' });
    expect(table.asked('empire').answers).not.toContainEqual({ kind: 'completeFree', unit: 'bav_1' });
    table.answer('empire', { unit: 'fra_10' }).answer('empire', { unit: 'fra_12' });
    expect(['fra_10', 'fra_11', 'fra_12'].map((id) => unitOf(table, id).reduced)).toEqual([false, true, false]);
    expect(table.asked().prompt.key).not.toBe('completing.which');
  });
  test('2.1 not without such an army', () => {
    const why = (words: readonly string[]): string | undefined =>
      whyNot(
        holding('32F', {
          forces: { paris: words },
          nations: { turkey: { side: 'empire', status: 'belligerent' } },
        }),
        event('32F', 'a'),
      );
    expect(why(['ney', 'fra_10-'])).toBe('conscripts.noArmy');
    expect(why(['grand_vizir', 'armee_turque', 'tur_1', 'fra_10-'])).toBe('conscripts.noArmy');
    expect(why(['ney', 'armee_italie', 'fra_10-'])).toBeUndefined();
    expect(why(['ney', 'armee_italie', 'fra_10'])).toBe('conscripts.noArmy');
    const cut = holding('32F', { forces: { koenigsberg: ['ney', 'armee_italie', 'fra_10-'] } });
    expect(whyNot(cut, event('32F', 'a'))).toBe('conscripts.noArmy');
  });
  test('2.1 a unit at full strength needs no conscripts', () => {
    const table = holding('32F', { forces: { paris: ['napoleon', 'grande_armee', 'fra_10-', 'fra_11'] } });
    table.answer('empire', event('32F', 'a')).answer('empire', { force: 'napoleon' });
    expect(table.asked('empire').answers).not.toContainEqual({ kind: 'completeFree', unit: 'fra_11' });
  });
  test('7.3.4 none of the last levies, though they be in the reserve', () => {
    const g = position({
      noOtherCards: true,
      hands: { empire: ['32F'], coalition: [] },
      forces: { paris: ['ney', 'fra_1'] },
    });
    putUnit(g, 'fra_20' as UnitId, 'reserve');
    const table = tableAt(g).answer('empire', event('32F', 'b'));
    const offered = table.asked('empire').answers.map(({ unit }) => unit);
    expect(offered).toContain('fra_10');
    expect(offered).not.toContain('fra_20');
  });
  test('7.3.4 nor where France has no zone left to gather in', () => {
    const table = holding('32F', { forces: { munich: ['ney', 'fra_1'] }, zones: OCCUPIED });
    expect(whyNot(table, event('32F', 'b'))).toBe('conscripts.noCorps');
  });
  test('7.3.4 or a line corps of the reserve is raised at half strength, no E and no elite', () => {
    const table = holding('32F', { forces: { paris: ['napoleon', 'grande_armee', 'fra_1'] } });
    table.answer('empire', event('32F', 'b'));
    const offered = table.asked('empire').answers.map(({ unit }) => unit);
    expect(offered).toContain('fra_10');
    expect(offered).not.toContain('fra_2');
    expect(offered).not.toContain('fra_20');
    expect(offered).not.toContain('fra_cav');
    table.answer('empire', { unit: 'fra_10' });
    expect(table.asked('empire').answers).not.toContainEqual({ kind: 'raiseAt', zone: 'rouen' });
    table.answer('empire', { kind: 'raiseAt', zone: 'lille' });
    expect(unitOf(table, 'fra_10')).toMatchObject({ reduced: true });
    expect(table.state.forces.at(-1)?.zone).toBe('lille');
  });
});

test('32F, 7.3.4 not when every line corps of France is in the field', () => {
  const line = [...units.values()].flatMap(({ id, nation, kind, stars, code }) =>
    nation === FRANCE && kind === 'infantry' && stars === 0 && code === 'none' ? [id] : [],
  );
  const table = inBudget('32F', { forces: { paris: ['napoleon', ...line] } });
  expect(whyNot(table, event('32F', 'b'))).toBe('conscripts.noCorps');
});
