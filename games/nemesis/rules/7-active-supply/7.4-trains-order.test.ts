import { describe, expect, test } from 'vitest';
import type { Effect } from '../../state/effects.ts';
import { told } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';

const counting = (wanted: Position = {}) => at({ scenario: '1813', turn: 13, phase: 'countTrains', ...wanted });
const trains = (wanted: Position = {}) => {
  const { coalition, french } = counting(wanted).state.pools;
  return [coalition.real, french.real];
};
const begins = (wanted: Position) => counting(wanted).asked().by;
const card = (side: 'french' | 'coalition', by: 1 | -1): Effect => ({
  kind: 'trains',
  side,
  by,
  face: 'down',
  card: '3' as Effect['card'],
  laidBy: side,
  lasts: 'turn',
});

describe('7.4 the card figure in 1813', () => {
  test('14.15 (i) without an Armistice the first row goes on', () => {
    expect(trains()).toEqual([9, 9]);
    expect(trains({ turn: 19 })).toEqual([8, 8]);
  });

  test('14.15d after an Armistice the row of that name holds', () => {
    const politics = { armistice: 9, austria: 'coalition' } as const;
    expect(trains({ politics })).toEqual([13, 12]);
    expect(trains({ turn: 16, politics })).toEqual([13, 11]);
    expect(trains({ turn: 19, politics })).toEqual([11, 10]);
  });

  test('16.5 where Austria was bought, the mean of both rows, rounded down', () => {
    const politics = { armistice: 9, bargain: true } as const;
    expect(trains({ politics })).toEqual([11, 10]);
    expect(trains({ turn: 18, politics })).toEqual([9, 9]);
  });

  test('7.4 the player with more on his card begins, whichever row it is', () => {
    expect(begins({})).toBe('french');
    expect(begins({ politics: { armistice: 9, austria: 'coalition' } })).toBe('coalition');
  });
});

describe('7.2 trains and cards (16.1)', () => {
  test('7.2 cards add and take away after what was lost for good, before the Depots (A-11)', () => {
    const table = counting({
      effects: [card('french', 1), card('coalition', -1)],
      ledgers: { french: { depotsLost: 2 } },
      depots: { french: ['4216', '3916'] },
    });
    expect(table.state.pools).toMatchObject({ coalition: { real: 8 }, french: { real: 9 - 2 + 1 - 2 } });
    expect(told(table, 'train.byCards')).toEqual([
      { side: 'french', by: 1, figure: 8 },
      { side: 'coalition', by: -1, figure: 8 },
    ]);
  });

  test('7.2 nine on the card, one captured, one taken by a card, eight Depots: one comes off (A-11)', () => {
    const depots = ['4216', '3916', '4217', '4015', '4115', '4113', '3913', '3813'];
    const table = counting({
      effects: [card('french', -1)],
      ledgers: { french: { depotsLost: 1 } },
      depots: { french: depots },
    });
    expect(table.asked()).toMatchObject({ by: 'coalition', prompt: { params: { missing: 1 } } });
    table.answer('coalition', { kind: 'removeDepot', hex: '4216' });
    expect(table.state.pools.french.real).toBe(0);
  });

  test('7.2 a card takes nothing from a figure of nothing', () => {
    expect(trains({ effects: [card('french', -1)], ledgers: { french: { depotsLost: 9 } } })).toEqual([9, 0]);
  });

  test('7.4 a card never changes who begins (K-10)', () => {
    expect(begins({ effects: [card('coalition', 1), card('coalition', 1)] })).toBe('french');
    expect(begins({ turn: 5, effects: [card('french', -1), card('french', -1), card('french', -1)] })).toBe('french');
  });
});
