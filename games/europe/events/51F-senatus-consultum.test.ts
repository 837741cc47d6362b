import { describe, expect, test } from 'vitest';
import type { NationId } from '../catalogue/ids.ts';
import { left, openBudgetOf } from '../testing/budgets.ts';
import { inBudget } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { GRANDE_ARMEE, inFrenchBudget } from '../testing/french-budget.ts';
import type { Table } from '../testing/position.ts';

const FRANCE = 'france' as NationId;

describe('51F Senatus-consultum', () => {
  const levied = (): Table => inFrenchBudget('51F').answer('empire', event('51F'));
  test('7.3.1 six more resources that are used up first for infantry', () => {
    const plain = left(inFrenchBudget('51F'));
    const table = levied();
    expect(openBudgetOf(table)).toMatchObject({ halves: plain * 2, levy: 12 });
    // Two steps of an elite corps: 3.
    table.answer('empire', { kind: 'build', unit: 'fra_2', steps: 2 }).answer('empire', { zone: 'lille' });
    expect(openBudgetOf(table)).toMatchObject({ halves: plain * 2, levy: 6 });
    // And four of the line: 4, of which one is paid out of the treasury.
    table.answer('empire', { kind: 'build', unit: 'fra_10', steps: 2 }).answer('empire', { zone: 'metz' });
    table.answer('empire', { kind: 'build', unit: 'fra_11', steps: 2 }).answer('empire', { zone: 'lyon' });
    expect(openBudgetOf(table)).toMatchObject({ halves: (plain - 1) * 2, levy: 0 });
  });
  test('7.3.1 they pay for nothing else: cavalry, depots and militia', () => {
    const table = inFrenchBudget('51F', {
      forces: { paris: ['napoleon', 'grande_armee', 'fra_1', 'fra_cav-'] },
      effects: [{ card: null, kind: 'resources', power: FRANCE, by: -100, year: 1805 }],
    });
    expect(left(table)).toBe(0);
    table.answer('empire', event('51F'));
    expect(whyNot(table, { kind: 'complete', unit: 'fra_cav' })).toBe('budget.tooDear');
    expect(whyNot(table, { kind: 'buildDepot' })).toBe('budget.tooDear');
    expect(whyNot(table, { kind: 'build', unit: 'fra_10', steps: 2 })).toBeUndefined();
  });
  test('7.3.1 played before the budget opens it is there when it does', () => {
    const table = inBudget('51F', { forces: GRANDE_ARMEE }).answer('empire', event('51F'));
    while (table.state.budget?.power !== 'france') table.answer(table.asked().by as 'empire', 'done');
    expect(openBudgetOf(table).levy).toBe(12);
  });
});
