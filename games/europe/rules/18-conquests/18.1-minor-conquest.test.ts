import { describe, expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import {
  type BoxId,
  EDITIONS,
  type Edition,
  type NationId,
  type Side,
  type UnitId,
  type ZoneId,
} from '../../catalogue/ids.ts';
import { holdingSide, nation, unitRow, zone } from '../../state/state.ts';
import { type Position, position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { conquestsPhase } from './18-conquests.ts';
import { conquerMinor, endTyroleseRevolt, isConqueredMinor } from './18.1-minor-conquest.ts';

type Zones = NonNullable<Position['zones']>;
const held = (by: string, ...zones: string[]): Zones =>
  Object.fromEntries(zones.map((zone_) => [zone_, { control: by as NationId }]));
const isConquered = (wanted: Position, id: string, by: Side): boolean =>
  isConqueredMinor(position({ forces: {}, fleets: {}, ...wanted }), nationId(id), by);
const conquering = (wanted: Position, id: string, by: Side): Table =>
  scene({ forces: {}, fleets: {}, ...wanted }, (g) => conquerMinor(g, nationId(id), by));
const holderOf = ({ state }: Table, at: string): string => holdingSide(state, at as ZoneId);
const at = ({ state }: Table, unit: string): string => unitRow(state, unit as UnitId).at;

describe.each(EDITIONS)('18.1 conquest of a minor power (%s)', (edition) => {
  const bavaria = held('austria', 'munich', 'ulm', 'wurtzburg', 'nuremberg');
  const depots = { nuremberg: 'austria' };

  test('18.1 its capital and its fortresses, all of them', () => {
    expect(isConquered({ edition, zones: bavaria, depots }, 'baviere', 'coalition')).toBe(true);
    for (const missing of ['munich', 'ulm', 'wurtzburg'])
      expect(
        isConquered({ edition, zones: { ...bavaria, [missing]: { control: null } }, depots }, 'baviere', 'coalition'),
      ).toBe(false);
  });
  test('3.2 in supply', () => {
    const zones = { ...bavaria, nuremberg: { control: null } };
    expect(isConquered({ edition, zones, forces: {} }, 'baviere', 'coalition')).toBe(false);
  });
  test('18.1 revised: fortresses that it has annexed count, in the first edition they do not', () => {
    const zones = { ...bavaria, innsbruck: { nation: 'baviere' as NationId } };
    expect(isConquered({ edition, zones, depots }, 'baviere', 'coalition')).toBe(edition === '2013');
  });
  test('18.1 it becomes an ally of the power whose flag is in the capital; its corps is destroyed, to be built again', () => {
    const forces = { stuttgart: ['ney', 'fra_1', 'bav_1'], wurtzburg: [] };
    const { wurtzburg: _, ...stands } = forces;
    const table = conquering({ edition, zones: bavaria, depots, forces: stands }, 'baviere', 'coalition');
    expect(nation(table.state, nationId('baviere'))).toMatchObject({
      side: 'coalition',
      status: 'ally',
      patron: 'austria',
    });
    expect(at(table, 'bav_1')).toBe('reserve');
    expect(zone(table.state, 'munich' as ZoneId).control).toBeNull();
  });
  test('18.1 so also for the Empire: Spain that has taken Lisbon has Portugal as her ally', () => {
    const of = (by: string): string | null => {
      const table = conquering({ edition, zones: held(by, 'lisbonne', 'porto') }, 'portugal', 'empire');
      return nation(table.state, nationId('portugal')).patron;
    };
    expect([of('spain'), of('france')]).toEqual(['spain', 'france']);
  });
  test('18.1 former friends who stand alone in a zone of it hold it', () => {
    const forces = { ratisbonne: ['davout', 'fra_3'] };
    const table = conquering({ edition, zones: bavaria, depots, forces }, 'baviere', 'coalition');
    expect([holderOf(table, 'ratisbonne'), holderOf(table, 'munich')]).toEqual(['empire', 'coalition']);
    const shared = {
      ratisbonne: [
        ['davout', 'fra_3'],
        ['charles', 'aus_3', 'besieged'],
      ],
    };
    const both = conquering({ edition, zones: bavaria, depots, forces: shared }, 'baviere', 'coalition');
    expect(holderOf(both, 'ratisbonne')).toBe('coalition');
  });
  test('18.1 without units the conqueror chooses: ally, or his own land', () => {
    const zones = held('france', 'thuringe');
    const wanted = { edition, zones, depots: { thuringe: 'france' } };
    const ally = conquering(wanted, 'thuringe', 'empire').answer('empire', 'keepAsAlly');
    expect(nation(ally.state, nationId('thuringe'))).toMatchObject({
      status: 'ally',
      side: 'empire',
      patron: 'france',
    });
    const land = conquering(wanted, 'thuringe', 'empire').answer('empire', 'takeAsLand');
    expect(nation(land.state, nationId('thuringe')).status).toBe('annexed');
    expect(zone(land.state, 'thuringe' as ZoneId)).toMatchObject({ nation: 'france', control: null });
  });
  test('19 a protectorate that is conquered takes its point with it', () => {
    const nations = { naples: { side: 'empire', status: 'protectorate', patron: 'france' as NationId } } as const;
    const table = conquering({ edition, nations, zones: held('britain', 'naples') }, 'naples', 'coalition');
    expect(table.state.tracks.victory).toBe(4);
    expect(nation(table.state, nationId('naples'))).toMatchObject({ status: 'ally', side: 'coalition' });
  });
});

describe.each(EDITIONS)('18.1 Naples and Sicily (%s)', (edition) => {
  const naples = { ...held('france', 'naples', 'rome') };
  const fleets = { fl_naples: { kind: 'port', zone: 'naples' as ZoneId } } as const;
  const fallen = (extra: Position = {}): Table =>
    conquering({ edition, zones: naples, fleets, ...extra }, 'naples', 'empire');

  test('18.1 the capital alone decides', () => {
    expect(isConquered({ edition, zones: naples }, 'naples', 'empire')).toBe(true);
    expect(isConquered({ edition, zones: held('france', 'rome') }, 'naples', 'empire')).toBe(false);
  });
  test('18.1 Sicily fights on for Britain, and the fleet is gone', () => {
    const table = fallen();
    expect(nation(table.state, nationId('sicile'))).toMatchObject({
      side: 'coalition',
      status: 'ally',
      patron: 'britain',
    });
    expect(zone(table.state, 'palerme' as ZoneId).nation).toBe('sicile');
    expect([holderOf(table, 'palerme'), holderOf(table, 'naples')]).toEqual(['coalition', 'empire']);
    expect(table.state.fleets.find(({ id }) => id === 'fl_naples')?.at).toEqual({ kind: 'off', why: 'gone' });
  });
  test('18.1 revised: a conquered Sicily is joined to the Naples of the Empire', () => {
    const table = conquering(
      {
        edition,
        nations: {
          naples: { side: 'empire', status: 'ally', patron: 'france' as NationId },
          sicile: { side: 'coalition', status: 'ally', patron: 'britain' as NationId },
        },
        zones: {
          palerme: { nation: 'sicile' as NationId, control: 'france' as NationId },
          messine: { nation: 'sicile' as NationId },
        },
      },
      'sicile',
      'empire',
    );
    if (edition === '2013') table.answer('empire', 'keepAsAlly');
    expect(nation(table.state, nationId('sicile'))).toMatchObject(
      edition === '2013' ? { status: 'ally', side: 'empire' } : { status: 'partOf', patron: 'naples' },
    );
    expect(zone(table.state, 'messine' as ZoneId).nation).toBe(edition === '2013' ? 'sicile' : 'naples');
  });
  const sicily = (naples: Side, by: Side, flag: string): Table =>
    conquering(
      {
        edition,
        nations: {
          naples: { side: naples, status: 'ally', patron: (naples === 'empire' ? 'france' : 'britain') as NationId },
          sicile: { side: by === 'empire' ? 'coalition' : 'empire', status: 'ally' },
        },
        zones: {
          palerme: { nation: 'sicile' as NationId, control: flag as NationId },
          messine: { nation: 'sicile' as NationId },
        },
      },
      'sicile',
      by,
    );
  test('18.1 it is joined to no Naples of the Coalition, nor does the Coalition join it', () => {
    const empires = sicily('coalition', 'empire', 'france').answer('empire', 'keepAsAlly');
    const britains = sicily('empire', 'coalition', 'britain').answer('coalition', 'keepAsAlly');
    expect([empires, britains].map(({ state }) => nation(state, nationId('sicile')))).toMatchObject([
      { side: 'empire', status: 'ally', patron: 'france' },
      { side: 'coalition', status: 'ally', patron: 'britain' },
    ]);
  });
  test('18.1 a Sicily that is free already stays as it is when Naples falls', () => {
    const nations = { sicile: { side: 'empire', status: 'ally', patron: 'france' as NationId } } as const;
    const table = fallen({ nations });
    expect(nation(table.state, nationId('sicile'))).toMatchObject({ side: 'empire', status: 'ally', patron: 'france' });
  });
});

describe.each(EDITIONS)('18.1 what becomes of its pieces (%s)', (edition) => {
  const conquest = (extra: Position): Table =>
    conquering({ edition, zones: held('austria', 'munich'), ...extra }, 'baviere', 'coalition');
  test('18.1 a force of its units alone is no more, and a general without units goes to the reserve', () => {
    const table = conquest({ forces: { ratisbonne: ['bav_1'], nuremberg: ['ney', 'fra_1'] } });
    expect(table.state.forces.map(({ zone: place }) => place)).toEqual(['nuremberg']);
  });
  test('18.1 revised: a fleet in a box off the map is lost with it, in the first edition only those on the map', () => {
    const fleets = { fl_portugal: { kind: 'box', box: 'box_corsairs' as BoxId } } as const;
    const table = conquering({ edition, fleets, zones: held('france', 'lisbonne') }, 'portugal', 'empire');
    expect(table.state.fleets.find(({ id }) => id === 'fl_portugal')?.at.kind).toBe(edition === '2013' ? 'box' : 'off');
  });
  test('18.1 each edition names the choice as it does: national territory, or control', () => {
    const table = conquering({ edition, zones: held('france', 'thuringe') }, 'thuringe', 'empire');
    expect(table.asked().prompt.key).toBe(edition === '2013' ? 'conquest.allyOrLand' : 'conquest.allyOrControl');
  });
  test('8.3.1 with its last member the Confederation of the Rhine is no more', () => {
    const gone = { side: 'coalition' } as const;
    const nations = {
      rhin: { side: 'empire', status: 'protectorate' },
      baviere: gone,
      bade: gone,
      wurtemberg: gone,
      hesse: gone,
      saxe: gone,
      thuringe: gone,
      mecklembourg: gone,
    } as const;
    const table = conquering({ edition, nations, zones: held('britain', 'berg') }, 'berg', 'coalition');
    table.answer('coalition', 'keepAsAlly');
    expect(nation(table.state, nationId('rhin')).status).toBe('dissolved');
  });
  test('18.1 a Sicily that is part of the Naples of the Empire goes with it', () => {
    const nations = { naples: { side: 'empire', status: 'ally', patron: 'france' as NationId } } as const;
    const table = conquering({ edition, nations, zones: held('britain', 'naples') }, 'naples', 'coalition');
    expect(nation(table.state, nationId('sicile'))).toMatchObject({ status: 'partOf', patron: 'naples' });
  });
});

test('18.1 Poland falls with France alone', () => {
  const zones = held('russia', 'varsovie', 'posen');
  const edition: Edition = 'revised';
  expect(
    isConquered({ edition, scenario: '1809', zones, depots: { varsovie: 'russia' } }, 'pologne', 'coalition'),
  ).toBe(false);
});

test.each(EDITIONS)('8.3, 18.1 unions fall with their members, not by a conquest (%s)', (edition) => {
  const state = { side: 'empire', status: 'protectorate', patron: 'france' as NationId } as const;
  const nations = { rhin: state, westphalie: state, pologne: state };
  const zones = { varsovie: { nation: 'pologne' as NationId, control: 'russia' as NationId } };
  const wanted = { edition, nations, zones, depots: { varsovie: 'russia' } };
  expect(['rhin', 'westphalie', 'pologne'].filter((id) => isConquered(wanted, id, 'coalition'))).toEqual([]);
});

test('8.3.3 Tyrol that the Empire has taken back is Bavarian again', () => {
  const g = position({ scenario: '1809', zones: { innsbruck: { control: null } } });
  endTyroleseRevolt(g);
  expect(nation(g, nationId('tyrol')).status).toBe('revoltNotInPlay');
  expect(unitRow(g, 'tyr_1' as UnitId).at).toBe('reserve');
  const held1809 = position({ scenario: '1809' });
  endTyroleseRevolt(held1809);
  expect(nation(held1809, nationId('tyrol')).status).toBe('inRevolt');
});

test('8.3.3 where Tyrol has not risen its fall is no end of a revolt', () => {
  const wanted: Position = {
    zones: held('france', 'innsbruck'),
    depots: { innsbruck: 'france' },
    forces: {},
    fleets: {},
    clock: { phase: 'conquests', round: 0, step: 0 },
  };
  expect(scene(wanted, conquestsPhase).events('conquest.tyrolEnds')).toEqual([]);
});
