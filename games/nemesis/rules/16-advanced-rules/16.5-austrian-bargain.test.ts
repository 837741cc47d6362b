import { describe, expect, test } from 'vitest';
import { asks, type Table, told } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';

/** A truce has been agreed on, and Austria is on sale. */
const truce = (more: Position = {}): Table =>
  at({
    scenario: '1813',
    turn: 7,
    phase: 'armistice',
    agreed: { austrianBargain: true },
    french: { '3813': ['F-1', 'Napoleon'] },
    coalition: { '2813': ['R-5', 'Barclay'] },
    ...more,
  })
    .dice(1, 2)
    .answer('french', 'offerTruce');
const bought = (points: number): Table =>
  truce().answer('french', { kind: 'offerPoints', points }).answer('coalition', 'accept');
const points = ({ state: { ledgers } }: Table): readonly number[] => [
  ledgers.french.battlePoints,
  ledgers.coalition.battlePoints,
];

describe('16.5 the bargain over Austria', () => {
  test('16.5 the French offer any number of the Battle points they have, those of the truce included', () => {
    const table = truce();
    expect(table.asked().answers).toEqual(
      Array.from({ length: 10 }, (_, price) => ({ kind: 'offerPoints', points: price })),
    );
  });

  test('16.5 accepted, the points change hands and Austria stays neutral', () => {
    const table = bought(4);
    expect(points(table)).toEqual([5, 7]);
    expect(table.state.politics).toMatchObject({ austria: 'neutral', bargain: true });
    expect(table.state.clock.phase).toBe('redeployment');
  });

  test('16.5 declined, Austria joins; there is no second offer (A-55)', () => {
    const table = truce().answer('french', { kind: 'offerPoints', points: 4 }).answer('coalition', 'refuse');
    expect(points(table)).toEqual([9, 3]);
    expect(table.state.politics).toMatchObject({ austria: 'coalition', bargain: false });
    expect(asks(table, 'truce.redeploy', 'french')).toBe(true);
  });

  test('16.5 no points, no offer: the Coalition is not asked', () => {
    const table = truce().answer('french', { kind: 'offerPoints', points: 0 });
    expect(table.state.politics.austria).toBe('coalition');
    expect(told(table, 'bargain.none')).toHaveLength(1);
  });

  test('16.5 without the rule nobody is asked', () => {
    expect(truce({ agreed: {} }).state.politics.austria).toBe('coalition');
  });

  test('16.5 from Turn 13 on the Supply Trains are the mean of both rows, rounded down', () => {
    const table = bought(4).until('7.4');
    expect(told(table, 'train.count').map(({ side, card }) => [side, card])).toEqual([
      ['coalition', 11],
      ['french', 10],
    ]);
  });

  test('16.5 the Combat Commands of the Coalition stay at three', () => {
    expect(bought(4).until('12.2').state.ledgers.coalition.allotted).toBe(3);
  });
});
