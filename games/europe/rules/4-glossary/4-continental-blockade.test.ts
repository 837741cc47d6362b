import { describe, expect, test } from 'vitest';
import { tables } from '../../scenario/editions.ts';
import { type Edition, EDITIONS, type NationId, type SeaId } from '../../catalogue/ids.ts';
import { victoryPhase } from '../19-victory/19-victory.ts';
import { type Position, position } from '../../testing/position.ts';
import { isBlockadeClosed, isPortClosed } from './4-continental-blockade.ts';

const port = (wanted: Position, zone: string): boolean =>
  isPortClosed(position(wanted), zone as Parameters<typeof isPortClosed>[1]);
const beaten = { empire: 1, coalition: 0 };
const quiet = { side: 'neutral', status: 'neutral', beaten } as const;

/** A British fleet cuts Naples off by sea. */
const OFF_NAPLES: NonNullable<Position['fleets']> = { fl_ball: { kind: 'sea', sea: 'tyrrhenienne' as SeaId } };

/** Every port of the ring is land of France. */
const ring = (edition: Edition, except: readonly string[] = []): NonNullable<Position['zones']> => {
  const closed = [...tables({ edition }).blockade.ports].filter((zone) => !except.includes(zone));
  return Object.fromEntries(closed.map((zone) => [zone, { nation: 'france' as NationId, control: null }]));
};
const closed = (wanted: Position): boolean => isBlockadeClosed(position(wanted));

describe.each(EDITIONS)('4 Continental Blockade (%s)', (edition) => {
  test('4 ports of France and of her allies are closed, those of neutrals and of the Coalition open', () => {
    const at = (zone: string, nations: Position['nations'] = {}): boolean => port({ edition, nations }, zone);
    expect(['brest', 'amsterdam', 'cadix'].map((zone) => at(zone))).toEqual([true, true, true]);
    expect(['danzig', 'copenhague', 'riga', 'lisbonne'].map((zone) => at(zone))).toEqual([false, false, false, false]);
  });
  test('4, 18.2.2 a beaten power closes its ports, neutral or in forced peace, until it fights again', () => {
    const prussia = (row: object): boolean => port({ edition, nations: { prussia: row } }, 'danzig');
    expect(prussia(quiet)).toBe(true);
    expect(prussia({ ...quiet, status: 'forcedPeace' })).toBe(true);
    expect(prussia({ side: 'neutral', status: 'forcedAlliance' })).toBe(true);
    expect(prussia({ side: 'coalition', status: 'belligerent', beaten })).toBe(false);
    expect(prussia({ side: 'neutral', status: 'neutral' })).toBe(false);
  });
  test('3.2, 4 a flag closes a port only in supply', () => {
    const flag = { control: 'france' as NationId };
    const wanted: Position = { edition, forces: {}, fleets: OFF_NAPLES, zones: { naples: flag } };
    expect(port(wanted, 'naples')).toBe(false);
    expect(port({ ...wanted, zones: { naples: flag, rome: flag } }, 'naples')).toBe(true);
  });
  test('4 the ring is closed when the last port is', () => {
    expect(closed({ edition, zones: ring(edition) })).toBe(true);
    expect(closed({ edition, zones: ring(edition, ['riga']) })).toBe(false);
    expect(closed({ edition, zones: ring(edition, ['copenhague']) })).toBe(false);
  });
});

test('18.2.2 minor allies of a beaten power follow it in the first edition alone', () => {
  const nations = { austria: quiet, papaute: { side: 'neutral', patron: 'austria' as NationId } } as const;
  expect(port({ edition: '2013', nations }, 'ancone')).toBe(true);
  expect(port({ edition: 'revised', nations }, 'ancone')).toBe(false);
});

describe('4 the peninsula is left out', () => {
  const { iberianPorts, pyreneanFortresses } = tables({ edition: '2013' }).blockade;
  const french = (zones: readonly string[]): NonNullable<Position['zones']> =>
    Object.fromEntries(zones.map((zone) => [zone, { control: zone === 'bayonne' ? null : ('france' as NationId) }]));
  const spain = { spain: { side: 'coalition', status: 'belligerent' } } as const;
  const wanted = (edition: Edition, frontier: readonly string[], played: readonly string[]): Position => ({
    edition,
    nations: spain,
    played,
    forces: {},
    fleets: {},
    zones: { ...ring(edition, [...iberianPorts]), ...french(frontier) },
  });
  const border = pyreneanFortresses.filter((zone) => zone !== 'perpignan');

  test('4 2013: in the War of Liberation, if France holds the fortresses on both sides of the frontier', () => {
    expect(closed(wanted('2013', border, ['22C']))).toBe(true);
    expect(closed(wanted('2013', border, []))).toBe(false);
    expect(
      closed(
        wanted(
          '2013',
          border.filter((zone) => zone !== 'gerone'),
          ['22C'],
        ),
      ),
    ).toBe(false);
  });
  test('4 revised: whenever Spain is at war, if the Empire holds every zone along it', () => {
    expect(closed(wanted('revised', border, []))).toBe(true);
    const open = wanted('revised', border, []);
    const zones = { ...open.zones, toulouse: { control: 'spain' as NationId } };
    expect(closed({ ...open, zones })).toBe(false);
    expect(closed({ ...wanted('2013', border, ['22C']), zones: { ...open.zones, toulouse: zones.toulouse } })).toBe(
      true,
    );
  });
});

describe.each(EDITIONS)('19 the award (%s)', (edition) => {
  const level = (wanted: Position): number | null => {
    const g = position({ edition, clock: { phase: 'victory', year: 1808 }, zones: ring(edition), ...wanted });
    victoryPhase(g).next();
    return g.tracks.victory;
  };
  test('19 a closed blockade is worth two points once 25F was played', () => {
    expect(level({ played: ['25F'] })).toBe(7);
    expect(level({})).toBe(5);
  });
  test('19 49F in a year of licences it is not scored', () => {
    expect(level({ played: ['25F'], effects: [{ card: null, kind: 'licences', year: 1808 }] })).toBe(5);
    expect(level({ played: ['25F'], effects: [{ card: null, kind: 'licences', year: 1807 }] })).toBe(7);
  });
  test('19 the points are lost when it is broken', () => {
    expect(level({ played: ['25F'], zones: {}, tracks: { standing: ['blockadeClosed'] } })).toBe(3);
  });
});
