import { describe, expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type UnitId, type ZoneId } from '../../catalogue/ids.ts';
import { force, holdingSide, isForce, nation, unitRow } from '../../state/state.ts';
import type { Position, Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { joinSide } from './8.1.2-alliance.ts';

const joining = (wanted: Position, id: string): Table =>
  scene({ clock: { phase: 'diplomacy', year: 1810 }, fleets: {}, ...wanted }, (g) =>
    joinSide(g, nationId(id), 'coalition'),
  );
const zoneOf = ({ state }: Table, unit: string): string => {
  const { at } = unitRow(state, unit as UnitId);
  return isForce(at) ? force(state, at).zone : at;
};
const holderOf = ({ state }: Table, zone: string): string =>
  holdingSide(state, zone as Parameters<typeof holdingSide>[1]);

describe.each(EDITIONS)('8.2.3 an ally of France changes sides (%s)', (edition) => {
  test('8.2.3 example: the Bavarian corps is stacked with one French step; Ulm, where a French corps stands, stays French', () => {
    const forces = { munich: ['marmont', 'bav_1', 'fra_6-'], ulm: ['fra_1'] };
    const table = joining({ edition, forces }, 'baviere');
    expect(nation(table.state, nationId('baviere'))).toMatchObject({
      side: 'coalition',
      status: 'ally',
      patron: 'britain',
    });
    expect(unitRow(table.state, 'bav_1' as UnitId).reduced).toBe(true);
    expect(zoneOf(table, 'bav_1')).toBe('munich');
    expect(zoneOf(table, 'fra_6')).toBe('reserve');
    expect(['wurtzburg', 'munich', 'ulm'].map((zone) => holderOf(table, zone))).toEqual([
      'coalition',
      'coalition',
      'empire',
    ]);
  });
  test('8.2.3 with more French steps than its own the corps is gone, and the Empire chooses what it loses', () => {
    const forces = { munich: ['marmont', 'bav_1-', 'fra_6', 'fra_7'] };
    const table = joining({ edition, forces }, 'baviere');
    table.answer('empire', { kind: 'loseStep', unit: 'fra_7' });
    expect(zoneOf(table, 'bav_1')).toBe('reserve');
    expect(unitRow(table.state, 'fra_7' as UnitId).reduced).toBe(true);
    expect(holderOf(table, 'munich')).toBe('empire');
  });
  test('8.2.3 abroad, stacked with Frenchmen, it goes to the nearest Coalition zone within its movement', () => {
    const forces = { stuttgart: ['ney', 'fra_1', 'bav_1'] };
    const table = joining({ edition, forces }, 'baviere');
    const near = table.questions().flatMap(({ answers }) => answers.map((answer) => String(answer['zone'])));
    expect(near.toSorted()).toEqual(['nuremberg', 'ulm', 'wurtzburg']);
    table.answer('coalition', { zone: 'wurtzburg' });
    expect(zoneOf(table, 'bav_1')).toBe('wurtzburg');
  });
  test('8.2.3 so it does where it stood with them in a zone of the Coalition', () => {
    const table = joining({ edition, forces: { graz: ['ney', 'fra_1', 'bav_1'] } }, 'baviere');
    while (table.questions().length > 0) table.pick('coalition', () => true);
    expect(zoneOf(table, 'fra_1')).toBe('graz');
    expect(zoneOf(table, 'bav_1')).not.toBe('graz');
  });
  test('8.2.3, 12.2 it becomes one with the friends whom it meets', () => {
    const forces = { stuttgart: ['ney', 'fra_1', 'bav_1'], wurtzburg: ['mack', 'aus_1'] };
    const table = joining({ edition, forces }, 'baviere').answer('coalition', { zone: 'wurtzburg' });
    expect(table.state.forces.map(({ commander }) => String(commander)).toSorted()).toEqual(['mack', 'ney']);
  });
  test('8.1.2, 8.2.3 minor allies of a power that goes over go with it, and fall out with the French too', () => {
    const nations = {
      spain: { side: 'empire', status: 'belligerent' },
      portugal: { side: 'empire', status: 'ally', patron: nationId('spain') },
    } as const;
    const forces = { lisbonne: ['junot', 'fra_1-', 'por_1'], madrid: ['esp_1'] };
    const table = joining({ edition, forces, nations }, 'spain');
    expect(nation(table.state, nationId('portugal'))).toMatchObject({ side: 'coalition', patron: 'spain' });
    expect(zoneOf(table, 'fra_1')).toBe('reserve');
    expect(unitRow(table.state, 'por_1' as UnitId).reduced).toBe(true);
    expect(holderOf(table, 'lisbonne')).toBe('coalition');
  });
  test('8.2.3 a fortress goes back to it where Frenchmen stand, but not alone', () => {
    const forces = {
      ulm: [
        ['mack', 'aus_1', 'aus_2'],
        ['fra_1', 'besieged'],
      ],
    };
    expect(holderOf(joining({ edition, forces, zones: { ulm: { siege: 1 } } }, 'baviere'), 'ulm')).toBe('coalition');
  });
  test('15.3 a siege among new friends is over', () => {
    const forces = { ulm: ['mack', 'aus_1', 'aus_2'] };
    const table = joining({ edition, forces, zones: { ulm: { siege: 1 } } }, 'baviere');
    expect(table.state.zones.find(({ id }) => id === 'ulm')?.siege).toBeNull();
  });
  test('8.2.3 where no Coalition zone is near enough it is destroyed', () => {
    const table = joining({ edition, forces: { paris: ['ney', 'fra_1', 'bav_1'] } }, 'baviere');
    expect(zoneOf(table, 'bav_1')).toBe('reserve');
    expect(table.events('alliance.cutOff').length).toBe(1);
  });
  test('8.2.3 alone it stays where it is', () => {
    const table = joining({ edition, forces: { stuttgart: ['bav_1-'] } }, 'baviere');
    expect(table.questions()).toEqual([]);
    expect(zoneOf(table, 'bav_1')).toBe('stuttgart');
    expect(unitRow(table.state, 'bav_1' as UnitId).reduced).toBe(true);
  });
  test('8.2.3 corps that were lost before do not rise again', () => {
    const table = joining({ edition, forces: {} }, 'baviere');
    expect(table.questions()).toEqual([]);
    expect(zoneOf(table, 'bav_1')).toBe('reserve');
  });
});

describe('8.2.3 deployment', () => {
  const denmark = (forces: Position['forces'] = {}): Table => joining({ forces }, 'danemark');
  test('8.2.3 in any zone of its land, the fleet in a port of it', () => {
    const table = denmark();
    const offered = table.asked().answers.map((answer) => String(answer['zone']));
    expect(offered.toSorted()).toEqual(['christiania', 'copenhague', 'jutland', 'kiel']);
    table.answer('coalition', { kind: 'deploy', zone: 'jutland' });
    table.answer('coalition', { kind: 'deployFleet', zone: 'copenhague' });
    expect(zoneOf(table, 'dan_1')).toBe('jutland');
    expect(table.state.fleets.find(({ id }) => id === 'fl_danemark')?.at).toEqual({ kind: 'port', zone: 'copenhague' });
  });
  test('17.2.2 a port that is full, or not one, takes no fleet', () => {
    const port = { kind: 'port', zone: 'copenhague' as ZoneId } as const;
    const fleets = { fl_ball: port, fl_keith: port, fl_stirling: port };
    const table = joining({ forces: {}, fleets }, 'danemark').answer('coalition', { kind: 'deploy', zone: 'kiel' });
    expect(table.refusal('coalition', { kind: 'deployFleet', zone: 'copenhague' }).rule).toBe('17.2.2');
    expect(table.asked().answers.map((answer) => answer['zone'])).toEqual(['kiel', 'christiania']);
  });
  test('11 not upon a corps without a general, but with a general who may take it in', () => {
    expect(denmark({ jutland: ['gbr_1'] }).refusal('coalition', { zone: 'jutland' })).toMatchObject({
      rule: '11',
      because: { key: 'alliance.noRoom' },
    });
    const table = denmark({ jutland: ['moore', 'gbr_1'] }).answer('coalition', { kind: 'deploy', zone: 'jutland' });
    expect(table.state.forces.length).toBe(1);
  });
  test('10.1, 11 not with one whose command is full', () => {
    const table = denmark({ jutland: ['moore', 'gbr_1', 'gbr_2', 'gbr_3', 'gbr_4'] });
    expect(table.refusal('coalition', { zone: 'jutland' }).because.key).toBe('alliance.noRoom');
  });
  const held = (...zones: readonly string[]): Table =>
    joining(
      { forces: {}, zones: Object.fromEntries(zones.map((zone) => [zone, { control: nationId('france') }])) },
      'danemark',
    );
  test('8.2.3 neither corps nor fleet where a flag of the enemy flies', () => {
    const table = held('copenhague');
    expect(table.refusal('coalition', { zone: 'copenhague' }).because.key).toBe('alliance.enemyHolds');
    table.answer('coalition', { kind: 'deploy', zone: 'jutland' });
    expect(table.asked().answers.map((answer) => answer['zone'])).toEqual(['kiel', 'christiania']);
  });
  test('8.2.3 who finds no place stays in the reserve', () => {
    const table = held('christiania', 'copenhague', 'jutland', 'kiel');
    expect(table.questions()).toEqual([]);
    expect(zoneOf(table, 'dan_1')).toBe('reserve');
    expect(table.state.fleets.find(({ id }) => id === 'fl_danemark')?.at.kind).toBe('off');
  });
  test('8.2.3 not where the enemy stands', () => {
    expect(denmark({ jutland: ['fra_1'] }).refusal('coalition', { zone: 'jutland' })).toMatchObject({
      because: { key: 'alliance.enemyHolds' },
    });
  });
  test('7.1 a power that is driven to the other side by a declaration draws nothing yet: its zones count when the hands are built', () => {
    const table = joining({ clock: { phase: 'declarations' }, forces: {} }, 'prussia');
    table.pick('coalition', () => true).pick('coalition', () => true);
    expect(table.questions()).toEqual([]);
  });
});

describe.each(EDITIONS)('8.2.3, 22C a power changes sides as an ally does (%s)', (edition) => {
  const spain = (forces: NonNullable<Position['forces']>): Table => joining({ edition, forces }, 'spain');
  test('8.2.3 its own force stays whole, its general with it', () => {
    const table = spain({ madrid: ['castanos', 'esp_1', 'esp_4'], burgos: ['soult', 'fra_1'] });
    expect([zoneOf(table, 'esp_1'), zoneOf(table, 'esp_4'), holderOf(table, 'burgos')]).toEqual([
      'madrid',
      'madrid',
      'empire',
    ]);
    expect(table.state.forces.length).toBe(2);
  });
  test('8.2.3 in a force of both they fall out, no matter who commands', () => {
    const table = spain({ madrid: ['castanos', 'esp_1', 'esp_4', 'fra_1'] });
    table.answer('coalition', { unit: 'esp_4' }).answer('coalition', { unit: 'esp_4' });
    expect([zoneOf(table, 'esp_1'), zoneOf(table, 'esp_4'), zoneOf(table, 'fra_1')]).toEqual([
      'madrid',
      'reserve',
      'reserve',
    ]);
  });
});
