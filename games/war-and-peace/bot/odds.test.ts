import { describe, expect, test } from 'vitest';
import { forecast, weightOf } from './odds.ts';

const french = (sp: number, rating = 3) => ({ sp, morale: 2, rating });
const austrians = (sp: number, rating = 1) => ({ sp, morale: 1, rating });

describe('SG O the forecast of a battle', () => {
  test('SG O.2 whoever is much the stronger wins nearly always, and loses less than he takes', () => {
    const { wins, fails, attackerLoss, defenderLoss } = forecast(french(20), austrians(8), 0);
    expect(wins).toBeGreaterThan(0.85);
    expect(fails).toBeLessThan(0.05);
    expect(defenderLoss).toBeGreaterThan(2 * attackerLoss);
  });
  test('SG O.3 leaders, morale and ground tell', () => {
    const even = forecast(austrians(10), austrians(10), 0);
    expect(forecast(french(10), austrians(10), 0).wins).toBeGreaterThan(even.wins + 0.2);
    expect(forecast(austrians(10), austrians(10), 1).wins).toBeLessThan(even.wins);
  });
  test('every battle is won, lost or broken off', () => {
    for (const [a, d] of [
      [5, 5],
      [12, 30],
      [30, 12],
      [1, 1],
    ] as const) {
      const { wins, fails, attackerLoss, defenderLoss } = forecast(french(a), austrians(d), 1);
      expect(wins + fails).toBeLessThanOrEqual(1 + 1e-9);
      expect(attackerLoss).toBeLessThanOrEqual(a);
      expect(defenderLoss).toBeLessThanOrEqual(d);
    }
  });
  test('a force of better men and a better leader weighs more', () => {
    expect(weightOf(french(10))).toBeGreaterThan(2 * weightOf(austrians(10)));
  });
});
