import { describe, expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import { tables } from '../../scenario/editions.ts';
import { EDITIONS, type NationId, type Side } from '../../catalogue/ids.ts';
import { type Position, position } from '../../testing/position.ts';
import { hasFallen, keysOf } from './18.2.1-fall.ts';

type Zones = NonNullable<Position['zones']>;
const held = (by: string, ...zones: string[]): Zones =>
  Object.fromEntries(zones.map((zone) => [zone, { control: by as NationId }]));
/** A fixed depot in each zone, and no fleets: flags on coasts and near sources are supplied. */
const depots = (nation: string, ...zones: string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(zones.map((zone) => [zone, nation]));

describe.each(EDITIONS)('18.2.1 when a power is conquered (%s)', (edition) => {
  const atWar = { prussia: { side: 'coalition', status: 'belligerent' } } as const;
  const base: Position = { edition, nations: atWar, fleets: {}, forces: {} };
  const fallen = (id: string, wanted: Position, by: Side = 'empire'): boolean =>
    hasFallen(position({ ...base, ...wanted }), nationId(id), by);
  const way = ['wittemberg', 'dresde', 'kustrin', 'posen', 'leipzig', 'thuringe', 'wurtzburg'];
  const road = { ...held('france', 'berlin', 'varsovie', ...way) };
  const links = depots('france', ...way);

  test('18.2.1 example: Warsaw and Berlin are enough when the Prussian army is destroyed', () => {
    expect(fallen('prussia', { zones: road, depots: links })).toBe(true);
  });
  test('18.2.1 example of 1809: with Vienna lost and her army demoralised Austria surrenders though she holds Prague', () => {
    const zones = held('france', 'vienne', 'salzbourg');
    const army = (...words: readonly string[]): boolean =>
      fallen('austria', { zones, forces: { prague: ['charles', 'armee_allemagne', 'aus_1', ...words] } });
    expect([army('demoralised'), army()]).toEqual([true, false]);
  });
  test('18.2.1 an army of its own in order keeps a power in the war, an ally’s does not', () => {
    const withForce = (words: readonly string[], zone = 'koenigsberg'): boolean =>
      fallen('prussia', { zones: road, depots: links, forces: { [zone]: words } });
    const army = ['brunswick', 'armee_elbe', 'pru_1'];
    expect(withForce(army)).toBe(false);
    expect(withForce([...army, 'demoralised'])).toBe(true);
    expect(withForce(army, 'riga')).toBe(true);
    expect(withForce(['brunswick', 'pru_1'])).toBe(true);
    expect(withForce(['koutouzov', 'armee_1ere', 'rus_1'])).toBe(true);
  });
  test('18.2.1 with its capital it does not fall while a key zone is left', () => {
    const zones = held('france', 'varsovie', 'koenigsberg', 'danzig', 'thorn', ...way);
    expect(fallen('prussia', { zones, depots: { ...links, danzig: 'france', thorn: 'france' } })).toBe(false);
  });
  test('18.2.1 with all key zones lost an army does not help', () => {
    const zones = { ...road, ...held('france', 'koenigsberg', 'danzig', 'thorn') };
    const forces = { breslau: ['brunswick', 'armee_elbe', 'pru_1'] };
    expect(fallen('prussia', { zones, depots: { ...links, danzig: 'france', thorn: 'france' }, forces })).toBe(true);
  });
  test('3.2 a key zone that is cut off does not count', () => {
    const zones = held('france', 'berlin', 'varsovie');
    expect(fallen('prussia', { zones })).toBe(false);
  });
  test('18.2.1 Warsaw does not count once it is not Prussian', () => {
    const g = position({ ...base, zones: { varsovie: { nation: 'pologne' as NationId } } });
    expect(keysOf(g, nationId('prussia'))).toEqual(['berlin', 'koenigsberg']);
  });
  test('18.2.1 Russia has a capital while Moscow or Saint Petersburg is hers', () => {
    const south = ['odessa', 'kiev', 'kherson', 'poltava', 'tchernigov', 'briansk', 'smolensk', 'viazma'];
    const north = ['novgorod', 'tver', 'revel', 'pskov'];
    const all = [...south, ...north, 'moscou', 'saint_petersbourg'];
    const lost = (...keys: string[]): boolean => {
      const zones = held('france', ...south, ...north, ...keys);
      return fallen('russia', { zones, depots: depots('france', ...all) });
    };
    expect(lost('moscou')).toBe(false);
    expect(lost('moscou', 'saint_petersbourg')).toBe(true);
    const zones = held(
      'france',
      'moscou',
      'saint_petersbourg',
      'kiev',
      ...north,
      'viazma',
      'smolensk',
      'briansk',
      'tchernigov',
    );
    expect(fallen('russia', { zones, depots: depots('france', ...all) })).toBe(true);
  });
  test('18.2.1 with its capital lost, and no army, it fights on while two key zones are left', () => {
    const keys = ['moscou', 'saint_petersbourg'];
    const north = ['novgorod', 'tver', 'revel', 'pskov'];
    const zones = held('france', ...keys, ...north);
    expect(fallen('russia', { zones, depots: depots('france', ...keys, ...north) })).toBe(false);
    expect(fallen('prussia', { zones: held('france', 'berlin', ...way), depots: links })).toBe(false);
  });
  test('18.2.1 a power whose key zones are all its own no more does not fall', () => {
    const zones = Object.fromEntries(['vienne', 'prague'].map((id) => [id, { nation: 'france' as NationId }]));
    expect(fallen('austria', { zones })).toBe(false);
  });
  test('18.2.1 (4) of Britain London alone counts', () => {
    const zones = held('france', 'londres');
    expect(fallen('britain', { zones, depots: depots('france', 'londres') })).toBe(true);
    expect(fallen('britain', { zones: held('france', 'portsmouth'), depots: depots('france', 'portsmouth') })).toBe(
      false,
    );
  });
  test('18.2.1 (1) in the War of Liberation Spain falls with Madrid and every port of the peninsula', () => {
    const spain = { spain: { side: 'coalition', status: 'belligerent' } } as const;
    const ports = [...tables({ edition }).blockade.iberianPorts];
    const roads = ['burgos', 'valladolid', 'saragosse', 'madrid'];
    const wanted = (played: readonly string[], ...without: string[]): Position => {
      const zones = [...ports, ...roads].filter((zone) => !without.includes(zone));
      return { nations: spain, played, zones: held('france', ...zones), depots: depots('france', ...zones) };
    };
    expect(fallen('spain', wanted(['22C']))).toBe(true);
    expect(fallen('spain', wanted(['22C'], 'cadix'))).toBe(false);
    expect(fallen('spain', wanted([], 'cadix'))).toBe(true);
    expect(fallen('spain', wanted([], 'madrid'))).toBe(false);
  });
});
