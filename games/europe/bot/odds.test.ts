import { expect, test } from 'vitest';
import { position } from '../testing/position.ts';
import { oddsFor } from './odds.ts';

const g = position({});
const contest = (attack: number, defence: number, attackBonus = 0, defenceBonus = 0) =>
  oddsFor(g, { attack, defence, attackBonus, defenceBonus });

test('14.2 at five to one the weaker side is destroyed without a loss to the other', () => {
  expect(contest(10, 2)).toEqual({ wins: 1, attackerLoses: 0, defenderLoses: 2 });
  expect(contest(2, 10)).toEqual({ wins: 0, attackerLoses: 2, defenderLoses: 0 });
});

test('14.6 of equals the defender wins more often, for a tie is his', () => {
  const { wins, attackerLoses, defenderLoses } = contest(6, 6);
  expect(wins).toBeGreaterThan(0.3);
  expect(wins).toBeLessThan(0.5);
  expect(attackerLoses).toBeCloseTo(defenderLoses);
});

test('14.5 a better general wins more, and numbers too', () => {
  expect(contest(6, 6, 3).wins).toBeGreaterThan(contest(6, 6).wins);
  expect(contest(12, 6).wins).toBeGreaterThan(contest(6, 6).wins);
  expect(contest(6, 6, 0, 3).wins).toBeLessThan(contest(6, 6).wins);
});

test('14.8 nobody inflicts more than he has steps himself', () => {
  expect(contest(2, 6, 8).defenderLoses).toBeLessThanOrEqual(2);
});
