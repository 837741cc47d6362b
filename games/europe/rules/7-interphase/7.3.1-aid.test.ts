import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition, type NationId } from '../../catalogue/ids.ts';
import { budgetOf, left, openBudgetOf } from '../../testing/budgets.ts';
import { whyNot } from '../../testing/events.ts';
import type { Position, Table } from '../../testing/position.ts';

const answersOf = (table: Table, kind: string): readonly Readonly<Record<string, unknown>>[] =>
  table.asked().answers.filter((answer) => answer.kind === kind);

describe('7.3.1 aid', () => {
  const wanted = (edition: Edition, played: readonly string[] = []): Position => ({
    clock: { year: 1806 },
    edition,
    played,
    forces: { paris: ['napoleon', 'grande_armee', 'fra_1'], vienne: ['aus_1'], moscou: ['rus_1'] },
  });
  test.each(EDITIONS)('7.3.1 powers of one side help each other, four points to each at most (%s)', (edition) => {
    const table = budgetOf('austria', wanted(edition));
    for (let points = 0; points < 4; points++) table.answer('coalition', { kind: 'takeAid', from: 'britain' });
    expect(left(table)).toBe(16);
    expect(whyNot(table, { kind: 'takeAid', from: 'russia' }, 'coalition')).toBe('budget.aidLimit');
    table.answer('coalition', 'done').answer('coalition', 'done');
    expect(openBudgetOf(table).power).toBe('britain');
    expect(left(table)).toBe(2);
  });
  test('7.3.1 what is given is gone, and nobody gives more than he has', () => {
    const table = budgetOf('austria', wanted('2013'));
    table.answer('coalition', { kind: 'giveAid', to: 'russia' });
    expect(left(table)).toBe(11);
    table.answer('coalition', 'done');
    expect(left(table)).toBe(13);
    const ruined = [{ card: null, kind: 'resources', power: 'britain' as NationId, by: -6, year: 1806 }] as const;
    const poor = budgetOf('austria', { ...wanted('2013'), effects: ruined });
    expect(whyNot(poor, { kind: 'takeAid', from: 'britain' }, 'coalition')).toBe('budget.nothingToGive');
    expect(whyNot(poor, { kind: 'takeAid', from: 'russia' }, 'coalition')).toBeUndefined();
  });
  test.each([
    ['2013', undefined],
    ['revised', 'budget.nothingToGive'],
  ] as const)(
    '7.3.1 whether aid may be passed on, so that Spain helps France by way of Turkey (%s)',
    (edition, why) => {
      const turkey = { turkey: { side: 'empire', status: 'belligerent' } } as const;
      const ruined = [{ card: null, kind: 'resources', power: 'turkey' as NationId, by: -4, year: 1806 }] as const;
      const table = budgetOf('turkey', { ...wanted(edition), nations: turkey, effects: ruined });
      expect(whyNot(table, { kind: 'giveAid', to: 'france' })).toBe('budget.tooDear');
      table.answer('empire', { kind: 'takeAid', from: 'spain' });
      expect(openBudgetOf(table).received).toBe(1);
      expect(whyNot(table, { kind: 'giveAid', to: 'france' })).toBe(why);
    },
  );
  test('8.1.2 not to the enemy, nor to or from a neutral', () => {
    const table = budgetOf('austria', wanted('2013'));
    const partners = [...answersOf(table, 'takeAid'), ...answersOf(table, 'giveAid')].map(({ from, to }) => from ?? to);
    expect(new Set(partners)).toEqual(new Set(['russia', 'britain']));
    expect(answersOf(budgetOf('prussia', wanted('2013')), 'takeAid')).toEqual([]);
  });
  test.each([
    ['2013', [], undefined],
    ['revised', [], 'budget.noAid'],
    ['revised', ['24F'], 'budget.noAid'],
    ['revised', ['25F'], 'budget.noAid'],
    ['revised', ['24F', '25F'], undefined],
  ] as const)('7.3.1, 8.1.2 when Spain may help France (%s, %s)', (edition, played, why) => {
    const table = budgetOf('spain', wanted(edition, played));
    expect(whyNot(table, { kind: 'giveAid', to: 'france' })).toBe(why);
    expect(whyNot(table, { kind: 'takeAid', from: 'france' })).toBeUndefined();
  });
});
