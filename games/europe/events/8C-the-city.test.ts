import { describe, expect, test } from 'vitest';
import { budgetsOf1806, resourcesAt, untilBudgetOf } from '../testing/budgets.ts';
import { event, whyNot } from '../testing/events.ts';

describe('8C The City', () => {
  test('7.3.1 six resources more for Britain in this budget', () => {
    const table = budgetsOf1806('8C');
    const before = resourcesAt(table, 'britain');
    expect(resourcesAt(table.answer('coalition', event('8C')), 'britain')).toBe(before + 6);
  });
  test('7.3.1 also while her budget lies open, and only once', () => {
    const table = untilBudgetOf('britain', budgetsOf1806('8C'));
    const before = table.state.budget?.halves ?? 0;
    table.answer('coalition', event('8C'));
    expect(table.state.budget?.halves).toBe(before + 12);
  });
  test('7.3.1 they may be sent, within four for each receiver', () => {
    const table = untilBudgetOf('austria', budgetsOf1806('8C'));
    for (let point = 0; point < 4; point++) table.answer('coalition', { kind: 'takeAid', from: 'britain' });
    table.answer('coalition', event('8C'));
    expect(whyNot(table, { kind: 'takeAid', from: 'britain' }, 'coalition')).toBe('budget.aidLimit');
  });
});
