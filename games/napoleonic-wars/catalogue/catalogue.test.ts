import { describe, expect, test } from 'vitest';
import {
  CARDS,
  card,
  capitalsOf,
  DUCHIES,
  duchiesOf,
  duchy,
  duchyId,
  links,
  linkBetween,
  nation,
  portZones,
  RESERVES,
  rolesOf,
  scenario,
  ZONES,
  zone,
} from './catalogue.ts';
import { NATIONS, POWERS, SCENARIOS } from './ids.ts';

describe('the map', () => {
  test('3 has fifteen Zones, each Adjacent to others that are Adjacent to it', () => {
    expect(ZONES).toHaveLength(15);
    for (const id of ZONES) for (const other of zone(id).adjacent) expect(zone(other).adjacent).toContain(id);
  });
  test('3 every Fortress is a Key, with strength 4 at Gibraltar and 2 elsewhere', () => {
    for (const id of DUCHIES.filter((each) => duchy(each).fortress > 0)) {
      expect(duchy(id).key).toBe(true);
      expect(duchy(id).fortress).toBe(id === 'gibraltar' ? 4 : 2);
    }
  });
  test('3 Cornwall has a two-Zone Port, Corsica one of one Zone', () => {
    expect(portZones(duchyId('cornwall'))).toHaveLength(2);
    expect(portZones(duchyId('corsica'))).toHaveLength(1);
  });
  test('7.43 seven Dual Associates: five British over French, Hanover and Warsaw', () => {
    const dual = DUCHIES.filter((id) => duchy(id).kind === 'dual');
    expect(dual).toHaveLength(7);
    expect(dual.filter((id) => duchy(id).dualWith === 'britain' && duchy(id).owner === 'france')).toHaveLength(5);
    expect(duchy(duchyId('warsaw'))).toMatchObject({ owner: 'prussia', dualWith: 'france' });
  });
  test('5.81, 4.4 Keys of the map give the Hands of 1805', () => {
    for (const id of NATIONS) {
      const keys = duchiesOf(id).filter((each) => duchy(each).key).length;
      expect(scenario('1805').keys[id]).toBe(keys);
      expect(scenario('1805').hands[id]).toBe(Math.floor(keys / 2));
    }
  });
  test('9.3 connections run both ways', () => {
    for (const id of DUCHIES) for (const { to, kind } of links(id)) expect(linkBetween(to, id)).toBe(kind);
  });
});

describe('the nations and cards', () => {
  test('2.2 the Flags of the others make those of France', () => {
    const others = NATIONS.filter((id) => id !== 'france').reduce((sum, id) => sum + nation(id).flags, 0);
    expect(nation('france').flags).toBe(others);
  });
  test('6.2 one Reserve to a nation, two to France and Britain', () => expect(RESERVES).toHaveLength(11));
  test('15.1 Russia has two Capitals', () => expect(capitalsOf('russia')).toHaveLength(2));
  test('6 there are 110 cards with different names in both languages', () => {
    for (const language of ['en', 'fr'] as const)
      expect(new Set(CARDS.map((id) => card(id).name[language])).size).toBe(CARDS.length);
  });
});

describe('the scenarios', () => {
  test.each(SCENARIOS)('%s: every Power is played once at most', (id) => {
    for (const players of [2, 3, 4, 5]) {
      const powers = rolesOf(id, players).flat();
      expect(new Set(powers).size).toBe(powers.length);
      expect(powers.every((power) => POWERS.includes(power))).toBe(true);
    }
  });
  test('4.31 the war of 1812 is for two or three players', () => {
    expect([2, 3, 4, 5].filter((players) => rolesOf('1812', players).length > 0)).toEqual([2, 3]);
  });
});
