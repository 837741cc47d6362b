import { expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { at, type Position, type Table } from '../../testing/position.ts';
import { whyNot } from '../../testing/events.ts';

const NO_CARDS = { hands: { empire: [], coalition: [] }, fleets: {}, noOtherCards: true } as const;
/** The budget of France, where Augereau looks for somebody to lead. */
const augereauGoes = (wanted: Position): Table => {
  const clock = { phase: 'budget', year: 1806, round: 0, next: 'coalition', step: 0 } as const;
  const table = at({ ...NO_CARDS, clock, ...wanted });
  while ((table.asked().prompt.params as { readonly power: string }).power !== 'france')
    table.answer(table.asked().by, 'done');
  return table.answer('empire', { kind: 'deployGeneral', general: 'augereau' });
};

test.each(EDITIONS)(
  '7.3.5 a general is placed with units of a minor ally where minor allies raise theirs (%s)',
  (edition) => {
    const forces = { bade: ['wur_1'], munich: ['bav_1'], nuremberg: ['ita_1'], paris: ['fra_1'] };
    const table = augereauGoes({ edition, forces });
    expect(whyNot(table, { kind: 'raiseWith', force: 'wur_1' })).toBeUndefined();
    expect(whyNot(table, { kind: 'raiseWith', force: 'bav_1' })).toBeUndefined();
    // Neither a capital nor a fortress.
    expect(table.asked().answers).not.toContainEqual({ kind: 'raiseWith', force: 'ita_1' });
  },
);

test('7.3.5 with French units he is placed in reinforcement zones of France alone', () => {
  const table = augereauGoes({ forces: { bade: ['fra_2'], paris: ['fra_1'] } });
  expect(table.asked().answers).toEqual([{ kind: 'raiseWith', force: 'fra_1' }]);
});

test('7.3.5 nor with units of a minor ally in the capital of another great power', () => {
  const table = augereauGoes({ forces: { madrid: ['bav_1'], paris: ['fra_1'] } });
  expect(table.asked().answers).toEqual([{ kind: 'raiseWith', force: 'fra_1' }]);
});
