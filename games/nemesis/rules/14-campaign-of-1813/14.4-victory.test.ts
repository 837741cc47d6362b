import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { checkScenario, type Scenario, shippedScenarios } from '../../scenario/scenario.ts';
import { at, type Position } from '../../testing/position.ts';
import { citiesHeld } from './14.4-victory.ts';

const BERLIN = '3512';
const FRANKFURT_ODER = '3412';
const KONIGSBERG = '2507';
const WARSAW = '2312';
const DRESDEN = '3415';
const HAMBURG = '4010';
const MUNICH = '3821';
const PRAGUE = '3317';
const VIENNA = '3021';
const OF_THE_CONFEDERATION = [DRESDEN, '3813', MUNICH, '4113', '4220', '4514'];

/** The end of Turn 19, with nothing on the map but what the test puts there. */
const atTheEnd = (wanted: Position = {}) => at({ scenario: '1813', turn: 19, phase: 'allegiance', ...wanted });
const held = (table: ReturnType<typeof atTheEnd>, side: 'french' | 'coalition') =>
  table.events('victory.territory').find(({ said }) => said.params['side'] === side)?.said.params['cities'] as HexId[];
const points = (wanted: Position = {}) => atTheEnd(wanted).result?.points;

describe('14.4 victory in 1813', () => {
  test('14.4a each side holds the cities of its own land that no enemy occupies', () => {
    const table = atTheEnd();
    expect(held(table, 'coalition').toSorted()).toEqual([KONIGSBERG, FRANKFURT_ODER, BERLIN]);
    expect(held(table, 'french').toSorted()).toEqual(
      [WARSAW, HAMBURG, '4227', '4229', ...OF_THE_CONFEDERATION].toSorted(),
    );
  });

  test('14.4a a city counts for the enemy whose combat unit stands in it, disrupted or not', () => {
    const table = atTheEnd({ french: { [BERLIN]: ['F-35'] }, disrupted: ['F-35'] });
    expect(held(table, 'french')).toContain(BERLIN);
    expect(held(table, 'coalition')).not.toContain(BERLIN);
  });

  test('14.4a a commander alone takes no city (A-61)', () => {
    expect(held(atTheEnd({ french: { [BERLIN]: ['Eugene'] } }), 'coalition')).toContain(BERLIN);
  });

  test('14.4a Warsaw is French though the Duchy supplies both sides (A-41)', () => {
    expect(held(atTheEnd(), 'french')).toContain(WARSAW);
    expect(held(atTheEnd({ coalition: { [WARSAW]: ['R-3'] } }), 'coalition')).toContain(WARSAW);
  });

  test('14.4a Hamburg counts as France, whatever becomes of the Confederation (A-41)', () => {
    const politics = { confederation: 'coalition', austria: 'coalition', armistice: 9 } as const;
    expect(held(atTheEnd({ politics }), 'french')).toContain(HAMBURG);
  });

  test('14.4a a Confederation that is friendly to both for supply still counts as French (A-41)', () => {
    expect(held(atTheEnd({ politics: { confederation: 'shared' } }), 'french')).toEqual(
      expect.arrayContaining(OF_THE_CONFEDERATION),
    );
  });

  test('14.4a a Confederation that has changed sides brings its cities to the Coalition (A-41)', () => {
    const politics = { confederation: 'coalition', austria: 'coalition', armistice: 9 } as const;
    const table = atTheEnd({ politics, french: { [DRESDEN]: ['F-1'] } });
    expect(held(table, 'coalition')).toEqual(expect.arrayContaining([MUNICH, '3813', '4113', '4220', '4514']));
    expect(held(table, 'french')).toContain(DRESDEN);
  });

  test('14.4a Prague and Vienna count only if Austria has joined the Coalition', () => {
    const neutral = atTheEnd();
    expect([...held(neutral, 'coalition'), ...held(neutral, 'french')]).not.toContain(PRAGUE);
    expect([...held(neutral, 'coalition'), ...held(neutral, 'french')]).not.toContain(VIENNA);
    const joined = atTheEnd({
      politics: { austria: 'coalition', armistice: 9 },
      french: { [PRAGUE]: ['F-1'] },
    });
    expect(held(joined, 'coalition')).toContain(VIENNA);
    expect(held(joined, 'french')).toContain(PRAGUE);
  });

  test('14.4a in a neutral Austria they count for nobody, no matter who may be there', () => {
    expect(held(atTheEnd({ coalition: { [PRAGUE]: ['R-3'], [VIENNA]: ['R-4'] } }), 'coalition')).toHaveLength(3);
  });

  test('14.4b Battle points are added to the cities', () => {
    expect(points()).toEqual({ coalition: 3 + 6, french: 10 + 6 });
    expect(points({ ledgers: { coalition: { battlePoints: 10 }, french: { battlePoints: 2 } } })).toEqual({
      coalition: 13,
      french: 12,
    });
  });

  test('14.4 more points win, by however little', () => {
    const winner = (coalition: number) =>
      atTheEnd({ ledgers: { coalition: { battlePoints: coalition }, french: { battlePoints: 12 - coalition } } }).result
        ?.winner;
    expect(winner(9)).toBe('french'); // 12 to 13
    expect(winner(10)).toBe('coalition'); // 13 to 12
  });

  test('14.4 the French win when the points are level', () => {
    // Thirteen or fifteen cities and twelve Battle points are never level, so one city is left out.
    const campaign = shippedScenarios.get('1813') as Scenario;
    const victoryCities = campaign.victoryCities.filter((hex) => hex !== HAMBURG);
    const scenario = checkScenario({ ...campaign, id: 'without-hamburg', victoryCities });
    const tied = atTheEnd({
      scenario,
      ledgers: { coalition: { battlePoints: 9 }, french: { battlePoints: 3 } },
    });
    expect(tied.result).toMatchObject({ winner: 'french', points: { coalition: 12, french: 12 } });
  });

  test('14.4a the points of a city follow it at once', () => {
    const table = at({ scenario: '1813', turn: 5, phase: 'movement', french: { [BERLIN]: ['F-1'] } });
    expect(citiesHeld(table.state, 'french')).toContain(BERLIN);
  });
});
