import { canonical, REFEREE, SPECTATOR } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { imagine, view } from './view.ts';
import type { Nemesis } from '../state/state.ts';
import { position } from '../testing/position.ts';

const hidden = (): Nemesis =>
  position({
    phase: 'allocateTrains',
    french: { '4227': ['f99-ci', 'Moreau'], '4229': ['f99-Geno', 'Perignon'] },
    coalition: { '3727': ['a99-Kaim', 'Kray'] },
    trains: [
      { side: 'french', hex: '4227', real: true },
      { side: 'french', hex: '4229', real: false },
      { side: 'french', hex: '4428', real: true },
      { side: 'coalition', hex: '3727', real: true, faceUp: true },
    ],
    pools: { french: { real: 2, dummies: 1 }, coalition: { real: 4, dummies: 2 } },
  });

describe('7.4 face-down trains are the owner’s secret', () => {
  test('7.4 the owner and the referee see which are real', () => {
    for (const seer of ['french', REFEREE]) {
      expect(view(hidden(), seer).trains.map(({ real }) => real)).toEqual([true, false, true, true]);
      expect(view(hidden(), seer).pools.french).toEqual({ left: 3, real: 2, dummies: 1 });
    }
  });

  test('7.4 the opponent sees that a counter lies on a stack, not whether it is genuine (A-66)', () => {
    for (const seer of ['coalition', SPECTATOR]) {
      expect(view(hidden(), seer).trains.map(({ real }) => real)).toEqual([null, null, null, true]);
      expect(view(hidden(), seer).pools.french).toEqual({ left: 3, real: null, dummies: null });
    }
  });

  test('7.1 a counter that lies face up is open to all', () => {
    expect(view(hidden(), 'french').trains[3]).toEqual({ side: 'coalition', hex: '3727', real: true, faceUp: true });
  });

  test('everything but the trains is the same in every view', () => {
    const cut = ({ trains: _t, pools: _p, ...open }: ReturnType<typeof view>) => canonical(open);
    expect(cut(view(hidden(), 'coalition'))).toBe(cut(view(hidden(), REFEREE)));
  });
});

describe('imagining a whole state', () => {
  const worlds = (seer: string) =>
    Array.from({ length: 40 }, (_, seed) =>
      imagine(view(hidden(), seer), seer, (below) => (seed * 7 + below * 3) % below),
    );

  test('it looks the same to the one who imagines it', () => {
    for (const seer of ['coalition', 'french', SPECTATOR])
      for (const world of worlds(seer)) expect(canonical(view(world, seer))).toBe(canonical(view(hidden(), seer)));
  });

  test('7.5 two dummies are somewhere, and only where a dummy may be', () => {
    for (const { trains, pools } of worlds('coalition')) {
      const french = trains.filter(({ side }) => side === 'french');
      expect(french.filter(({ real }) => !real).length + pools.french.dummies).toBe(2);
      expect(french.find(({ hex }) => hex === '4428')?.real).toBe(true);
      expect(pools.french.real + pools.french.dummies).toBe(3);
    }
  });

  const imagined = (wanted: Parameters<typeof position>[0]) => {
    const seen = view(position(wanted), 'coalition');
    return Array.from({ length: 20 }, (_, seed) => imagine(seen, 'coalition', (below) => (seed * 5 + below) % below));
  };
  const french = { '4227': ['f99-ci', 'Moreau'], '4229': ['f99-Geno', 'Perignon'], '4428': ['f99-Turin'] };
  const laid = (hex: string, real = true, faceUp = false) => ({ side: 'french', hex, real, faceUp }) as const;

  test('7.6 a dummy that has been shown is one of the two', () => {
    const trains = [laid('4227'), laid('4229'), laid('4428', false, true)];
    for (const world of imagined({ phase: 'rally', turn: 6, french, trains }))
      expect(world.trains.filter(({ real }) => !real)).toHaveLength(2);
  });

  test('without counters there is nothing to imagine', () => {
    for (const world of imagined({ phase: 'combat', french })) expect(world.trains).toEqual([]);
  });

  test('7.5 counters in hand and on the map are told apart, however many there are', () => {
    const trains = ['4227', '4229', '4428', '4227', '4229'].map((hex) => laid(hex));
    const pools = { french: { real: 2, dummies: 2 }, coalition: { real: 0, dummies: 0 } };
    for (const world of imagined({ phase: 'allocateTrains', next: 'french', french, trains, pools })) {
      const onMap = world.trains.filter(({ real }) => !real).length;
      expect(onMap + world.pools.french.dummies).toBe(2);
      expect(world.pools.french.real + world.pools.french.dummies).toBe(4);
    }
  });

  test('7.4 so is a dummy that its owner did not lay, once he is out', () => {
    const pools = { french: { real: 0, dummies: 1 }, coalition: { real: 0, dummies: 0 } };
    for (const phase of ['rally', 'allocateTrains'] as const) {
      const trains = [laid('4227'), laid('4229', false)];
      for (const world of imagined({ phase, next: 'coalition', out: ['french'], french, trains, pools })) {
        expect(world.pools.french).toEqual({ real: 0, dummies: 1 });
        expect(world.trains.filter(({ real }) => !real)).toHaveLength(1);
      }
    }
  });

  test('the secret differs from world to world', () => {
    expect(new Set(worlds('coalition').map(({ trains, pools }) => canonical([trains, pools]))).size).toBeGreaterThan(3);
  });

  test('the owner imagines his own counters as they are', () => {
    for (const world of worlds('french')) expect(world.trains).toEqual(hidden().trains);
  });
});
