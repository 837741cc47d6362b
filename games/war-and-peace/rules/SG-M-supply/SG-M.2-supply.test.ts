import { describe, expect, test } from 'vitest';
import { cityCards, cityId } from '../../catalogue/cities.ts';
import type { HexId, Holder } from '../../catalogue/ids.ts';
import { hexId, overland } from '../../catalogue/map.ts';
import { troopsAt } from '../../state/index.ts';
import { type Position, position } from '../../testing/position.ts';
import { plainCost } from '../SG-J-ground-movement/SG-J.2-costs.ts';
import { isSupplied, supplyLine } from './SG-M.2-supply.ts';

/** The cheapest way overland. */
const cheapest = (from: string, to: string): number | undefined => {
  const best = new Map<HexId, number>([[hexId(from), 0]]);
  const queue: HexId[] = [hexId(from)];
  for (const hex of queue)
    for (const next of overland(hex)) {
      const cost = (best.get(hex) ?? 0) + plainCost(next);
      if (cost < (best.get(next) ?? Infinity)) {
        best.set(next, cost);
        queue.push(next);
      }
    }
  return best.get(hexId(to));
};
const nobody = Object.fromEntries(cityCards.map(({ id }): [string, Holder] => [id, 'nobody']));
/** A French line when this city is the only one that France holds. */
const line = (only: string, to: string, more: Position = {}): number | undefined =>
  supplyLine(
    position({ forces: {}, ...more, cities: { ...nobody, [only]: more.cities?.[only] ?? 'france' } }),
    'france',
    'pro',
    hexId(to),
  );

describe('SG M supply', () => {
  test.each([
    ['O19', 'AA15', 12],
    ['Z21', 'Z30', 9],
    ['Z21', 'Z23', 2],
    ['P11', 'J8', 7],
    ['F2', 'J8', 8],
    ['JJ36', 'MM43', 8],
    ['HH34', 'OO47', 16],
    ['HH27', 'AA15', 16],
    ['T22', 'Z30', 12],
    ['MM34', 'QQ37', 5],
    ['OO47', 'AA15', 39],
    ['B5', 'A7', 2],
    ['MM37', 'OO47', 11],
    ['FF35', 'Z30', 8],
    ['CC21', 'AA15', 7],
    ['MM38', 'AA15', 29],
  ])('SG J.2 MAP: from %s to %s costs %i', (from, to, cost) => expect(cheapest(from, to)).toBe(cost));

  test('SG M.2 SUP: a line of twelve points reaches Madrid from Bayonne and not Lisbon', () => {
    expect(line('bayonne', 'J8')).toBe(7);
    expect(line('bayonne', 'F2')).toBeUndefined();
  });
  test('H.2.c, H.2.d, SG M.3 SUP: Warsaw feeds Smolensk and not Moscow; so does Grodno', () => {
    const fed = (city: string, to: string) =>
      line(city, to, { history: { sources: { pro: [cityId(city)], anti: [] } } });
    expect([fed('warsaw', 'MM43'), fed('warsaw', 'OO47'), fed('grodno', 'MM43'), fed('grodno', 'OO47')]).toEqual([
      11,
      undefined,
      8,
      undefined,
    ]);
  });
  test('SG M.3 a captured city of an unconquered state is no source', () => {
    expect(line('moscow', 'OO47')).toBeUndefined();
  });
  test('SG M.3 cities of satellites are sources, and production cities of allies', () => {
    expect(line('munich', 'Z30', { cities: { munich: 'bavaria' } })).toBe(6);
    const g = position({ forces: {}, cities: nobody });
    expect(
      supplyLine(position({ forces: {}, cities: { ...nobody, vienna: 'austria' } }), 'russia', 'anti', hexId('AA31')),
    ).toBeDefined();
    expect(supplyLine(g, 'russia', 'anti', hexId('AA31'))).toBeUndefined();
  });
  test('SG M.2 enemies in the field cut a line, friends beside them keep it open', () => {
    const cut = (hexes: Readonly<Record<string, readonly string[]>>): number | undefined =>
      line('strasbourg', 'Z23', { forces: hexes });
    const ring = Object.fromEntries(['Z22', 'AA22', 'AA21', 'Y21', 'Y22', 'Z20'].map((hex) => [hex, ['austria 1 I']]));
    expect(cut({})).toBe(2);
    expect(cut(ring)).toBeUndefined();
  });
  test('SG M.2 a line passes through neutral ground, and past the troops of a neutral state', () => {
    const sources = { pro: [cityId('magdeburg')], anti: [] };
    const through = (HH28: readonly string[]): number | undefined =>
      line('magdeburg', 'HH29', { forces: { HH28 }, history: { sources } });
    expect(position({}).politics.status.prussia).toBe('neutral');
    expect(through([])).toBeGreaterThan(0);
    expect(through(['prussia 3 I'])).toBe(through([]));
  });
  test('SG M.2 an enemy garrison cuts a line as well, until it is besieged', () => {
    const past = (besiegers: readonly string[]): number | undefined =>
      line('strasbourg', 'Z24', { forces: { Z23: ['inside austria 2 I', ...besiegers] } });
    expect(past(['france 2 I'])).toBe(3);
    expect(past([])).toBeGreaterThan(3);
  });
  test('F.3.b, SG M.5 troops landed this segment are supplied, a garrison for two months', () => {
    const g = position({ clock: { year: 1806, month: 6 }, forces: { OO47: ['france 3 I landed'] } });
    expect(isSupplied(g, hexId('OO47'), troopsAt(g, hexId('OO47')))).toBe(true);
    const shut = (months: number): boolean => {
      const siege = position({
        clock: { year: 1806, month: 6 },
        forces: { OO47: ['inside france 3 I', 'russia 3 I'] },
        cities: { moscow: 'france' },
        sieges: { moscow: months },
      });
      return isSupplied(
        siege,
        hexId('OO47'),
        troopsAt(siege, hexId('OO47')).filter(({ inside }) => inside),
      );
    };
    expect([shut(1), shut(2)]).toEqual([true, false]);
  });
});
