import { describe, expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import {
  EDITIONS,
  type FleetId,
  type GeneralId,
  type NationId,
  type SeaId,
  type UnitId,
  type ZoneId,
} from '../../catalogue/ids.ts';
import { fleetRow, force, generalRow, isForce, unitRow, zone } from '../../state/state.ts';
import type { Position, Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { withdrawFrom } from './18.2.3-redeployment.ts';

const AUSTRIA = nationId('austria');
const submitted = {
  austria: {
    side: 'neutral',
    status: 'forcedPeace',
    peace: { by: 'empire', since: 1805, until: 1807, afterwards: 'neutral', forGood: false },
  },
  papaute: { side: 'neutral' },
  thuringe: { side: 'neutral' },
} as const;
const leaving = (wanted: Position): Table =>
  scene({ nations: submitted, fleets: {}, clock: { phase: 'conquests', year: 1805 }, ...wanted }, (g) =>
    withdrawFrom(g, AUSTRIA, 'empire', 'friends'),
  );
const zoneOf = ({ state }: Table, piece: string): string => {
  const row = state.generals.find(({ id }) => id === piece)
    ? generalRow(state, piece as GeneralId)
    : unitRow(state, piece as UnitId);
  return isForce(row.at) ? force(state, row.at).zone : row.at;
};

describe.each(EDITIONS)('18.2.3 after the peace (%s)', (edition) => {
  test('18.2.3 friends who stood in one force part: each to his own', () => {
    const forces = { budapest: ['koutouzov', 'armee_1ere', 'rus_5', 'rus_6', 'aus_9'] };
    const table = leaving({ edition, forces });
    if (edition === '2013') table.answer('coalition', { kind: 'comeHome', force: 'aus_9', zone: 'prague' });
    expect(zoneOf(table, 'rus_5')).toBe('neminov');
    expect(zoneOf(table, 'koutouzov')).toBe('neminov');
    expect(zoneOf(table, 'aus_9')).toBe(edition === '2013' ? 'prague' : 'budapest');
  });
  test('11, 18.2.3 two corps that lose their general by it do not stay in one zone', () => {
    const forces = { budapest: ['koutouzov', 'armee_1ere', 'rus_5', 'rus_6', 'aus_8', 'aus_9'] };
    const table = leaving({ edition, forces });
    while (table.questions().length > 0) table.pick(table.asked().by, () => true);
    const zones = ['aus_8', 'aus_9'].map((unit) => zoneOf(table, unit));
    expect(new Set(zones).size).toBe(2);
    expect(zones.includes('budapest')).toBe(edition === 'revised');
  });
  test('18.2.3 the forces of the loser: all to key zones in the first edition, those abroad in the revised one', () => {
    const forces = { graz: ['charles', 'aus_1'], venise: ['jean', 'aus_2'] };
    const zones = { venise: { nation: 'italie' as NationId } };
    const table = leaving({ edition, forces, zones });
    if (edition === '2013') table.answer('coalition', { force: 'charles', zone: 'vienne' });
    table.answer('coalition', { force: 'jean', zone: 'prague' });
    expect(zoneOf(table, 'jean')).toBe('prague');
    expect(zoneOf(table, 'charles') === 'graz').toBe(edition === 'revised');
  });
  test('11, 18.2.3 who comes from abroad and finds the key zones full goes to another fortress of his land', () => {
    const forces = {
      vienne: ['mack', 'aus_1', 'aus_2', 'aus_3'],
      prague: ['charles', 'aus_4', 'aus_5', 'aus_6'],
      venise: ['jean', 'aus_7', 'aus_8', 'aus_9'],
    };
    const table = leaving({ edition, forces, zones: { venise: { nation: 'italie' as NationId } } });
    expect(table.questions()).toEqual([]);
    expect(['mack', 'charles', 'jean'].map((general) => zoneOf(table, general))).toEqual([
      'vienne',
      'prague',
      'trieste',
    ]);
  });
  test('18.2.3 fleets go to ports of the land', () => {
    const nations = { russia: { ...submitted.austria } };
    const fleets = { fl_siniavine: { kind: 'sea', sea: 'adriatique' as SeaId } } as const;
    const table = scene({ edition, nations, fleets, forces: {}, clock: { phase: 'conquests', year: 1805 } }, (g) =>
      withdrawFrom(g, nationId('russia'), 'empire', 'friends'),
    );
    table.answer('coalition', { kind: 'homePort', zone: 'corfou' });
    expect(fleetRow(table.state, 'fl_siniavine' as FleetId).at).toEqual({ kind: 'port', zone: 'corfou' });
  });
  test('18.2.3 the flags of both sides come down in the land, and those of the loser elsewhere', () => {
    const flag = (by: string): { control: NationId } => ({ control: by as NationId });
    const zones = { vienne: flag('france'), graz: flag('britain'), munich: flag('austria'), ulm: flag('russia') };
    const table = leaving({ edition, zones, forces: {} });
    const control = (id: string): string | null => zone(table.state, id as ZoneId).control;
    expect(['vienne', 'graz', 'munich', 'ulm'].map(control)).toEqual([null, null, null, 'russia']);
  });
  test('2.1, 18.2.3 depots of the loser’s friends do not stay behind, those of the conqueror may', () => {
    const depots = { olmutz: 'russia', linz: 'france', lemberg: 'austria', vilna: 'russia' };
    const table = leaving({ edition, depots, forces: {} });
    expect(table.state.depots.map(({ zone: at }) => at)).toEqual(['linz', 'lemberg', 'vilna']);
  });
  test('18.2.3 the conqueror may stay, the loser’s friends may not', () => {
    const table = leaving({ edition, forces: { vienne: ['ney', 'fra_1'], lemberg: ['benningsen', 'rus_1'] } });
    expect(table.asked('coalition').answers.map(({ kind }) => kind)).not.toContain('stayOn');
    table.pick('coalition', () => true).answer('empire', 'stayOn');
    expect(zoneOf(table, 'ney')).toBe('vienne');
    expect(zoneOf(table, 'benningsen')).not.toBe('lemberg');
  });
  test('8.1.3, 18.2.3 sieges are over: the garrison comes out, and the besieger may stay beside it', () => {
    const forces = {
      prague: [
        ['davout', 'fra_3'],
        ['jean', 'aus_1', 'besieged'],
      ],
    } as const;
    const table = leaving({ edition, forces, zones: { prague: { siege: 1 } } }).answer('empire', 'stayOn');
    if (edition === '2013') table.answer('coalition', { force: 'jean', zone: 'prague' });
    expect(zone(table.state, 'prague' as ZoneId).siege).toBeNull();
    expect(table.state.forces.map(({ zone: at, inside }) => [at, inside])).toEqual([
      ['prague', false],
      ['prague', false],
    ]);
  });
  test('8.1.3, 18.2.3 the land of minor allies who share its fate is left too, and its flags come down', () => {
    const zones = { ancone: { control: 'france' as NationId } };
    const forces = { rome: ['ney', 'fra_1'], thuringe: ['benningsen', 'rus_1'] };
    const table = leaving({ edition, forces, zones });
    expect(zone(table.state, 'ancone' as ZoneId).control).toBeNull();
    expect(table.asked('coalition').answers.map(({ kind }) => kind)).not.toContain('stayOn');
    table.pick('coalition', () => true).answer('empire', 'stayOn');
    expect(zoneOf(table, 'benningsen')).not.toBe('thuringe');
    expect(zoneOf(table, 'ney')).toBe('rome');
  });
  test('17.2.2, 18.2.3 three fleets to a port, and what finds none goes to the reserve', () => {
    const ports = [
      'londres',
      'portsmouth',
      'plymouth',
      'bristol',
      'liverpool',
      'dublin',
      'norwich',
      'york',
      'edimbourg',
    ];
    const lost = [...ports, 'gibraltar', 'malte'].filter((port) => port !== 'londres' && port !== 'york');
    const at = (port: string) => ({ kind: 'port', zone: port as ZoneId }) as const;
    const fleets = {
      fl_nelson: at('londres'),
      fl_calder: at('londres'),
      fl_keith: at('londres'),
      fl_ball: { kind: 'sea', sea: 'manche' as SeaId },
    } as const;
    const zones = Object.fromEntries(lost.map((port) => [port, { nation: 'france' as NationId }]));
    const wanted = { edition, nations: { britain: { ...submitted.austria } }, fleets, forces: {} };
    const home = (land: NonNullable<Position['zones']>): string => {
      const table = scene({ ...wanted, zones: land, clock: { phase: 'conquests', year: 1805 } }, (g) =>
        withdrawFrom(g, nationId('britain'), 'empire', 'friends'),
      );
      expect(table.questions()).toEqual([]);
      const place = fleetRow(table.state, 'fl_ball' as FleetId).at;
      return place.kind === 'port' ? place.zone : place.kind;
    };
    expect(home(zones)).toBe('york');
    expect(home({ ...zones, york: { nation: 'france' as NationId } })).toBe('off');
  });
});

test('18.2.3 revised: from a conquered Britain the French go to a French fortress on the Channel', () => {
  const nations = { britain: { ...submitted.austria } };
  const wanted = { nations, fleets: {}, forces: { londres: ['davout', 'fra_3'] } } as const;
  const offered = (edition: '2013' | 'revised'): readonly string[] =>
    scene({ ...wanted, edition, clock: { phase: 'conquests', year: 1805 } }, (g) =>
      withdrawFrom(g, nationId('britain'), 'empire', 'friends'),
    )
      .asked()
      .answers.flatMap((answer) => (answer.kind === 'leaveFor' ? [String(answer['zone'])] : []));
  expect(offered('revised')).toEqual(['anvers']);
  expect(offered('2013').length).toBeGreaterThan(1);
});

test.each(EDITIONS)('18.2.3 friends of a conquered Britain go to any fortress of their own side (%s)', (edition) => {
  const nations = { britain: { ...submitted.austria } };
  const wanted = { edition, nations, fleets: {}, forces: { londres: ['koutouzov', 'rus_5'] } } as const;
  const table = scene({ ...wanted, clock: { phase: 'conquests', year: 1805 } }, (g) =>
    withdrawFrom(g, nationId('britain'), 'empire', 'friends'),
  ).answer('coalition', { kind: 'leaveFor', zone: 'riga' });
  expect(zoneOf(table, 'koutouzov')).toBe('riga');
});
