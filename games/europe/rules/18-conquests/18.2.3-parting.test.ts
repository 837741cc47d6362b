import { expect, test } from 'vitest';
import { nationId } from '../../catalogue.ts';
import { addDepot, depotsWith, forceCalled, type Europe } from '../../state.ts';
import type { GeneralId } from '../../ids.ts';
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
