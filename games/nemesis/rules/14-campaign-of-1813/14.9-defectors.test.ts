import { describe, expect, test } from 'vitest';
import { isDisrupted, type Table, told, whereIs } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';

const ERFURT = '3916';

/** The start of the Turn in which the Confederation goes over. */
const goingOver = (wanted: Position): Table =>
  at({
    scenario: '1813',
    turn: 14,
    phase: 'politics',
    politics: { armistice: 7, austria: 'coalition', confederationDue: 'coalition' },
    ...wanted,
  });
/** The reinforcement step of that Turn. */
const joining = (wanted: Position, from = ERFURT, units: readonly string[] = ['K-39']): Table => {
  const table = at({
    scenario: '1813',
    turn: 14,
    phase: 'defectors',
    politics: { armistice: 7, austria: 'coalition', confederation: 'coalition' },
    defectors: units.map((unit) => ({ unit, from })),
    ...wanted,
    due: [...units, 'Wrede'],
  });
  return table;
};
const places = (table: Table): readonly unknown[] => table.asked().answers.flatMap((answer) => answer['at'] ?? []);

describe('14.9 contingents leave the French', () => {
  test('14.9 asterisk units on the map are taken off and their hexes noted; others stay, commanders too (A-44)', () => {
    const table = goingOver({
      french: { [ERFURT]: ['F-39', 'F-1', 'Ney'], '3821': ['F-Ba1', 'Augereau'] },
      coalition: { '3415': ['R-5'] },
    });
    expect(table.state.defectors).toEqual([
      { unit: 'K-39', from: ERFURT },
      { unit: 'K-Ba1', from: '3821' },
    ]);
    expect([whereIs(table, 'F-1'), whereIs(table, 'Ney'), whereIs(table, 'Augereau')]).toEqual([
      ERFURT,
      ERFURT,
      '3821',
    ]);
  });

  test('14.9 those lost before, and those yet to come, never appear (A-44)', () => {
    const table = goingOver({ french: { [ERFURT]: ['F-1'] }, coalition: { '3415': ['R-5'] }, due: ['F-Ger'] });
    expect(table.state.defectors).toEqual([]);
    expect(whereIs(table, 'F-Ger')).toBe('lost');
  });

  test('14.9 a Confederation that is merely shared keeps its contingents with the French', () => {
    const table = goingOver({
      politics: { confederationDue: 'shared' },
      french: { [ERFURT]: ['F-39'] },
      coalition: { '3415': ['R-5'] },
    });
    expect(whereIs(table, 'F-39')).toBe(ERFURT);
  });
});

describe('14.9 and join the Coalition', () => {
  test('14.9 five hexes are near enough, six are not', () => {
    expect(places(joining({ coalition: { '3415': ['R-5'], '3512': ['R-14'] } }))).toEqual(['3415']);
  });

  test('14.9 Wrede waits until the Confederation goes over', () => {
    const table = joining({ coalition: { '3415': ['R-5'] }, politics: {} }, ERFURT, []);
    expect(whereIs(table, 'Wrede')).toBe('due');
    expect(told(table, 'wrede.staysAway')).toEqual([]);
  });

  test('14.9 each joins a Coalition stack within five hexes, in good order (A-44)', () => {
    const coalition = { '3715': ['R-5'], '3512': ['R-14'], '4113': ['R-3'] };
    const table = joining({ coalition }, ERFURT, ['K-39', 'K-38']);
    expect(places(table)).toEqual(['4113', '3715']);
    expect(table.refusal('coalition', { kind: 'arrive', at: '3512' })).toMatchObject({
      rule: '14.9',
      because: { key: 'defector.tooFar' },
    });
    table.answer('coalition', { kind: 'arrive', at: '3715' });
    expect(whereIs(table, 'K-39')).toBe('3715');
    expect(isDisrupted(table, 'K-39')).toBe(false);
    expect(table.state.defectors).toEqual([{ unit: 'K-38', from: ERFURT }]);
  });

  test('14.9 within 4.1', () => {
    const table = joining({ coalition: { '3715': ['R-9', 'R-15', 'R-8', 'R-22'], '3814': ['R-14'] } });
    expect(places(table)).toEqual(['3814']);
    expect(table.refusal('coalition', { kind: 'arrive', at: '3715' }).rule).toBe('4.1');
  });

  test('14.9 not among Swedes without a Swedish commander (14.8)', () => {
    const table = joining({ coalition: { '3715': ['S-1'], '3814': ['S-2', 'Bernadotte'] } });
    expect(places(table)).toEqual(['3814']);
    expect(table.refusal('coalition', { kind: 'arrive', at: '3715' }).rule).toBe('14.8');
  });

  test('14.9 it may join, and need not: the Coalition may let it go home (A-44)', () => {
    const table = joining({ coalition: { '3715': ['R-5'] } }).answer('coalition', 'pass');
    expect(told(table, 'defector.goesHome')).toEqual([{ unit: 'K-39' }]);
    expect(whereIs(table, 'K-39')).toBe('lost');
    expect(table.state.defectors).toEqual([]);
  });

  test('14.9 without such a stack it is lost', () => {
    const table = joining({ coalition: { '2813': ['R-5'] } });
    expect(told(table, 'defector.lost')).toEqual([{ unit: 'K-39', hex: ERFURT }]);
    expect(whereIs(table, 'K-39')).toBe('lost');
  });
});

describe('14.9 Wrede', () => {
  test('14.9 enters with a Bavarian unit that has joined (A-45)', () => {
    const table = joining({ coalition: { '3715': ['R-5'], '3814': ['R-14'] } }, ERFURT, ['K-Ba1', 'K-39']);
    table.answer('coalition', { kind: 'arrive', at: '3814' }).answer('coalition', { kind: 'arrive', at: '3715' });
    expect(places(table)).toEqual(['3814']);
    expect(whereIs(table.answer('coalition', { kind: 'arrive', at: '3814' }), 'Wrede')).toBe('3814');
  });

  test('14.9 without Bavarians he does not enter', () => {
    const table = joining({ coalition: { '3715': ['R-5'] } }).answer('coalition', { kind: 'arrive', at: '3715' });
    expect(whereIs(table, 'Wrede')).toBe('lost');
  });
});
