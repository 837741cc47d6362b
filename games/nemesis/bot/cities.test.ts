import { describe, expect, test } from 'vitest';
import type { HexId } from '../catalogue/catalogue.ts';
import { thoughtsOf } from '../testing/bot.ts';
import type { Position } from '../testing/position.ts';
import { holdingWorth, isVictoryCity, portWorth, riotRisk, stakeOf } from './cities.ts';

const BERLIN = '3512' as HexId;
const DRESDEN = '3415' as HexId;
const HAMBURG = '4010' as HexId;
const PRAGUE = '3317' as HexId;
const POSEN = '3012' as HexId;
const KOESLIN = '3108' as HexId;

const coalition = (wanted: Position = {}) =>
  thoughtsOf('coalition', { scenario: '1813', turn: 5, phase: 'movement', ...wanted });

describe('what cities are worth to greedy', () => {
  test('14.4a a city of the enemy counts only while one stands in it, an own one need only be watched', () => {
    const s = coalition();
    expect(holdingWorth(s, 'coalition', DRESDEN, false)).toBe(stakeOf(s, 'coalition', DRESDEN));
    expect(holdingWorth(s, 'coalition', BERLIN, false)).toBeLessThan(holdingWorth(s, 'coalition', BERLIN, true));
    expect(holdingWorth(s, 'coalition', BERLIN, true)).toBeLessThan(stakeOf(s, 'coalition', BERLIN));
  });

  test('14.4a Prague counts once Austria has joined', () => {
    expect(isVictoryCity(coalition().g, PRAGUE)).toBe(false);
    expect(isVictoryCity(coalition({ politics: { austria: 'coalition' } }).g, PRAGUE)).toBe(true);
  });

  test('14.9b the cities of the Confederation weigh more once Austria fights, until it has gone over', () => {
    const stake = (politics: Position['politics']): number =>
      stakeOf(coalition({ politics: politics ?? {} }), 'coalition', DRESDEN);
    expect(stake({ austria: 'coalition' })).toBeGreaterThan(stake({}));
    expect(stake({ austria: 'coalition', confederation: 'coalition' })).toBeLessThan(stake({}));
  });

  test('14.14 Hamburg weighs more as long as it brings Battle points', () => {
    const stake = (hamburgPoints: number): number =>
      stakeOf(coalition({ politics: { hamburgPoints } }), 'coalition', HAMBURG);
    expect(stake(0)).toBeGreaterThan(stake(3));
  });

  test.each([
    { unit: 'R-Tche', turn: 5, hex: POSEN, isRisk: true },
    { unit: 'R-24', turn: 5, hex: POSEN, isRisk: false },
    { unit: 'R-Tche', turn: 1, hex: POSEN, isRisk: false },
    { unit: 'R-Tche', turn: 5, hex: '3011' as HexId, isRisk: false },
  ])(
    '13.1 Cossacks in a city are a risk from Turn 4 on: $unit at $hex on Turn $turn',
    ({ unit, turn, hex, isRisk }) => {
      const s = coalition({ turn, coalition: { [hex]: [unit] } });
      const there = s.forces.get(hex);
      if (!there) throw new Error('nobody there');
      expect(riotRisk(s, there, hex) > 0).toBe(isRisk);
    },
  );

  test('14.17 a port is held as long as Vienna is no source', () => {
    expect(portWorth(coalition(), 'coalition', KOESLIN)).toBeGreaterThan(0);
    expect(portWorth(coalition({ politics: { austria: 'coalition' } }), 'coalition', KOESLIN)).toBe(0);
    expect(portWorth(coalition(), 'french', KOESLIN)).toBe(0);
  });
});
