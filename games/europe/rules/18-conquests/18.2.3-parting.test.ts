import { expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import { addDepot, depotsWith, forceCalled, generalRow, type Europe } from '../../state/state.ts';
import type { GeneralId } from '../../catalogue/ids.ts';
import { position } from '../../testing/position.ts';
import { partFriends } from './18.2.3-parting.ts';

const AUSTRIA = nationId('austria');
const forceOf = (g: Europe, general: string) => forceCalled(g, general as GeneralId);
const depotsOf = (g: Europe): readonly string[] => g.depots.map(({ nation }) => nation);

/** Russians who have taken an Austrian depot along, as in the example of play. */
const withAustrianDepot = (...words: readonly string[]): Europe => {
  const g = position({ forces: { raab: ['koutouzov', 'armee_1ere', 'rus_5', 'rus_6', 'depot', ...words] } });
  addDepot(g, AUSTRIA, { force: forceOf(g, 'koutouzov') });
  return g;
};

test('18.2.3 a depot of the other nation goes to the reserve when nobody of his leads it away', () => {
  const alone = withAustrianDepot();
  partFriends(alone, [AUSTRIA]);
  expect(depotsOf(alone)).toEqual(['russia']);
  const corps = withAustrianDepot('aus_9');
  partFriends(corps, [AUSTRIA]);
  expect(depotsOf(corps)).toEqual(['russia']);
});

test('18.2.3 a depot goes with the general of its nation who leaves with units', () => {
  const g = withAustrianDepot('bellegarde', 'aus_9');
  partFriends(g, [AUSTRIA]);
  expect(depotsWith(g, forceOf(g, 'bellegarde')).map(({ nation }) => nation)).toEqual(['austria']);
  expect(depotsWith(g, forceOf(g, 'koutouzov')).map(({ nation }) => nation)).toEqual(['russia']);
});

test('18.2.3 those who part are what they were: demoralised, cut off, within the walls', () => {
  const words = ['koutouzov', 'armee_1ere', 'rus_5', 'aus_9', 'demoralised', 'unsupplied', 'besieged'];
  const g = position({ forces: { vienne: words } });
  partFriends(g, [AUSTRIA]);
  expect(g.forces).toHaveLength(2);
  for (const row of g.forces)
    expect(row).toMatchObject({ zone: 'vienne', demoralised: true, unsupplied: true, inside: true });
});

test('18.2.3 corps without a general go one by one, under a general together', () => {
  const corps = position({ forces: { raab: ['koutouzov', 'armee_1ere', 'rus_5', 'aus_8', 'aus_9'] } });
  partFriends(corps, [AUSTRIA]);
  expect(corps.forces.map(({ commander }) => commander)).toEqual(['koutouzov', null, null]);
  const led = position({ forces: { raab: ['koutouzov', 'armee_1ere', 'rus_5', 'bellegarde', 'aus_8', 'aus_9'] } });
  partFriends(led, [AUSTRIA]);
  expect(led.forces.map(({ commander }) => commander)).toEqual(['koutouzov', 'bellegarde']);
});

test('12.2, 18.2.3 generals who have no unit of their own, and those under the senior one, go to the reserve', () => {
  const at = (g: Europe, general: string): string => generalRow(g, general as GeneralId).at;
  const bare = position({ forces: { raab: ['koutouzov', 'armee_1ere', 'rus_5', 'bellegarde'] } });
  partFriends(bare, [AUSTRIA]);
  expect(at(bare, 'bellegarde')).toBe('reserve');
  const both = position({ forces: { raab: ['koutouzov', 'armee_1ere', 'rus_5', 'jean', 'bellegarde', 'aus_9'] } });
  partFriends(both, [AUSTRIA]);
  expect(both.forces).toHaveLength(2);
  const [leader] = both.forces.flatMap(({ commander }) => (commander === 'koutouzov' ? [] : [commander]));
  expect(['jean', 'bellegarde'].filter((general) => at(both, general) === 'reserve')).toEqual([
    leader === 'jean' ? 'bellegarde' : 'jean',
  ]);
});
