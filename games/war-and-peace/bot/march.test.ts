import { describe, expect, test } from 'vitest';
import { hexId } from '../catalogue/map.ts';
import { ranked, seen } from '../testing/judged.ts';
import type { Position } from '../testing/position.ts';
import { isOpen, mpTo } from './ground.ts';
import { marchGain, wayOf } from './march.ts';
import { garrisonAt, inQuarters, plan } from './plan.ts';

const goalOf = (seat: string, wanted: Position, leader: string): string | undefined =>
  plan(seen(seat, wanted), 'plan').orders.get(leader)?.hex;
const DANUBE: NonNullable<Position['forces']> = {
  Z24: ['napoleon', 'davout', 'lannes', 'france 24 I', 'france 6 C'],
  Z28: ['charles', 'austria 20 I', 'austria 4 C'],
};

describe('the plan of a side', () => {
  test('corps of one army have one goal: they beat an army together before they part', () => {
    const held = { munich: 'bavaria', innsbruck: 'bavaria' } as const;
    const goals = ['napoleon', 'davout'].map((id) => goalOf('france', { forces: DANUBE, cities: held }, id));
    expect(new Set(goals).size).toBe(1);
  });
  test('a single corps does not take a great army for its goal', () => {
    const forces = { Z24: ['ney', 'france 4 I'], Z28: ['charles', 'austria 20 I', 'austria 4 C'] };
    expect(goalOf('france', { forces }, 'ney')).not.toBe('Z28');
  });
  test('I.1.a Paris is guarded when an army stands three marches away', () => {
    const forces = { X16: ['soult', 'france 9 I'], AA20: ['charles', 'austria 9 I'] };
    expect(goalOf('france', { forces }, 'soult')).toBe('AA15');
  });
  test('C.4.a, N.1.a in 1808 an army goes to Bayonne, to be in Spain as soon as she turns', () => {
    const forces = { U18: ['soult', 'ney', 'france 16 I'], OO47: ['russia 4 I'] };
    const of = (year: number) => goalOf('france', { forces, clock: { year, month: 3 } }, 'soult');
    expect([of(1807) === 'P11', of(1808) === 'P11']).toEqual([false, true]);
  });
  test('SG J.6 besiegers leave behind as many as the garrison', () => {
    const s = seen('france', { forces: { Z30: ['ney', 'france 8 I', 'inside austria 3 I'] }, sieges: { vienna: 1 } });
    expect(garrisonAt(s, hexId('Z30'))).toBe(3);
  });
});

describe('a march', () => {
  test('it does not end before a much stronger enemy', () => {
    const forces = { Z24: ['ney', 'france 5 I'], Z28: ['charles', 'austria 24 I', 'austria 4 C'] };
    const s = seen('france', { forces });
    const ney = plan(s, 'plan').corps.get('ney');
    if (!ney) throw new Error('no corps');
    const { to } = wayOf(s, { corps: ney, at: ney.at, left: 4 });
    expect(mpTo(s.g, 'pro', to, hexId('Z28'))).toBeGreaterThan(4);
  });
  test('a leader who is alone rides to troops that nobody leads', () => {
    const s = seen('france', { forces: { AA15: ['davout'], Z21: ['france 8 I'] } });
    const davout = plan(s, 'plan').corps.get('davout');
    if (!davout) throw new Error('no corps');
    expect(marchGain(s, davout)).toBeGreaterThan(0);
    const { to } = wayOf(s, { corps: davout, at: davout.at, left: 8 });
    expect(mpTo(s.g, 'pro', to, hexId('Z21'))).toBeLessThan(mpTo(s.g, 'pro', hexId('AA15'), hexId('Z21')));
  });
  test('SG G.3 in winter, with no enemy near, a leader takes five points and leaves the others in the town', () => {
    const forces = { Z21: ['ney', 'france 10 I'], DD41: ['tormazov', 'russia 5 I'] };
    const clock = { year: 1806, month: 1 } as const;
    expect(inQuarters(seen('france', { forces, clock }), hexId('Z21'))).toBe(true);
    expect(inQuarters(seen('france', { forces, clock: { year: 1806, month: 5 } }), hexId('Z21'))).toBe(false);
    const takes = [10, 5, 1].map((sp) => ({ kind: 'take', nation: 'france', unit: 'I', sp }));
    const [first] = ranked(
      'ground.compose',
      'france',
      [...takes, { kind: 'takeAll' }, { kind: 'go' }],
      { forces, clock },
      { leader: 'ney', room: 10 },
    );
    expect(first).toMatchObject({ kind: 'take', sp: 5 });
  });
  test('N.1.a France lets Spain be as long as the chart will turn her in time', () => {
    const open = (clock: NonNullable<Position['clock']>, chart: number) => {
      const machines = { SPANISH_CHART: 'running', SPAIN: 'chart' };
      return isOpen(seen('france', { clock, machines, counters: { chart } }).g, 'pro', hexId('N8'));
    };
    expect(open({ year: 1806, month: 5 }, 12)).toBe(false);
    expect(open({ year: 1808, month: 2 }, 6)).toBe(false);
    expect(open({ year: 1808, month: 2 }, 11)).toBe(true);
  });
  test('I.2.h the Allies march through a state that France has beaten, and keep out of its cities', () => {
    const beaten = {
      status: { prussia: 'conquered' },
      history: { conquests: { prussia: { pro: 1, anti: 0 } } },
    } as const;
    const { g } = seen('england', beaten);
    expect([isOpen(g, 'anti', hexId('GG32')), isOpen(g, 'anti', hexId('EE31'))]).toEqual([true, false]);
  });
  test('B.1, G.5.c nobody plans to march over neutral ground', () => {
    const s = seen('france', {});
    expect(isOpen(s.g, 'pro', hexId('HH27'))).toBe(false);
    expect(isOpen(s.g, 'pro', hexId('Z28'))).toBe(true);
  });
});
