import { describe, expect, test } from 'vitest';
import type { HexId } from '../catalogue/catalogue.ts';
import { isInSupply } from '../rules/6-general-supply/6.1-in-supply.ts';
import { stacksOf } from '../state/stack.ts';
import { greedyPlays } from '../testing/bot.ts';
import { at, type Position } from '../testing/position.ts';
import { marchDistance } from './ground.ts';

const DRESDEN = '3415' as HexId;
const RUSSIANS = ['R-24', 'R-Lans', 'R-Illow', 'Wintzingerode'];

/** The truce of Turn 7 with the French behind their line, and Austria in the war. */
const truce = (wanted: Position) =>
  at({
    scenario: '1813',
    turn: 7,
    next: 'coalition',
    politics: { armistice: 7, austria: 'coalition' },
    french: { '3916': ['F-1', 'F-4', 'Davout'] },
    ...wanted,
  });

describe('greedy during the Armistice', () => {
  test('14.15a an army far in the rear is brought forward', () => {
    const table = truce({ phase: 'redeployment', coalition: { '2306': RUSSIANS } });
    const before = marchDistance(table.state, '2306' as HexId, DRESDEN);
    greedyPlays(table, 'coalition', 'truce.');
    const [stack] = stacksOf(table.state, 'coalition');
    expect(stack && marchDistance(table.state, stack.hex, DRESDEN)).toBeLessThan(before - 6);
  });

  test('14.15a who stands beyond the line goes back behind it, and all that are left stay', () => {
    const table = truce({ phase: 'redeployment', coalition: { '3715': RUSSIANS } });
    greedyPlays(table, 'coalition', 'truce.');
    expect(stacksOf(table.state, 'coalition').map(({ units }) => units.length)).toEqual([3]);
    expect(table.state.clock.phase).not.toBe('redeployment');
  });

  test('14.15a, 14.16 Depots feed the armies and reach the Austrians who are to come', () => {
    const table = truce({
      phase: 'armisticeDepots',
      out: ['coalition'],
      coalition: { '3012': RUSSIANS },
      due: ['A-Gy1', 'A-Gy2', 'A-Gy3', 'A-Kl1', 'Schwarzenberg'],
    });
    greedyPlays(table, 'coalition', 'truce.');
    const g = table.state;
    expect(isInSupply(g, 'coalition', '3012' as HexId)).toBe(true);
    expect(['3317', '3416', '3216', '3117'].some((hex) => isInSupply(g, 'coalition', hex as HexId))).toBe(true);
    greedyPlays(table, 'coalition', 'arrival.');
    const hungry = stacksOf(table.state, 'coalition').filter(({ hex }) => !isInSupply(table.state, 'coalition', hex));
    expect(hungry).toEqual([]);
    expect(stacksOf(table.state, 'coalition').reduce((sum, { units }) => sum + units.length, 0)).toBe(7);
  });
});
