import { expect, test } from 'vitest';
import { cardId, fleetId, nationId, unitId, zoneId } from '../catalogue/catalogue.ts';
import { sound } from './sound.ts';
import { changeDepot, changeZone, type Europe, type ForceId, putFleet, putUnit } from '../state/state.ts';
import { type Position, position } from '../testing/position.ts';

const calm: Position = {
  clock: { phase: 'rounds', round: 1 },
  forces: { ulm: ['mack', 'armee_allemagne', 'aus_1', 'aus_2', 'depot'], paris: ['ney', 'fra_1'] },
};
/** What is found when something is broken in a position that is sound. */
const foundAfter = (breaks: (g: Europe) => void, where: Position = calm): readonly string[] => {
  const g = position(where);
  expect(sound(g)).toEqual([]);
  breaks(g);
  return [...new Set(sound(g).map(({ rule }) => rule))];
};
const foundIn = (where: Position): readonly string[] => sound(position(where)).map(({ rule }) => rule);
const NOWHERE: ForceId = 'force-99';

test('a piece with a force that is not there, a force without units, and an orphaned depot are found', () => {
  expect(foundAfter((g) => putUnit(g, unitId('fra_2'), NOWHERE))).toEqual(['4']);
  expect(foundAfter((g) => putUnit(g, unitId('fra_1'), 'reserve'))).toEqual(['12.2']);
  expect(foundAfter((g) => changeDepot(g, g.depots[0]?.id ?? 0, { with: NOWHERE }))).toEqual(['2.1']);
  expect(foundAfter((g) => changeDepot(g, g.depots[0]?.id ?? 0, { fixed: true }))).toEqual(['13.4']);
});

test('a card lost or doubled is found', () => {
  expect(foundAfter((g) => (g.cards = { ...g.cards, removed: [...g.cards.removed, cardId('1F')] }))).toEqual(['6.1']);
  expect(foundAfter((g) => (g.cards = { ...g.cards, piles: { empire: [], coalition: [] } }))).toEqual(['6.1']);
});

test('tracks beyond their ends, a flag at home, a siege without fortress, a fleet in a port that is none are found', () => {
  expect(foundAfter((g) => (g.tracks = { ...g.tracks, victory: 21 }))).toEqual(['19']);
  expect(foundAfter((g) => (g.tracks = { ...g.tracks, reserve: { empire: -1, coalition: 0 } }))).toEqual(['9.2']);
  expect(foundAfter((g) => changeZone(g, zoneId('paris'), { control: nationId('france') }))).toEqual(['3.2']);
  expect(foundAfter((g) => changeZone(g, zoneId('munich'), { fortress: 'none', siege: 1 }))).toEqual(['15.2', '15.3']);
  expect(foundAfter((g) => putFleet(g, fleetId('fl_missiessy'), { kind: 'port', zone: zoneId('munich') }))).toEqual([
    '17.2',
  ]);
});

test('11 between two actions forces of one side are one, enemies are apart, and several units have a general', () => {
  const at = (forces: Position['forces']): readonly string[] =>
    foundIn({ clock: { phase: 'rounds', round: 1 }, ...(forces ? { forces } : {}) });
  expect(at({ paris: [['ney', 'fra_1'], ['fra_2']] })).toEqual(['11']);
  expect(
    at({
      paris: [
        ['ney', 'fra_1'],
        ['mack', 'aus_1'],
      ],
    }),
  ).toEqual(['11']);
  expect(at({ paris: ['fra_1', 'fra_2'] })).toEqual(['11']);
});

test('between two actions nobody commands too much, a siege has besiegers, and a fortress shelters its own side', () => {
  const at = (where: Position): readonly string[] => foundIn({ clock: { phase: 'rounds', round: 1 }, ...where });
  expect(at({ forces: { prague: ['merveldt', 'aus_1', 'aus_2', 'aus_3'] } })).toEqual(['10.1']);
  expect(at({ forces: {}, zones: { ulm: { siege: 0 } } })).toEqual(['15.3']);
  expect(at({ forces: { salzbourg: ['ney', 'fra_1', 'besieged'] } })).toEqual(['15.2']);
});
