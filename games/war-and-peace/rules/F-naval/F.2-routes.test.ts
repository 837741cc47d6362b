import { describe, expect, test } from 'vitest';
import { hexId } from '../../catalogue/map.ts';
import { zoneId } from '../../catalogue/seas.ts';
import { routesFrom, stepsFrom, watersOf, type Water } from './F.2-routes.ts';

const cost = (from: Water, to: string): number | undefined => routesFrom(from).find((route) => route.to === to)?.cost;

describe('F.2 naval movement', () => {
  test('F.2.a, F.2.g NM1: example 1, a transport from Gibraltar reaches Walcheren with its four points', () => {
    const route = routesFrom(hexId('A7')).find(({ to }) => to === 'GG17');
    expect(route).toEqual({ to: 'GG17', cost: 4, way: ['atlantic', 'north_sea', 'GG17'] });
  });
  test('F.2.g NM2: example 2, a squadron from Brest reaches North America', () => {
    expect(cost(hexId('Z7'), 'north_america')).toBe(4);
  });
  test('F.2.f, F.2.g NM4: from Copenhagen by the Baltic to Danzig', () => {
    expect([cost(hexId('NN26'), 'baltic'), cost(hexId('NN26'), 'LL32')]).toEqual([1, 2]);
    expect(cost(hexId('A7'), 'south_america')).toBeUndefined();
  });
  test('F.2.e ports on a boundary open to both zones', () => {
    expect(watersOf(hexId('NN26'))).toEqual(expect.arrayContaining([zoneId('baltic'), zoneId('north_sea')]));
  });
  test('F.2.d, F.2.j London and Bordeaux are entered from their sea at the price of a port', () => {
    expect(stepsFrom(zoneId('north_sea'))).toContainEqual({ to: 'FF12', cost: 1 });
    expect(stepsFrom(zoneId('atlantic'))).toContainEqual({ to: 'R12', cost: 1 });
    expect(stepsFrom(zoneId('north_sea'))).toContainEqual({ to: 'FF13', cost: 2 });
  });
});
