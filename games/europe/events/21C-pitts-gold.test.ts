import { describe, expect, test } from 'vitest';
import { budgetsOf1806, resourcesAt, untilBudgetOf } from '../testing/budgets.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Table } from '../testing/position.ts';

describe('21C Pitt’s Gold', () => {
  const given = (): Table => budgetsOf1806('21C').answer('coalition', event('21C'));
  test('7.3.1 four resources more for Britain, and one ally may receive eight', () => {
    const table = given();
    const before = resourcesAt(budgetsOf1806('21C'), 'britain');
    expect(resourcesAt(table, 'britain')).toBe(before + 4);
    table.answer('coalition', { kind: 'subsidise', nation: 'austria' });
    untilBudgetOf('austria', table);
    for (let point = 0; point < 8; point++) table.answer('coalition', { kind: 'takeAid', from: 'britain' });
    expect(whyNot(table, { kind: 'takeAid', from: 'britain' }, 'coalition')).toBe('budget.aidLimit');
  });
  test('7.3.1 the others receive four as ever', () => {
    const table = untilBudgetOf('austria', given().answer('coalition', { kind: 'subsidise', nation: 'russia' }));
    for (let point = 0; point < 4; point++) table.answer('coalition', { kind: 'takeAid', from: 'britain' });
    expect(whyNot(table, { kind: 'takeAid', from: 'britain' }, 'coalition')).toBe('budget.aidLimit');
  });
  test('7.3.1 only allies who are at war', () => {
    expect(
      given()
        .asked('coalition')
        .answers.map(({ nation }) => nation),
    ).toEqual(['austria', 'russia']);
  });
  test('7.3.1 nor one whose budget is over', () => {
    const table = untilBudgetOf('britain', budgetsOf1806('21C')).answer('coalition', event('21C'));
    expect(table.asked('coalition').prompt.key).toBe('budget.line');
    expect(table.state.effects.map(({ kind }) => kind)).toEqual(['resources']);
  });
  test('7.3.1 without such an ally Britain has her resources all the same', () => {
    const alone = { side: 'neutral', status: 'neutral' } as const;
    const table = budgetsOf1806('21C', { nations: { austria: alone, russia: alone } });
    const before = resourcesAt(table, 'britain');
    expect(resourcesAt(table.answer('coalition', event('21C')), 'britain')).toBe(before + 4);
  });
});
