import { describe, expect, test } from 'vitest';
import { asks, goneIn, ordered, type Table, takeHitsAsTheyCome, told } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';

const MODENA = '3929';
const BOLOGNA = '3829';

const fight = (french: readonly string[], coalition: readonly string[], more: Partial<Position> = {}): Table =>
  goneIn({ ...more, french: { [MODENA]: french }, coalition: { [BOLOGNA]: coalition } }, { from: MODENA, to: BOLOGNA });

/** Six to the French, five to the Coalition before the dice. */
const even = (more: Partial<Position> = {}): Table =>
  fight(
    ['f99-Victor', 'f99-Domb', 'f99-Salm', 'f99-Hatry', 'Moreau'],
    ['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'Kray'],
    more,
  );

describe('11.14 hits on the loser', () => {
  test('11.14 the loser takes the difference', () => {
    expect(told(even().dice(4, 2), 'hits.onLoser')).toEqual([{ side: 'coalition', difference: 3, cap: 8, hits: 3 }]);
    expect(told(even().dice(1, 5), 'hits.onLoser')).toEqual([{ side: 'french', difference: 3, cap: 6, hits: 3 }]);
  });

  test('11.14 two augmented units inflict at most four hits (A-34)', () => {
    const table = fight(['f99-Serr', 'f99-Delm', 'Moreau'], ['a99-Lipt', 'a99-Gotte', 'a99-Morz']).dice(6, 1);
    expect(told(table, 'hits.onLoser')).toEqual([{ side: 'coalition', difference: 8, cap: 4, hits: 4 }]);
  });

  test('11.14 disrupted units of the winner do not count for the limit, supporters do', () => {
    const table = ordered(
      {
        french: { [MODENA]: ['f99-Victor', 'Moreau'], '3928': ['f99-Hatry', 'f99-Geno', 'Joubert'] },
        coalition: { '4028': ['a99-Lipt', 'a99-Gotte'] },
        disrupted: ['f99-Geno', 'a99-Lipt'],
      },
      { from: MODENA, to: '4028' },
    )
      .dice(6)
      .answer('french', { kind: 'support', hex: '3928' })
      .dice(6, 6, 1);
    expect(told(table, 'hits.onLoser')).toEqual([{ side: 'coalition', difference: 6, cap: 4, hits: 4 }]);
  });
});

describe('11.15 hits on the winner', () => {
  const onWinner = (table: Table, die: number) => told(takeHitsAsTheyCome(table).dice(die), 'hits.onWinner')[0];

  test('11.15 a difference of 3 costs the winner 1 hit before the die (A-01)', () => {
    expect(onWinner(even().dice(4, 2), 3)).toEqual({
      side: 'french',
      difference: 3,
      half: 1,
      die: 3,
      adjustment: 0,
      cap: 3,
      hits: 1,
    });
  });

  test('11.15 half of 5 is 2, rounded down (A-01) (R-A01)', () => {
    expect(onWinner(even().dice(6, 2), 4)).toMatchObject({ difference: 5, half: 2, hits: 2 });
  });

  test('11.15 with hitsOnWinner up a difference of 5 costs 3 (A-01)', () => {
    expect(onWinner(even({ agreed: { hitsOnWinner: 'up' } }).dice(6, 2), 4)).toMatchObject({
      difference: 5,
      half: 3,
      hits: 3,
    });
  });

  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('11.15 a roll of %i makes two hits into %i, with three units to inflict them', (die, hits) => {
    expect(onWinner(even().dice(6, 2), die)).toMatchObject({ half: 2, cap: 3, hits });
  });

  test('11.15 never fewer than none', () => {
    expect(onWinner(even().dice(2, 2), 1)).toMatchObject({ half: 0, adjustment: -2, hits: 0 });
  });

  test('11.15 one hit at most for each unit in good order of the loser, as they were before the combat', () => {
    const table = fight(['f99-Victor', 'f99-Domb', 'f99-Salm', 'Moreau'], ['a99-Lipt', 'a99-Gotte'], {
      disrupted: ['a99-Gotte'],
    }).dice(4, 2);
    expect(onWinner(table, 6)).toMatchObject({ difference: 6, half: 3, adjustment: 2, cap: 1, hits: 1 });
  });

  test('11.15 a loser with nobody in good order inflicts nothing, and no die is rolled', () => {
    const table = takeHitsAsTheyCome(
      fight(['f99-Victor', 'f99-Domb', 'Moreau'], ['a99-Lipt', 'a99-Gotte', 'a99-Morz'], {
        disrupted: ['a99-Lipt', 'a99-Gotte', 'a99-Morz'],
      }).dice(3, 6),
    );
    expect(told(table, 'combat.won')[0]).toMatchObject({ side: 'french', difference: 1 });
    expect(told(table, 'hits.noneOnWinner')).toEqual([{ side: 'french' }]);
    expect(asks(table, 'hits.roll')).toBe(false);
  });
});
