import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { position, type Position } from '../../testing/position.ts';
import { isSupplied } from './13.3-supply-lines.ts';

describe.each(EDITIONS)('20.1 the Chouans (%s)', (edition) => {
  const supplied = (zone: string, wanted: Position = {}): boolean => {
    const g = position({
      edition,
      scenario: '1815',
      fleets: {},
      zones: { rouen: { control: 'britain' as never } },
      forces: { [zone]: ['cho_1'] },
      ...wanted,
    });
    return g.forces.every(({ id }) => isSupplied(g, id));
  };
  test('20.1 are supplied in Poitou and Brittany', () => {
    expect([supplied('poitiers'), supplied('brest')]).toEqual([true, true]);
  });
  test('20.1 elsewhere only from a port of their side where a British depot lies', () => {
    expect(supplied('rouen')).toBe(false);
    expect(supplied('rouen', { depots: { rouen: 'britain' } })).toBe(true);
    expect(supplied('rouen', { depots: { rouen: 'prussia' } })).toBe(false);
    expect(supplied('rouen', { depots: { rouen: 'britain' }, zones: {} })).toBe(false);
  });
  test('20.1 a British depot inland feeds them not', () => {
    const zones = { rouen: { control: 'britain' as never }, paris: { control: 'britain' as never } };
    expect(supplied('rouen', { zones, depots: { paris: 'britain' } })).toBe(false);
  });
});
