import { describe, expect, test } from 'vitest';
import { zonesOfProvince } from '../../catalogue/board.ts';
import { nationId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type NationId, type ProvinceId, type ZoneId } from '../../catalogue/ids.ts';
import { isPortClosed } from '../../rules/4-glossary/4-continental-blockade.ts';
import { reinforcementZones } from '../../rules/7-interphase/7.3.4-reinforcement-zones.ts';
import { nation } from '../../state/state.ts';
import type { Table } from '../position.ts';
import { depotsOf, forceOf, placeOf, unitsOf, zoneRow } from './reading.ts';
import { page } from './story.ts';

const nationRow = ({ state }: Table, id: string) => nation(state, nationId(id));
const ownersOf = ({ state }: Table, province: string): readonly string[] => [
  ...new Set(
    zonesOfProvince(province as ProvinceId).map((id) => state.zones.find((row) => row.id === id)?.nation ?? ''),
  ),
];

describe.each(EDITIONS)('the conquests of 1805 in the example (%s)', (edition) => {
  const is2013 = edition === '2013';

  test('18.1 Thuringia becomes an ally, the Papal States French land', () => {
    const { table } = page(edition, 'thuringiaAndRome');
    expect(nationRow(table, 'thuringe')).toMatchObject({ side: 'empire', status: 'ally', patron: 'france' });
    expect(nationRow(table, 'papaute')).toMatchObject({ status: 'annexed', patron: 'france' });
    expect(zoneRow(table, 'rome')).toMatchObject({ nation: 'france', control: null });
  });
  test('7.3.4 reinforcements may come to Rome', () => {
    const { table } = page(edition, 'thuringiaAndRome');
    expect(reinforcementZones(table.state, 'france' as NationId)).toContain('rome');
  });
  test('18.2.1 Austria surrenders with Vienna lost and no army left, though Prague is hers', () => {
    const { told, table } = page(edition, 'termsOfPeace');
    expect(told('conquest.major')).toEqual([{ nation: 'austria', by: 'france' }]);
    expect(zoneRow(table, 'prague')).toMatchObject({ nation: 'austria', control: null });
    expect(nationRow(table, 'austria')).toMatchObject({ side: 'neutral', status: 'forcedPeace' });
  });
  test('18.2.2 Tyrol to Bavaria, Venetia to Italy, which gains a corps, Friuli to France', () => {
    const { table } = page(edition, 'termsOfPeace');
    expect(['tyrol', 'venetie', 'frioul'].map((province) => ownersOf(table, province))).toEqual([
      ['baviere'],
      ['italie'],
      ['france'],
    ]);
    expect(placeOf(table, 'ita_2')).toBe('reserve');
    expect(table.state.tracks.spoils.empire).toBe(1);
  });
  test('7.3.4 no reinforcements at Trieste, which does not hang together with Paris', () => {
    const { table } = page(edition, 'termsOfPeace');
    expect(zoneRow(table, 'trieste').nation).toBe('france');
    expect(reinforcementZones(table.state, 'france' as NationId)).not.toContain('trieste');
  });
  test('18.2.3 2013: a 3, halved and rounded up, is two years; revised: the years will show', () => {
    const { throws, table, told } = page(edition, 'termsOfPeace');
    expect(throws.map(({ face }) => face)).toEqual(is2013 ? [3] : []);
    expect(nationRow(table, 'austria').peace).toMatchObject({ since: 1805, until: is2013 ? 1807 : null });
    expect(told('peace.until')).toEqual(is2013 ? [{ nation: 'austria', year: 1807 }] : []);
  });
  test('18.2.2 the Austrian ports are closed to the British', () => {
    const isClosed = (of: 'endOf1805' | 'termsOfPeace') =>
      isPortClosed(page(edition, of).table.state, 'fiume' as ZoneId);
    expect([isClosed('endOf1805'), isClosed('termsOfPeace')]).toEqual([false, true]);
  });
  test('19, 4 a point for the conquest: victory 6, escalade 1', () => {
    const { told } = page(edition, 'termsOfPeace');
    expect(told('victory.level')).toEqual([{ by: 1, level: 6 }]);
    expect(told('escalade.level')).toEqual([{ by: 1, level: 1 }]);
    expect(page(edition, 'theArmiesGoHome').table.state.tracks).toMatchObject({ victory: 6, escalade: 1 });
  });
  test('5.3 no fortress is empty any more', () => {
    const { table } = page(edition, 'theArmiesGoHome');
    expect(table.state.zones.filter(({ fortress }) => fortress === 'empty')).toEqual([]);
    expect(zoneRow(table, 'vienne')).toMatchObject({ nation: 'austria', control: null, fortress: 'active' });
  });
  test('18.2.3 the French go to Ulm, the Russians to Neminov, without the Austrian general and depot', () => {
    const { told, table } = page(edition, 'theArmiesGoHome');
    expect(told('peace.left')).toEqual([
      { force: 'koutouzov', zone: 'neminov' },
      { force: 'napoleon', zone: 'ulm' },
      { force: 'davout', zone: 'ulm' },
    ]);
    expect(unitsOf(table, 'koutouzov')).toEqual(['rus_6-', 'rus_garde']);
    expect([placeOf(table, 'bellegarde'), depotsOf(table, 'koutouzov')]).toEqual(['reserve', 0]);
    expect(unitsOf(table, 'napoleon')).toEqual(['fra_3', 'fra_4', 'fra_cav']);
    expect(forceOf(table, 'napoleon').zone).toBe('ulm');
  });
});
