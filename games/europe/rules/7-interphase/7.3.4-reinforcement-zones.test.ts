import { describe, expect, test } from 'vitest';
import { EDITIONS, type NationId } from '../../catalogue/ids.ts';
import { type Position, position } from '../../testing/position.ts';
import { minorZones, reinforcementZones } from './7.3.4-reinforcement-zones.ts';

const zonesOf = (nation: string, wanted: Position = {}): readonly string[] =>
  reinforcementZones(position({ forces: {}, fleets: {}, ...wanted }), nation as NationId);
const french = { nation: 'france' as NationId };

describe.each(EDITIONS)('7.3.4 where new units are placed (%s)', (edition) => {
  test('7.3.4 the capital, and fortresses of the national territory', () => {
    const austrian = zonesOf('austria', { edition });
    expect(austrian).toContain('vienne');
    expect(austrian).toContain('prague');
    expect(austrian).not.toContain('graz');
    expect(zonesOf('spain', { edition })).toContain('madrid'); // a capital without walls
  });
  test('7.3.4 example: Illyria and Friuli are French, but Italy lies between them and France', () => {
    const zones = { trieste: french, laibach: french, zara: french, fiume: french, villach: french };
    const open = zonesOf('france', { edition, zones });
    expect(open).toContain('strasbourg');
    expect(open.filter((id) => id in zones)).toEqual([]);
  });
  test('7.3.4 example: Britain has none at Gibraltar or Malta', () => {
    const open = zonesOf('britain', { edition });
    expect(open).toContain('londres');
    expect(open.filter((id) => ['gibraltar', 'malte', 'dublin'].includes(id))).toEqual([]);
  });
  test('7.3.4 not in a zone that another holds, a fortress that is besieged or lies empty, nor among enemies', () => {
    const without = (wanted: Position): boolean => !zonesOf('austria', { edition, ...wanted }).includes('prague');
    expect(without({})).toBe(false);
    expect(without({ zones: { prague: { control: 'france' as NationId } } })).toBe(true);
    expect(without({ zones: { prague: { fortress: 'empty' } } })).toBe(true);
    const before = { prague: ['davout', 'fra_1', 'fra_2'] };
    expect(without({ zones: { prague: { siege: 0 } }, forces: before })).toBe(true);
    expect(without({ zones: { prague: { siege: 0 } } })).toBe(true);
    expect(without({ forces: before })).toBe(true);
  });
  test('7.3.4, 8.1.4 guests in the capital of a forced ally are no enemies', () => {
    const prussia = { side: 'neutral', status: 'forcedAlliance' } as const;
    const guests = { berlin: ['davout', 'fra_1'] };
    expect(zonesOf('prussia', { edition, nations: { prussia }, forces: guests })).toContain('berlin');
  });
});

test.each([
  ['2013', true],
  ['revised', false],
] as const)('7.3.4 whether a strait joins land to the capital (%s)', (edition, joined) => {
  const turkish = { nation: 'turkey' as NationId, fortress: 'active' as const };
  expect(zonesOf('turkey', { edition, zones: { brousse: turkish } }).includes('brousse')).toBe(joined);
});

test.each(EDITIONS)(
  '7.3.3 units of a minor power: its capital and its fortresses, in the hands of its side (%s)',
  (edition) => {
    const zones = (wanted: Position = {}): readonly string[] =>
      minorZones(position({ edition, forces: {}, ...wanted }), 'baviere' as NationId, 'empire');
    expect(zones()).toContain('munich');
    expect(zones()).not.toContain('nuremberg');
    expect(zones({ zones: { munich: { control: 'austria' as NationId } } })).not.toContain('munich');
    expect(zones({ forces: { munich: ['mack', 'aus_1'] } })).not.toContain('munich');
    // The town from which a revolt came is its home, no matter who owns the land.
    const tyrol = { tyrol: { side: 'coalition', status: 'inRevolt', patron: null } } as const;
    const innsbruck = { nation: 'baviere' as NationId, control: 'austria' as NationId };
    const home = minorZones(
      position({ edition, forces: {}, nations: tyrol, zones: { innsbruck } }),
      'tyrol' as NationId,
      'coalition',
    );
    expect(home).toEqual(['innsbruck']);
  },
);
