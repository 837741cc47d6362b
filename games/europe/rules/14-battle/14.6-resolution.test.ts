import { describe, expect, test } from 'vitest';
import type { CombatResult } from '../../catalogue/catalogue.ts';
import { battleAt } from '../../testing/battles.ts';
import type { Table } from '../../testing/position.ts';
import { victorOf } from './14.6-resolution.ts';

const result = (cell: string): CombatResult => ({
  losses: Number.parseInt(cell, 10),
  tieBreak: cell.includes('+'),
  cavalry: cell.endsWith('C'),
});
const victor = (attack: string, defence: string) => victorOf('empire', result(attack), result(defence));

describe('14.6 who wins', () => {
  test('14.6 the higher result, whatever its plus', () => {
    expect([victor('2', '1+'), victor('1+', '2')]).toEqual(['empire', 'coalition']);
  });
  test('14.6 in a tie the only plus decides, else the attacker loses', () => {
    expect([victor('1+', '1'), victor('1', '1+'), victor('1', '1'), victor('1+', '1+')]).toEqual([
      'empire',
      'coalition',
      'coalition',
      'coalition',
    ]);
  });
});

/** Napoleon's army with Soult against Charles; dice for the battle, then Soult's wound. */
const wounding = (die: number): Table =>
  battleAt(
    {
      forces: {
        munich: [
          ['napoleon', 'soult', 'grande_armee', 'fra_10', 'fra_11'],
          ['charles', 'aus_1', 'aus_2'],
        ],
      },
    },
    { zone: 'munich', by: ['napoleon'], against: ['charles'], from: 'ulm' },
  )
    .answer('empire', { general: 'soult' })
    .dice(1, 1, 1, 1, die);

describe('14.7 wounds', () => {
  test('14.7 a subordinate who was used is wounded on a six, and out until the next budget', () => {
    expect(wounding(6).state.generals.find(({ id }) => id === 'soult')).toMatchObject({ at: 'waiting', until: 1806 });
  });
  test('14.7 on a five he is unhurt', () => {
    expect(wounding(5).state.generals.find(({ id }) => id === 'soult')?.at).toMatch(/^force-/);
  });
  test('14.7 nobody else is tested', () => {
    const table = battleAt(
      {
        forces: {
          munich: [
            ['napoleon', 'soult', 'grande_armee', 'fra_10'],
            ['charles', 'aus_1', 'aus_2'],
          ],
        },
      },
      { zone: 'munich', by: ['napoleon'], against: ['charles'], from: 'ulm' },
    )
      .answer('empire', 'pass')
      .dice(1, 1, 1, 1);
    expect(table.events('14.7')).toEqual([]);
  });
});
