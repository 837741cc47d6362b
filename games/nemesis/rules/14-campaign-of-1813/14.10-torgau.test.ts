import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { type Table, whereIs } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { isInSupply } from '../6-general-supply/6.1-in-supply.ts';

const TORGAU = '3614';
const LEIPZIG = '3715';
const TRAIN = { side: 'coalition', hex: LEIPZIG, faceUp: true } as const;

const marching = (more: Position = {}): Table =>
  at({
    scenario: '1813',
    turn: 14,
    phase: 'movement',
    next: 'coalition',
    coalition: { [LEIPZIG]: ['R-5', 'Blucher'] },
    french: { '4318': ['F-1', 'Davout'] },
    trains: [TRAIN],
    ...more,
  })
    .answer('coalition', { kind: 'move', from: LEIPZIG })
    .answer('coalition', 'march');

describe('14.10 Torgau', () => {
  test('14.10 no unit of either side enters it while Saxony is neutral (A-46)', () => {
    expect(marching().refusal('coalition', { kind: 'step', to: TORGAU })).toMatchObject({
      rule: '14.10',
      because: { key: 'hex.closedLand' },
    });
    const french = at({
      scenario: '1813',
      turn: 14,
      next: 'french',
      french: { [LEIPZIG]: ['F-1', 'Davout'] },
      coalition: { '2813': ['R-5'] },
      trains: [{ ...TRAIN, side: 'french' }],
    })
      .answer('french', { kind: 'move', from: LEIPZIG })
      .answer('french', 'march');
    expect(french.refusal('french', { kind: 'step', to: TORGAU }).rule).toBe('14.10');
  });

  test('14.10 it stays closed while the Confederation is merely shared', () => {
    const table = marching({ politics: { confederation: 'shared' } });
    expect(table.refusal('coalition', { kind: 'step', to: TORGAU }).rule).toBe('14.10');
  });

  test('14.10 once Saxony is with the Coalition, units may come', () => {
    const table = marching({ politics: { confederation: 'coalition', austria: 'coalition', armistice: 7 } });
    expect(table.asked().answers).toContainEqual({ kind: 'step', to: TORGAU });
  });

  test('14.10 no supply route passes it', () => {
    const fed = (confederation: 'french' | 'coalition'): boolean => {
      const { state } = at({
        scenario: '1813',
        turn: 14,
        phase: 'allocateTrains',
        politics: { confederation },
        coalition: { '3514': ['R-5'] },
        french: { '3515': ['F-1'], '3613': ['F-4'], '3513': ['F-8'], '3414': ['F-9'], '3413': ['F-10'] },
        depots: { coalition: [LEIPZIG] },
      });
      return isInSupply(state, 'coalition', '3514' as HexId);
    };
    expect(fed('french')).toBe(false);
    expect(fed('coalition')).toBe(true);
  });

  test('14.10 Thielmann and his Saxons are ordinary troops of the Coalition from then on', () => {
    const table = at({
      scenario: '1813',
      turn: 14,
      phase: 'politics',
      politics: { armistice: 7, austria: 'coalition', confederationDue: 'coalition' },
      coalition: { '3415': ['R-5'] },
      french: { '4318': ['F-1'] },
      due: ['N-Torgau', 'Thielmann'],
    });
    expect([whereIs(table, 'N-Torgau'), whereIs(table, 'Thielmann')]).toEqual([TORGAU, TORGAU]);
    expect(table.events('14.10').map(({ said }) => said.key)).toEqual(['saxony.joins']);
  });
});
