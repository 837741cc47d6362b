import { describe, expect, test } from 'vitest';
import type { NationId } from '../catalogue/ids.ts';
import { resourcesOf } from '../rules/7-interphase/7.3.1-resources.ts';
import { inBudget } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { at } from '../testing/position.ts';

describe('17F Death of Pitt', () => {
  const in1806 = { clock: { year: 1806 } };
  test('17F Britain has four less, and the Coalition approaches no major power this year', () => {
    const before = resourcesOf(inBudget('17F', in1806).state, 'britain' as NationId);
    const table = inBudget('17F', in1806).answer('empire', event('17F'));
    expect(resourcesOf(table.state, 'britain' as NationId)).toBe(before - 4);
    const next = at({
      noOtherCards: true,
      hands: { empire: [], coalition: ['10C'] },
      clock: { phase: 'diplomacy', year: 1806, round: 0, next: 'coalition' },
      effects: table.state.effects,
      nations: { prussia: { side: 'neutral', status: 'neutral' } },
    });
    expect(whyNot(next, { kind: 'envoy', card: '10C', nation: 'prussia' }, 'coalition')).toBe('diplomacy.closed');
  });
  test('17F not before 1806, nor after the British budget', () => {
    expect(whyNot(inBudget('17F'), event('17F'))).toBe('event.tooEarly');
    const table = inBudget('17F', in1806).answer('empire', 'pass').until('budget.line');
    while (table.state.budget?.power !== 'france') table.answer(table.asked().by, 'done');
    expect(whyNot(table, event('17F'))).toBe('budgetCard.tooLate');
  });
});
