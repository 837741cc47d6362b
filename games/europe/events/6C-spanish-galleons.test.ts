import { describe, expect, test } from 'vitest';
import type { NationId } from '../catalogue/ids.ts';
import { budgetsOf1806, resourcesAt, untilBudgetOf } from '../testing/budgets.ts';
import { event, whyNot } from '../testing/events.ts';

describe('6C Spanish Galleons', () => {
  test('7.3.1 three resources go from Spain to Britain', () => {
    const table = budgetsOf1806('6C');
    const [spain, britain] = [resourcesAt(table, 'spain'), resourcesAt(table, 'britain')];
    table.answer('coalition', event('6C'));
    expect([resourcesAt(table, 'spain'), resourcesAt(table, 'britain')]).toEqual([spain - 3, britain + 3]);
    expect(table.state.cards.removed).toContain('6C');
  });
  test('7.3.1 Spain never has less than nothing', () => {
    const effects = [{ card: null, kind: 'resources', power: 'spain' as NationId, by: -99, year: 1806 }] as const;
    expect(resourcesAt(budgetsOf1806('6C', { effects }).answer('coalition', event('6C')), 'spain')).toBe(0);
  });
  test('7.3 before the Spanish budget', () => {
    expect(whyNot(untilBudgetOf('prussia', budgetsOf1806('6C')), event('6C'), 'coalition')).toBe('budgetCard.tooLate');
  });
  test('6.4 Spain must be an ally of the Empire', () => {
    const table = budgetsOf1806('6C', { nations: { spain: { side: 'neutral', status: 'neutral' } } });
    expect(whyNot(table, event('6C'), 'coalition')).toBe('galleons.notEmpire');
  });
});
