import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { in1812, type InvasionPosition } from '../../testing/invasion.ts';

const VICTOR = { '2507': ['F12-12', 'F12-26', 'Victor'] };
const waits = { rule: '17.1', because: say('held.waits', { hex: '2507' as HexId, turn: 6 }) };
const moving = (more: InvasionPosition = {}) =>
  in1812({
    turn: 5,
    phase: 'movement',
    next: 'french',
    french: VICTOR,
    depots: { french: ['2507'] },
    trains: [{ side: 'french', hex: '2507' }],
    ...more,
  });

describe('17.1 stacks that wait in the rear', () => {
  test('17.1 Victor does not march before Turn 6 (L-39)', () => {
    expect(moving().refusal('french', { kind: 'move', from: '2507' })).toEqual(waits);
    expect(moving({ turn: 6 }).asked('french').answers).toContainEqual({ kind: 'move', from: '2507' });
  });

  test('17.1 nor does he attack (L-39)', () => {
    const fight = { phase: 'combat', french: VICTOR, coalition: { '2506': ['R12-5'] } } as const;
    const early = in1812({ turn: 5, next: 'french', ...fight });
    expect(() => early.asked('french')).toThrow(/not asked/);
    const later = in1812({ turn: 6, next: 'french', ...fight });
    expect(later.asked('french').answers).toContainEqual({ kind: 'attack', from: '2507', to: '2506' });
  });

  test('17.1 an enemy who ends a Turn within three hexes wakes him for the next (L-39)', () => {
    const near = in1812({ turn: 3, phase: 'reckoning', french: VICTOR, coalition: { '2305': ['R12-5'] } });
    expect(near.state.politics.invasion?.released).toEqual(['2507']);
    const far = in1812({ turn: 3, phase: 'reckoning', french: VICTOR, coalition: { '2204': ['R12-5'] } });
    expect(far.state.politics.invasion?.released).toEqual([]);
  });

  test('17.1 so does an attack that goes in (L-39)', () => {
    const table = in1812({
      turn: 3,
      phase: 'combat',
      next: 'coalition',
      french: VICTOR,
      coalition: { '2506': ['R12-5', 'R12-14', 'Wittgenstein'] },
    });
    table.answer('coalition', { kind: 'attack', from: '2506', to: '2507' }).answer('coalition', 'order');
    table.pick('coalition', ({ kind, commands }) => kind === 'commit' && commands === 2).dice(5);
    expect(table.state.politics.invasion?.alarmed).toEqual(['2507']);
  });

  test('17.1 once he is awake he marches (L-39)', () => {
    const table = moving({ invasion: { released: ['2507' as HexId] } });
    expect(table.asked('french').answers).toContainEqual({ kind: 'move', from: '2507' });
  });
});
