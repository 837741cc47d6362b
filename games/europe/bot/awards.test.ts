import { describe, expect, test } from 'vitest';
import { zoneId } from '../catalogue/catalogue.ts';
import { tables } from '../scenario/editions.ts';
import type { NationId, Side } from '../catalogue/ids.ts';
import { type Position, position } from '../testing/position.ts';
import { shares } from './awards.ts';
import { worthOf } from './goals.ts';
import { situation } from './situation.ts';

const { ports, iberianPorts, pyreneanZones } = tables({ edition: 'revised' }).blockade;
const french = (zones: Iterable<string>, except: readonly string[] = []): NonNullable<Position['zones']> =>
  Object.fromEntries(
    [...zones].filter((id) => !except.includes(id)).map((id) => [id, { nation: 'france' as NationId, control: null }]),
  );
const seen = (wanted: Position, side: Side = 'empire') => situation(position({ edition: 'revised', ...wanted }), side);
const found = (wanted: Position, side: Side = 'empire'): readonly string[] => [
  ...shares(seen(wanted, side), 'shares').keys(),
];
const SPAIN = { spain: { side: 'coalition', status: 'belligerent' } } as const;

describe('Glossary: the Continental Blockade', () => {
  const played = ['25F'];
  test('the last open port is worth more than one of several, and nothing before 25F', () => {
    const worth = (open: readonly string[], cards = played): number =>
      worthOf(seen({ zones: french(ports, open), played: cards }), zoneId('lisbonne'));
    expect(worth(['lisbonne'])).toBeGreaterThan(worth(['lisbonne', 'naples']));
    expect(worth(['lisbonne', 'naples'])).toBeGreaterThan(worth(['lisbonne', 'naples'], []));
  });
  test('a port that a neutral keeps open makes the others worth no more', () => {
    expect(found({ zones: french(ports, ['lisbonne', 'copenhague']), played })).toEqual([]);
  });
  test('while Spain resists the frontier of the Pyrenees shuts her ports off', () => {
    const zones = french([...ports, ...pyreneanZones.french], [...iberianPorts]);
    expect(new Set(found({ zones, nations: SPAIN, played }))).toEqual(new Set(pyreneanZones.spanish));
  });
});

describe('18.2.1 the War of Liberation', () => {
  const played = ['22C'];
  test('Madrid and the ports of the peninsula are wanted', () => {
    const wanted = found({ nations: SPAIN, played });
    for (const id of ['madrid', ...iberianPorts]) expect(wanted).toContain(id);
  });
  test('19 with the points that win the game they are worth more', () => {
    const cadiz = (victory: number): number =>
      worthOf(seen({ nations: SPAIN, played, tracks: { victory } }), zoneId('cadix'));
    expect(cadiz(18)).toBeGreaterThan(cadiz(12));
  });
  test('19 these are points of the Empire: the Coalition wants none of them', () => {
    expect(found({ nations: SPAIN, played: ['22C', '25F'] }, 'coalition')).toEqual([]);
  });
});
