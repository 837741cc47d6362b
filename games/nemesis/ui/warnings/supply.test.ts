import { describe, expect, test } from 'vitest';
import type { Table } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { warned } from '../../testing/warned.ts';

const MANTUA = '3928';
const MILAN = '4227';
const BRESCIA = '4027';
const VERONA = '3827';

describe('supply', () => {
  const allocating = (pool: { real: number; dummies: number }, more: Position = {}): Table =>
    at({
      phase: 'allocateTrains',
      depots: { french: [MANTUA] },
      french: { [MANTUA]: ['f99-Serr', 'Moreau'] },
      ...more,
      pools: { french: pool },
    });

  test('7.4 the last train of the Turn', () => {
    expect(warned(allocating({ real: 1, dummies: 0 }), { kind: 'train', hex: MANTUA })).toEqual([
      'This is your last Supply Train this Turn.',
    ]);
    expect(warned(allocating({ real: 2, dummies: 0 }), { kind: 'train', hex: MANTUA })).toEqual([]);
  });

  test('7.8 a train on a city where no Depot can be made', () => {
    const table = at({
      phase: 'allocateTrains',
      next: 'coalition',
      coalition: { [VERONA]: ['a99-Lipt', 'Kray'] },
      pools: { coalition: { real: 2, dummies: 0 } },
    });
    expect(warned(table, { kind: 'train', hex: MILAN }, 'coalition')).toEqual([
      'Right now no Depot can be made at Milan, and the train would be lost.',
    ]);
    expect(warned(table, { kind: 'train', hex: '3325' }, 'coalition')).toEqual([]);
  });

  test('7.4 passing costs a train', () => {
    expect(warned(allocating({ real: 2, dummies: 0 }), 'pass')).toEqual(['Passing discards a Supply Train.']);
  });

  test('7.6 a dummy that a forage marker will show up', () => {
    const dummy = (turn: number) =>
      warned(allocating({ real: 0, dummies: 1 }, { turn, depots: {} }), { kind: 'dummy', hex: MANTUA });
    expect(dummy(6)).toEqual(['A forage marker at Mantua will show that this is a dummy.']);
    expect(dummy(1)).toEqual([]);
  });

  const placing = (more: Position): Table =>
    at({
      phase: 'newDepots',
      french: { [MANTUA]: ['f99-Serr'] },
      depots: { french: [MANTUA] },
      trains: [{ side: 'french', hex: '4229' }],
      ...more,
    });

  test('6.1, 8.7 a Depot that feeds nobody, or that nobody guards', () => {
    expect(warned(placing({}), { kind: 'depot', hex: '4229' })).toEqual([
      'A Depot at Genoa would supply none of your stacks right now.',
    ]);
    const near = placing({ coalition: { '4228': ['a99-Lipt'] }, french: { '4329': ['f99-Serr'] } });
    expect(warned(near, { kind: 'depot', hex: '4229' })).toEqual([
      'Nobody guards the Depot at Genoa, and the enemy is within a march.',
    ]);
  });

  test('6.1, 7.7 who stays hungry and which trains are lost when no more Depots come', () => {
    expect(warned(placing({ depots: {} }), 'done')).toEqual([
      'Out of supply as things stand: Mantua.',
      'Trains that do not become Depots are lost: Genoa.',
    ]);
  });

  test('18.1 stacks without a Depot at the start', () => {
    const table = at({ phase: 'firstDepots', french: { [MANTUA]: ['f99-Serr'] } });
    expect(warned(table, 'done')).toEqual(['Out of supply as things stand: Mantua.']);
    table.answer('french', { kind: 'depot', hex: MANTUA });
    expect(warned(table, 'done')).toEqual([]);
  });

  test('7.1 a Depot loaded up starves those who lived on it', () => {
    const table = at({
      phase: 'convertDepot',
      french: { [MANTUA]: ['f99-Serr'], [BRESCIA]: ['f99-Hatry'] },
      depots: { french: [MANTUA] },
    });
    expect(warned(table, { kind: 'convert', hex: MANTUA })).toEqual([
      'This leaves troops out of supply: Mantua and Brescia.',
    ]);
  });

  const rallying = (trains: number): Table =>
    at({
      phase: 'rally',
      french: { [MANTUA]: ['f99-Serr', 'Moreau'] },
      depots: { french: [MANTUA] },
      disrupted: ['f99-Serr'],
      trains: Array.from({ length: trains }, () => ({ side: 'french' as const, hex: MANTUA })),
    });

  test('8.1 rally or march, and units that stay disrupted', () => {
    expect(warned(rallying(1), { kind: 'rally', hex: MANTUA })).toHaveLength(1);
    expect(warned(rallying(2), { kind: 'rally', hex: MANTUA })).toEqual([]);
    expect(warned(rallying(1), 'done')).toEqual(['Units that could be rallied stay disrupted: Mantua.']);
  });
});
