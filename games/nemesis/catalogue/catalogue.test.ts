import { describe, expect, test } from 'vitest';
import {
  commanderCard,
  commanderCards,
  type CommanderId,
  commanderId,
  isCommanderId,
  isUnitId,
  unitCard,
  unitCards,
  type UnitId,
  unitId,
} from './catalogue.ts';
import { nationName } from './gazetteer.ts';

const CLASS_OF = { Veteran: 1, Line: 1.5, Conscript: 2 } as const;
const twice = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index);

describe('3.2 the counters', () => {
  test('3.2 the class gives the Occupancy Factor, and 18.9 doubles it for augmented units', () => {
    for (const { id, cls, of, cf, augmented } of unitCards) {
      expect({ id, of, cf }).toEqual({ id, of: CLASS_OF[cls] * (augmented ? 2 : 1), cf: augmented ? 2 : 1 });
    }
  });

  test('every counter of both campaigns is there, once', () => {
    const of = (campaign: string) => unitCards.filter((card) => card.campaign === campaign).length;
    expect([of('1799'), of('1813')]).toEqual([53, 246]);
    expect(commanderCards.filter((card) => card.campaign === '1799').length).toBe(20);
    expect(twice(unitCards.map(({ id }) => id))).toEqual([]);
    expect(twice(commanderCards.map(({ id }) => id))).toEqual([]);
  });

  test('18.9 the augmented divisions of 1799', () => {
    expect(unitCards.filter(({ augmented }) => augmented).map(({ label }) => label)).toEqual(
      'Serr. Delm. Gren. Montr. Oliv. Elsn. Mitr. Ott Kaim Schveik. Förster'.split(' '),
    );
  });

  test('3.6 every unit that may defect has one counter to take its place, of the same class and arm', () => {
    for (const card of unitCards.filter(({ mayDefect, side }) => mayDefect && side === 'french')) {
      const { id, arm, cls, nation } = card;
      const heirs = unitCards.filter(({ replaces }) => replaces === id);
      expect(heirs).toMatchObject([{ side: 'coalition', arm, cls, nation }]);
    }
  });

  test('3.6 the Saxons at Torgau belong to nobody until they join the Coalition', () => {
    const neutral = [...unitCards, ...commanderCards].filter((card) => card.neutral);
    expect(neutral.map(({ id, side }) => [id, side])).toEqual([
      ['N-Torgau', 'coalition'],
      ['Thielmann', 'coalition'],
    ]);
  });
});

describe('names', () => {
  test('a card says how each language calls it, and what the counter says', () => {
    expect(unitCard(unitId('f99-mg'))).toMatchObject({
      name: { en: 'Mantua garrison (Foissac)', fr: 'Garnison de Mantoue (Foissac)' },
      label: 'Foissac',
    });
    expect(unitCard(unitId('f99-Serr'))).toMatchObject({
      name: { en: 'Sérurier’s division', fr: 'division Sérurier' },
      label: 'Serr.',
    });
    expect(commanderCard(commanderId('Bellegarde'))).toMatchObject({ name: { en: 'Bellegarde' }, label: 'Bellegar.' });
    expect(commanderCard(commanderId('Suvorov')).name).toEqual({ en: 'Suvorov', fr: 'Souvorov' });
    expect(commanderCard(commanderId('Macdonald99')).name.en).toBe('Macdonald');
  });

  test('no unit is called like a commander, so that the log cannot be misread', () => {
    const leaders = new Set(commanderCards.flatMap(({ name }) => [name.en, name.fr]));
    expect(unitCards.filter(({ name }) => leaders.has(name.en) || leaders.has(name.fr))).toEqual([]);
  });

  test('no name ends in the point of an abbreviation', () => {
    const names = [...unitCards, ...commanderCards].flatMap(({ name }) => [name.en, name.fr]);
    expect(names.filter((name) => name.endsWith('.') || name.trim() === '')).toEqual([]);
  });

  test('every nation has its name', () => {
    for (const { nation } of [...unitCards, ...commanderCards]) expect(nationName(nation).fr).not.toBe('');
    expect(nationName('Bavaria')).toEqual({ en: 'Bavaria', fr: 'Bavière' });
  });
});

describe('special characteristics', () => {
  test('18.8 Suvorov eases a march by one and lends up to three Combat Factors', () => {
    expect(commanderCard(commanderId('Suvorov'))).toMatchObject({
      cr: 4,
      march: { modifier: -1, evenFromAfar: false },
      combat: { cfPerUnit: 1, max: 3, attackOnly: false, arm: 'any', cossacksOnly: false },
    });
  });

  test('a commander without any has figures that change nothing', () => {
    expect(commanderCard(commanderId('Moreau'))).toMatchObject({
      cr: 2,
      neutral: false,
      march: { modifier: 0, evenFromAfar: false },
      combat: { cfPerUnit: 0, max: 0 },
      orderFailsOn: [],
      armyOnlySouthOfDanubeFrom: 0,
      leavesWhenItalyIsEntered: false,
    });
  });

  test('16.2 Murat, Platov, Constantine and Hiller as printed', () => {
    expect(commanderCard(commanderId('Murat'))).toMatchObject({
      march: { modifier: 1, evenFromAfar: true },
      combat: { cfPerUnit: 1, max: 2, attackOnly: true, arm: 'cavalry' },
      leavesWhenItalyIsEntered: true,
    });
    expect(commanderCard(commanderId('Platov')).combat).toMatchObject({ max: 2, attackOnly: true, cossacksOnly: true });
    expect(commanderCard(commanderId('Constantine')).orderFailsOn).toEqual([1, 2]);
    expect(commanderCard(commanderId('Hiller'))).toMatchObject({ orderFailsOn: [1, 2], armyOnlySouthOfDanubeFrom: 12 });
  });

  test('18 the Cossacks of 1799', () => {
    const cossacks = unitCards.filter(({ cossack, campaign }) => cossack && campaign === '1799');
    expect(cossacks.map(({ id }) => id)).toEqual(['r99-k1', 'r99-k2']);
  });
});

test('a flag that the data leaves out is false', () => {
  expect(unitCard(unitId('a99-Ott'))).toMatchObject({
    cossack: false,
    guard: false,
    landwehr: false,
    freikorps: false,
    mayDefect: false,
    starred: false,
    neutral: false,
    garrison: 'none',
    corps: '',
    corpsId: '',
    augmented: true,
  });
});

test('an unknown id is named', () => {
  expect(isUnitId('a99-Ott')).toBe(true);
  expect(isUnitId('constructor')).toBe(false);
  expect(isCommanderId('Kray')).toBe(true);
  expect(isCommanderId('Bonaparte')).toBe(false);
  expect(() => unitCard('x99' as UnitId)).toThrow('no unit x99');
  expect(() => commanderCard('Bonaparte' as CommanderId)).toThrow('no commander Bonaparte');
});
