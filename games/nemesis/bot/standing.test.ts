import { describe, expect, test } from 'vitest';
import type { HexId } from '../catalogue/catalogue.ts';
import { thoughtsOf } from '../testing/bot.ts';
import type { Position } from '../testing/position.ts';
import { type InvasionPosition, standing as standing1812 } from '../testing/invasion.ts';
import { situation } from './situation.ts';
import { cutOff, standing } from './standing.ts';

const hex = (id: string): HexId => id as HexId;

/** Parma is fed through Modena, next to which French cavalry stands in Mantua. */
const wanted: Position = {
  turn: 8,
  phase: 'movement',
  coalition: { '3929': ['a99-Gotte', 'Lusignan'], '4028': ['a99-Mitr', 'a99-Frölich', 'Kray'] },
  french: { '3928': ['f99-c1', 'f99-mg'] },
  depots: { coalition: ['3929'] },
};

const worthOf = (position: Position, at: string): number => {
  const s = thoughtsOf('coalition', position);
  const force = s.forces.get(hex(at));
  if (!force) throw new Error(`nobody at ${at}`);
  return standing(s, s.forces, force, force.hex);
};

describe('what it is worth to stand somewhere', () => {
  test('6.2 a stack that keeps the route of others open would cut them off', () => {
    expect(cutOff(thoughtsOf('coalition', wanted), hex('3929'))).toBeGreaterThan(0);
    expect(cutOff(thoughtsOf('coalition', wanted), hex('4028'))).toBe(0);
    expect(cutOff(thoughtsOf('coalition', { ...wanted, disrupted: ['f99-c1'] }), hex('3929'))).toBe(0);
  });

  test('6.4 a hex without supply is worth less, but not when no supply phase follows', () => {
    const unfed = { ...wanted, depots: {} };
    expect(worthOf(unfed, '4028')).toBeLessThan(worthOf(wanted, '4028'));
    expect(worthOf({ ...unfed, turn: 13 }, '4028')).toBe(worthOf({ ...wanted, turn: 13 }, '4028'));
  });

  test('18.4 a victory city is worth the more the nearer the end is', () => {
    const milan = { coalition: { '4227': ['a99-Mitr', 'Kray'] }, depots: { coalition: ['4227'] } };
    const village = { coalition: { '4127': ['a99-Mitr', 'Kray'] }, depots: { coalition: ['4127'] } };
    const gain = (turn: number): number => worthOf({ turn, ...milan }, '4227') - worthOf({ turn, ...village }, '4127');
    expect(gain(5)).toBeGreaterThan(0);
    expect(gain(13)).toBeGreaterThan(gain(5));
  });

  test('11.3 a stack of all arms is worth more than the same number of infantry', () => {
    const infantry = { ...wanted, coalition: { '4028': ['a99-Lipt', 'a99-Doll', 'a99-Gotte'] } };
    const arms = { ...wanted, coalition: { '4028': ['a99-Lipt', 'a99-c1', 'a99-a1'] } };
    expect(worthOf(arms, '4028')).toBeGreaterThan(worthOf(infantry, '4028'));
  });

  test('7.3 on the way to Moscow units without a commander are lost to the march, but they can hold a Depot', () => {
    const worth = (units: readonly string[], more: InvasionPosition = {}): number => {
      const g = standing1812('1812', { turn: 8, french: { '1423': units }, depots: { french: ['0924'] }, ...more });
      const s = situation(g, 'french');
      const force = s.forces.get(hex('1423'));
      if (!force) throw new Error('nobody at 1423');
      return standing(s, s.forces, force, force.hex);
    };
    const gap = (more: InvasionPosition = {}): number =>
      worth(['F12-1', 'F12-2', 'Ney'], more) - worth(['F12-1', 'F12-2'], more);
    expect(gap()).toBeGreaterThan(gap({ invasion: { conquered: true } }) + 1);
    expect(gap({ depots: { french: ['0924', '1423'] } })).toBeLessThan(gap() - 1);
  });
});
