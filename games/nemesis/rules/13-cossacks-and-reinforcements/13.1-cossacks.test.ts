import { describe, expect, test } from 'vitest';
import { checkScenario } from '../../scenario/scenario.ts';
import { at, ITALY, type Position } from '../../testing/position.ts';

/** Italy, with Cossacks as they behaved in Germany. */
const RIOTOUS_ITALY = checkScenario({ ...ITALY, id: 'riotous-italy', cossackRiotsFromTurn: 4 });

/** Cossacks hold Verona, a city friendly to the Coalition. */
const verona = (change: Position = {}) =>
  at({
    scenario: RIOTOUS_ITALY,
    phase: 'cossacks',
    turn: 4,
    coalition: { '3827': ['r99-k1', 'a99-Elsn'] },
    french: { '4227': ['f99-ci', 'Moreau'] },
    depots: { coalition: ['3827'], french: ['4227'] },
    ...change,
  });
type Table = ReturnType<typeof verona>;
const points = (table: Table) => [table.state.ledgers.coalition.battlePoints, table.state.ledgers.french.battlePoints];
/** The cities that were rolled for, once all of them were. */
const rolls = (table: Table) => {
  expect(table.state.clock.phase).not.toBe('cossacks');
  return table.events('13.1').map(({ said }) => [said.params['hex'], said.params['die']]);
};

describe('13.1 Cossacks', () => {
  test('13.1 a 6 moves one Battle point and disrupts nobody (A-98)', () => {
    const table = verona().dice(6);
    expect(points(table)).toEqual([5, 7]);
    expect(table.events('cossacks.riot')[0]?.said.params).toEqual({ hex: '3827', die: 6, points: 1 });
    expect(table.state.units.filter(({ disrupted }) => disrupted)).toEqual([]);
  });

  test('13.1 anything less moves none', () => {
    expect(points(verona().dice(5))).toEqual([6, 6]);
  });

  test('13.1 two Cossack units in one city bring one roll (A-48)', () => {
    expect(rolls(verona({ coalition: { '3827': ['r99-k1', 'r99-k2'] } }).dice(2))).toEqual([['3827', 2]]);
  });

  test('13.1 each city is rolled for, friendly or enemy', () => {
    expect(rolls(verona({ coalition: { '3827': ['r99-k1'], '4329': ['r99-k2'] } }).dice(1, 6))).toEqual([
      ['3827', 1],
      ['4329', 6],
    ]);
  });

  test('13.1 disrupted Cossacks occupy a city as well', () => {
    expect(rolls(verona({ disrupted: ['r99-k1'] }).dice(4))).toEqual([['3827', 4]]);
  });

  test('13.1 not outside a city, nor for other cavalry', () => {
    expect(rolls(verona({ coalition: { '4228': ['r99-k1'], '3827': ['a99-c1'] } }))).toEqual([]);
  });

  test('13.1 from Turn 4 on', () => {
    expect(rolls(verona({ turn: 3 }))).toEqual([]);
    expect(rolls(verona({ turn: 5 }).dice(3))).toEqual([['3827', 3]]);
  });

  test('13.1 nobody falls under 0 or rises over 12', () => {
    const spent = { coalition: { battlePoints: 0 }, french: { battlePoints: 12 } };
    const table = verona({ ledgers: spent }).dice(6);
    expect(points(table)).toEqual([0, 12]);
    expect(table.events('cossacks.riot')[0]?.said.params['points']).toBe(0);
  });

  test('18.1 Cossacks in a city move no Battle point in 1799 (A-115)', () => {
    const table = verona({ scenario: '1799' });
    expect(rolls(table)).toEqual([]);
    expect(points(table)).toEqual([6, 6]);
  });
});
