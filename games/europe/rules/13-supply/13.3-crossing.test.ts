import { describe, expect, test } from 'vitest';
import { nationId, seaId, zoneId } from '../../catalogue/catalogue.ts';
import { EDITIONS } from '../../catalogue/ids.ts';
import { type FleetAt, forceCalled } from '../../state/state.ts';
import { type Position, position } from '../../testing/position.ts';
import { mayLineCross } from './13.3-crossing.ts';
import { nearestLink, network } from './13.3-network.ts';
import { isSupplied } from './13.3-supply-lines.ts';

const sea = (id: string): FleetAt => ({ kind: 'sea', sea: seaId(id) });
const french = { control: nationId('france') };

describe.each(EDITIONS)('13.3 what a line of the Empire crosses (%s)', (edition) => {
  const crosses = (zone: string, wanted: Position = {}): boolean =>
    mayLineCross(position({ edition, forces: {}, ...wanted }), zoneId(zone), 'empire');
  test('13.3 open zones, in the enemy’s land too; no town of his, with a flag or without', () => {
    expect(crosses('villach')).toBe(true);
    expect(crosses('graz')).toBe(false);
    expect(crosses('graz', { zones: { graz: french } })).toBe(true);
    expect(crosses('munich', { zones: { munich: { control: nationId('austria') } } })).toBe(false);
  });
  test('13.3 neither his units nor his fortress, unless they are besieged', () => {
    expect(crosses('villach', { forces: { villach: ['aus_1'] } })).toBe(false);
    expect(crosses('salzbourg')).toBe(false);
    const siege = {
      forces: {
        salzbourg: [
          ['aus_1', 'besieged'],
          ['ney', 'fra_1'],
        ],
      },
      zones: { salzbourg: { siege: 0 } },
    };
    expect(crosses('salzbourg', siege)).toBe(true);
  });
  test('12.1, 13.3 not the land of a neutral, nor an open zone of it', () => {
    expect(crosses('bialystok')).toBe(false);
    expect(crosses('bialystok', { zones: { bialystok: french } })).toBe(true);
    expect(crosses('bialystok', { nations: { prussia: { side: 'coalition', status: 'belligerent' } } })).toBe(true);
  });
  test('13.3, 18.2.3 the land of a power in forced peace lies open to the side that imposed it', () => {
    const crossesIf = (by: 'empire' | 'coalition'): boolean => {
      const peace = { by, since: 1805, until: null, afterwards: 'neutral', forGood: false } as const;
      return crosses('graz', { nations: { austria: { side: 'neutral', status: 'forcedPeace', peace } } });
    };
    expect([crossesIf('empire'), crossesIf('coalition')]).toEqual([true, false]);
  });
  test('8.1.4, 13.3 the land of a forced ally lies open to the Empire, and to nobody else', () => {
    const nations = { austria: { side: 'neutral', status: 'forcedAlliance' } } as const;
    expect(crosses('graz', { nations })).toBe(true);
    expect(mayLineCross(position({ edition, forces: {}, nations }), zoneId('graz'), 'coalition')).toBe(false);
  });
});

test('13.3 a strait is closed to a line by enemy fleets that are alone in its sea', () => {
  const turkey = { side: 'coalition', status: 'belligerent' } as const;
  const link = (...fleets: readonly string[]): string | undefined => {
    const at = Object.fromEntries(fleets.map((fleet) => [fleet, sea('egee')]));
    const zones = { smyrne: { fortress: 'empty' } } as const;
    const g = position({ nations: { turkey }, forces: {}, fleets: at, zones });
    return nearestLink(network(g, 'coalition', nationId('turkey'), null), zoneId('brousse'))?.link;
  };
  expect(link()).toBe('constantinople');
  expect(link('fl_villeneuve')).not.toBe('constantinople');
  expect(link('fl_villeneuve', 'fl_nelson')).toBe('constantinople');
});

test('13.3 the strait within Denmark is never closed', () => {
  const danemark = { side: 'empire', status: 'ally', patron: nationId('france') } as const;
  const g = position({ nations: { danemark }, forces: {}, fleets: { fl_nelson: sea('detroits') } });
  expect(nearestLink(network(g, 'empire', nationId('danemark'), null), zoneId('kiel'))?.link).toBe('copenhague');
});

describe('13.3 ports', () => {
  const ships = (edition: '2013' | 'revised', port: string, wanted: Position = {}): boolean =>
    network(position({ edition, forces: {}, fleets: {}, ...wanted }), 'empire', nationId('france'), null).joined.has(
      zoneId(port),
    );
  test('13.3 in the first edition any port of one’s own ships, in the revised one with a fortress or a fixed depot', () => {
    expect([ships('2013', 'boulogne'), ships('revised', 'boulogne')]).toEqual([true, false]);
    expect(ships('revised', 'boulogne', { depots: { boulogne: 'france' } })).toBe(true);
    expect(ships('revised', 'brest')).toBe(true);
  });
  test('13.3 a port of one’s own is reached over land too, and in the first edition ships though it is no link', () => {
    const next = (edition: '2013' | 'revised'): string | undefined => {
      const zones = { trieste: french, venise: french, zara: french };
      const g = position({ edition, forces: {}, fleets: {}, zones });
      return network(g, 'coalition', nationId('austria'), null).joined.get(zoneId('fiume'));
    };
    expect([next('2013'), next('revised')]).toEqual(['laibach', undefined]);
  });
  test('13.3 not while the enemy stands in it, nor when he holds it', () => {
    expect(ships('2013', 'boulogne', { forces: { boulogne: ['gbr_1'] } })).toBe(false);
    expect(ships('2013', 'boulogne', { zones: { boulogne: { control: nationId('britain') } } })).toBe(false);
  });
  test.each(EDITIONS)(
    '13.3 a besieged port feeds its garrison by sea, unless it is blockaded, and nobody else (%s)',
    (edition) => {
      const forces = {
        gibraltar: [
          ['gbr_1', 'besieged'],
          ['castanos', 'esp_1'],
        ],
      };
      const besieged = (fleets: Position['fleets'] = {}): boolean => {
        const spain = { side: 'empire', status: 'belligerent' } as const;
        const zones = { gibraltar: { siege: 0 } };
        const g = position({ edition, nations: { spain }, forces, zones, fleets });
        expect(network(g, 'coalition', nationId('britain'), null).joined.has(zoneId('gibraltar'))).toBe(false);
        return isSupplied(g, forceCalled(g, 'gbr_1' as never));
      };
      expect(besieged()).toBe(true);
      expect(besieged({ fl_villeneuve: { kind: 'blockade', zone: zoneId('gibraltar') } })).toBe(false);
    },
  );
});

test('13.3 lines that were kept are found again when a friend leaves a place that is fought for', () => {
  const g = position({ forces: { munich: [['bav_1'], ['aus_1']] }, fleets: {} });
  const serves = (state: typeof g): boolean =>
    network(state, 'empire', nationId('baviere'), null).joined.has(zoneId('munich'));
  expect(serves(g)).toBe(true);
  const left = { ...g, forces: g.forces.filter(({ id }) => id !== forceCalled(g, 'bav_1' as never)) };
  expect([serves(left), serves(g)]).toEqual([false, true]);
});
