import { describe, expect, test } from 'vitest';
import { EDITIONS, type NationId } from '../catalogue/ids.ts';
import { resourcesOf } from '../rules/7-interphase/7.3.1-resources.ts';
import { budgetOf, left } from '../testing/budgets.ts';
import { inBudget } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { GRANDE_ARMEE, inFrenchBudget } from '../testing/french-budget.ts';

const FRANCE = 'france' as NationId;

describe('49F Licences', () => {
  test('7.3.1 four more resources for France, before her budget or in it', () => {
    const before = left(inFrenchBudget('49F'));
    const early = inBudget('49F', { forces: GRANDE_ARMEE }).answer('empire', event('49F'));
    expect(resourcesOf(early.state, FRANCE)).toBe(before + 4);
    const late = inFrenchBudget('49F').answer('empire', event('49F'));
    expect(left(late)).toBe(before + 4);
    expect(late.state.cards.discards.empire).toEqual(['49F']);
  });
  test('19 the blockade is not scored in this year, and is in the next', () => {
    const table = inBudget('49F', { forces: GRANDE_ARMEE }).answer('empire', event('49F'));
    expect(table.state.effects).toContainEqual({ card: '49F', kind: 'licences', year: 1805 });
  });
});

describe.each(EDITIONS)('7.3 cards for the budget of France come in time (%s)', (edition) => {
  test.each(['49F', '51F', '52F'])('7.3 %s until France has drawn it up', (card) => {
    const table = budgetOf('britain', { hands: { empire: [card] }, edition, forces: GRANDE_ARMEE });
    table.answer('coalition', 'done');
    expect(whyNot(table, event(card))).toBeUndefined();
  });
});
