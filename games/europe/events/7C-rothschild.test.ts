import { describe, expect, test } from 'vitest';
import { budgetsOf1806, resourcesAt } from '../testing/budgets.ts';
import { event, whyNot } from '../testing/events.ts';
import { at, type Table } from '../testing/position.ts';

describe('7C Rothschild', () => {
  /** With cards to draw. */
  const open = (): Table =>
    at({
      hands: { empire: [], coalition: ['7C'] },
      forces: {},
      fleets: {},
      clock: { year: 1806, phase: 'budget', round: 0, next: 'coalition', power: null, step: 0 },
    }).answer('coalition', event('7C'));
  test('6.3 two cards are drawn at once', () => {
    const table = open().answer('chance', { card: '8C' }).answer('chance', { card: '14C' });
    expect(table.state.cards.hands.coalition).toEqual(['8C', '14C']);
    expect(table.state.cards.discards.coalition).toContain('7C');
  });
  test('6.4 and one that is made for the budget may be played in it', () => {
    const table = open().answer('chance', { card: '8C' }).answer('chance', { card: '14C' });
    const before = resourcesAt(table, 'britain');
    expect(resourcesAt(table.answer('coalition', event('8C')), 'britain')).toBe(before + 6);
  });
  test('6.4 not where there is nothing to draw', () => {
    expect(whyNot(budgetsOf1806('7C'), event('7C'), 'coalition')).toBe('rothschild.nothing');
  });
});
