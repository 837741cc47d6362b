import { describe, expect, test } from 'vitest';
import { chanceOfSeven, chanceToGoIn, oddsFor } from './odds.ts';

describe('the odds of a combat', () => {
  test('11.8 level values: the attacker wins 15 times in 36, and a tie costs him a hit', () => {
    const { wins, hitsOnAttacker, hitsOnDefender } = oddsFor(0, 4, 4);
    expect(wins).toBeCloseTo(15 / 36);
    expect(hitsOnAttacker).toBeGreaterThan(hitsOnDefender);
  });

  test('11.12 a difference of eight always drives the defenders off', () => {
    expect(oddsFor(8, 4, 4).drives).toBeCloseTo(1);
    expect(oddsFor(-3, 4, 4).drives).toBeCloseTo(0);
  });

  test('11.14, 11.15 hits are capped by the units in good order: disrupted defenders hurt nobody', () => {
    expect(oddsFor(20, 1, 0)).toMatchObject({ hitsOnAttacker: 0 });
    expect(oddsFor(20, 1, 0).hitsOnDefender).toBeCloseTo(2);
  });

  test('an average between two differences mixes their odds', () => {
    const middle = (oddsFor(2, 3, 3).wins + oddsFor(3, 3, 3).wins) / 2;
    expect(oddsFor(2.5, 3, 3).wins).toBeCloseTo(middle);
  });

  test('10.2, 10.4 seven carries an order through, but a one stops an attack', () => {
    expect(chanceOfSeven(1)).toBeCloseTo(1 / 6);
    expect(chanceOfSeven(0)).toBe(0);
    expect(chanceOfSeven(6)).toBe(1);
    expect(chanceToGoIn(6)).toBeCloseTo(5 / 6);
    expect(chanceToGoIn(3)).toBeCloseTo(3 / 6);
  });
});
