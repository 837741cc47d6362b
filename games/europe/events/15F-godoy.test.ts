import { describe, expect, test } from 'vitest';
import { fleetId } from '../catalogue/catalogue.ts';
import type { CardId, NationId } from '../catalogue/ids.ts';
import { resourcesOf } from '../rules/7-interphase/7.3.1-resources.ts';
import { mayBuildFleet } from '../rules/7-interphase/7.3.2-production.ts';
import { inBudget } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { position, type Position, type Table } from '../testing/position.ts';
import { isBudgetOpen } from './budget-cards.ts';

describe('15F Godoy', () => {
  const spain = (table: Table): number => resourcesOf(table.state, 'spain' as NationId);
  test('7.3.1, 7.3.2 an allied Spain has four more, and may build two fleets', () => {
    const before = spain(inBudget('15F'));
    const table = inBudget('15F').answer('empire', event('15F'));
    expect(spain(table)).toBe(before + 4);
    expect(table.state.effects).toContainEqual({ card: '15F', kind: 'moreFleets', power: 'spain', by: 1, year: 1805 });
  });
  test('7.3.2 two fleets of Spain, and no third; without the card one', () => {
    const why = (effects: NonNullable<Position['effects']>, fleetsBuilt: number): string | undefined => {
      const table = inBudget('15F', { effects }).answer('empire', 'pass').until('budget.line');
      while (table.state.budget?.power !== 'spain') table.answer(table.asked().by, 'done');
      const { budget } = table.state;
      return budget ? mayBuildFleet(table.state, { ...budget, fleetsBuilt }, fleetId('fl_alava'))?.because.key : '';
    };
    const godoy = { card: '15F' as CardId, kind: 'moreFleets', power: 'spain' as NationId, by: 1, year: 1805 } as const;
    expect([why([godoy], 1), why([godoy], 2), why([], 1)]).toEqual([undefined, 'budget.oneFleet', 'budget.oneFleet']);
  });
  test('7.3 not when all powers have drawn up theirs, and the minor ones are at it', () => {
    const open = (step: number) =>
      isBudgetOpen(position({ clock: { phase: 'budget', power: null, step } }), '15F' as CardId, 'spain' as NationId);
    expect([open(0)?.because.key, open(1)?.because.key]).toEqual([undefined, 'budgetCard.tooLate']);
  });
  test('7.3 played in the budget of Spain it counts at once', () => {
    const table = inBudget('15F').answer('empire', 'pass').until('budget.line');
    while (table.state.budget?.power !== 'spain') table.answer(table.asked().by, 'done');
    const before = table.state.budget?.halves ?? 0;
    table.answer('empire', event('15F'));
    expect(table.state.budget?.halves).toBe(before + 8);
  });
  test('7.3 not when her budget is closed, nor when she is no ally', () => {
    const table = inBudget('15F').answer('empire', 'pass').until('budget.line');
    while (table.state.budget?.power !== 'france') table.answer(table.asked().by, 'done');
    expect(whyNot(table, event('15F'))).toBe('budgetCard.tooLate');
    const neutral = { nations: { spain: { side: 'neutral', status: 'neutral' } } } as const;
    expect(whyNot(inBudget('15F', neutral), event('15F'))).toBe('spain.notAllied');
  });
});
