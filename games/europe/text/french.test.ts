import type { Params } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import {
  armyId,
  fleetId,
  generalId,
  nations,
  provinces,
  seas,
  unitId,
  units,
  zoneId,
  zones,
} from '../catalogue/catalogue.ts';
import type { NationId, ProvinceId, SeaId } from '../catalogue/ids.ts';
import { NATIONS, PROVINCES, SEAS, ZONES } from './french.ts';
import { names } from './names.ts';
import { tell } from './tell.ts';

const fr = names('fr');
const en = names('en');

describe('French names within a sentence', () => {
  test.each([
    ['innsbruck', 'à Innsbruck', 'd’Innsbruck', 'Innsbruck'],
    ['kassel', 'en Hesse', 'de la Hesse', 'la Hesse'],
    ['ombrie', 'en Ombrie', 'de l’Ombrie', 'l’Ombrie'],
    ['poitiers', 'dans le Poitou', 'du Poitou', 'le Poitou'],
    ['grisons', 'dans les Grisons', 'des Grisons', 'les Grisons'],
    ['le_caire', 'au Caire', 'du Caire', 'Le Caire'],
    ['hambourg', 'à Hambourg', 'de Hambourg', 'Hambourg'],
  ])('%s', (id, at, of, the) => {
    const zone = zoneId(id);
    expect([fr.at(zone), fr.of.zone(zone), fr.the.zone(zone)]).toEqual([at, of, the]);
  });

  test('corps bear their article, and a Roman number lets it stand whole', () => {
    const [first] = [...units.values()].filter(({ name }) => name.fr === 'Ier corps');
    expect(fr.the.unit(first?.id ?? unitId(''))).toBe('le Ier corps');
    expect(fr.of.unit(unitId('fra_garde'))).toBe('de la Garde');
    expect(fr.ending.force(unitId('fra_garde'))).toBe('e');
  });

  test('many men are one corps, a contingent is named for its land', () => {
    const called = (name: string) =>
      fr.the.unit([...units.values()].find((card) => card.name.fr === name)?.id ?? unitId(''));
    expect(called('Janissaires')).toBe('le corps des Janissaires');
    expect(called('Albanie')).toBe('le contingent d’Albanie');
    expect(called('Corps bavarois')).toBe('le corps bavarois');
  });

  test('generals, armies, fleets and powers', () => {
    expect(fr.of.general(generalId('eugene'))).toBe('d’Eugène');
    expect(fr.the.army(armyId('armee_italie'))).toBe('l’armée d’Italie');
    expect(fr.the.fleet(fleetId('fl_villeneuve'))).toBe('la flotte de Villeneuve');
    expect(fr.to.nation('austria' as NationId)).toBe('à l’Autriche');
    expect(fr.of.nation('portugal' as NationId)).toBe('du Portugal');
  });

  test('the verb agrees with a land or a zone of many', () => {
    const told = (key: string, params: Params) => tell('fr', { key, params });
    expect(told('control.taken', { nation: 'france', zone: 'oviedo' })).toBe(
      'Les Asturies passent sous le contrôle de la France.',
    );
    expect(told('control.taken', { nation: 'france', zone: 'kassel' })).toBe(
      'La Hesse passe sous le contrôle de la France.',
    );
    expect(told('conquest.takenIn', { nation: 'hanse', into: 'prussia' })).toBe(
      'Les villes hanséatiques sont intégrées au territoire national de la Prusse.',
    );
    expect(told('conquest.minor', { nation: 'hanse', by: 'prussia' })).toBe(
      'La Prusse conquiert les villes hanséatiques.',
    );
  });

  test('English writes the bare name', () => {
    expect([en.at(zoneId('kassel')), en.of.zone(zoneId('kassel'))]).toEqual(['Hesse', 'Hesse']);
    expect(en.ending.force(unitId('fra_garde'))).toBe('');
  });

  test('what the grammar knows is on the map', () => {
    const known = (list: ReadonlyMap<string, unknown>, all: Iterable<{ readonly name: { readonly fr: string } }>) => {
      const there = new Set([...all].map(({ name }) => name.fr));
      expect([...list.keys()].filter((name) => !there.has(name))).toEqual([]);
    };
    known(ZONES, zones.values());
    known(NATIONS, nations.values());
    known(PROVINCES, provinces.values());
    known(SEAS, seas.values());
    expect([...seas.keys()].every((id) => fr.the.sea(id as SeaId).length > 0)).toBe(true);
    expect(fr.the.province([...provinces.keys()][0] as ProvinceId)).toMatch(/^(l’|le |la |les )/u);
  });
});
