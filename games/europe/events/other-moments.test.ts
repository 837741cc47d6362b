import { expect, test } from 'vitest';
import { groupings } from '../catalogue/catalogue.ts';
import { EDITIONS } from '../catalogue/ids.ts';
import { holding, inBudget, inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { generalAt, nationOf, standsAt, unitAt } from '../testing/pieces.ts';
import type { Position } from '../testing/position.ts';

// Cards that may be played in more than one phase do the same in each. Their own tests play them in the usual one.

const beaten = { empire: 1, coalition: 0 };
const ally = { side: 'empire', status: 'ally' } as const;
const neutral = { side: 'neutral', status: 'neutral' } as const;
const punished = { period: 'Punishments', escalade: null } as const;

test('4F, 39F in the diplomatic phase: Russians go to Persia and to the Danube', () => {
  const forces = { kiev: ['rus_1'], minsk: ['rus_2'], paris: ['fra_1'] };
  const persia = inDiplomacy('4F', { forces }).answer('empire', event('4F')).answer('coalition', { unit: 'rus_1' });
  expect(unitAt(persia, 'rus_1')).toBe('box_persia');
  expect(persia.asked('coalition').prompt.key).toBe('foreignWar.whichGeneral');
  const danube = inDiplomacy('39F', { forces }).answer('empire', event('39F')).answer('coalition', { unit: 'rus_1' });
  danube.answer('coalition', { unit: 'rus_2' });
  expect([unitAt(danube, 'rus_1'), unitAt(danube, 'rus_2')]).toEqual(['box_danube', 'box_danube']);
});

test('23F in the diplomatic phase: a Russian corps goes to Finland', () => {
  const wanted = { nations: { russia: neutral }, forces: { kiev: ['rus_1'], paris: ['fra_1'] } };
  const table = inDiplomacy('23F', wanted).answer('empire', event('23F')).answer('coalition', { unit: 'rus_1' });
  expect(unitAt(table, 'rus_1')).toBe('box_finland');
});

test.each(EDITIONS)('20F in the diplomatic phase: the Confederation is made (%s)', (edition) => {
  const rhine = Object.fromEntries(groupings.rhine.members.map((id) => [id, ally]));
  const nations = { ...rhine, austria: { beaten }, prussia: { beaten } };
  const table = inDiplomacy('20F', { edition, nations }).answer('empire', event('20F'));
  expect(nationOf(table, 'rhin').status).toBe('protectorate');
  expect(unitAt(table, 'rhi_1')).toBe('reserve');
});

test('24F in the diplomatic phase: Joseph enters the reserve', () => {
  const table = inDiplomacy('24F').answer('empire', event('24F'));
  expect(generalAt(table, 'joseph')).toBe('reserve');
});
test('24F not unless Spain is an ally of the Empire', () => {
  const table = holding('24F', { nations: { spain: neutral } });
  expect(whyNot(table, event('24F'))).toBe('spain.notAllied');
});

test.each(['action', 'diplomacy'])('25F, 35F what has been decreed is told to both (%s)', (phase) => {
  const playing = phase === 'action' ? holding : inDiplomacy;
  expect(playing('25F').answer('empire', event('25F')).events('blockade.decreed')).toMatchObject([{ to: 'all' }]);
  expect(playing('35F').answer('empire', event('35F')).events('corsairs.out')).toMatchObject([{ to: 'all' }]);
});

test('32F in the budget: a corps of the line at half strength', () => {
  const table = inBudget('32F').answer('empire', event('32F', 'b')).answer('empire', { unit: 'fra_10' });
  table.answer('empire', { kind: 'raiseAt', zone: 'lille' });
  expect(standsAt(table, 'fra_10')).toBe('lille');
});

test('33F in the budget: two of the last levies take the field', () => {
  const table = inBudget('33F', { clock: { year: 1813 } }).answer('empire', event('33F'));
  table.answer('empire', { unit: 'fra_20' }).answer('empire', { kind: 'raiseAt', zone: 'lille' });
  table.answer('empire', { unit: 'fra_21' }).answer('empire', { kind: 'raiseAt', zone: 'strasbourg' });
  expect(table.asked().prompt.key).not.toBe('fatherland.which');
  expect([standsAt(table, 'fra_20'), standsAt(table, 'fra_21'), unitAt(table, 'fra_22')]).toEqual([
    'lille',
    'strasbourg',
    'reserve',
  ]);
});

test('40F in the budget: the forced ally lends a corps', () => {
  const table = inBudget('40F', {
    nations: { austria: { side: 'neutral', status: 'forcedAlliance', beaten } },
    forces: { munich: ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3'], vienne: ['aus_1'] },
  });
  table.answer('empire', event('40F')).answer('coalition', { unit: 'aus_1' }).answer('empire', { force: 'napoleon' });
  expect(standsAt(table, 'aus_1')).toBe('munich');
});

test.each(['budget', 'diplomacy'])('45F in its other phases: Westphalia is founded (%s)', (phase) => {
  const nations = { cleves: ally, berg: ally, hesse: ally, hanovre: ally, naples: ally };
  const wanted: Position = { nations, played: ['20F', '24F'], tracks: punished };
  const table = phase === 'budget' ? inBudget('45F', wanted) : inDiplomacy('45F', wanted);
  table.answer('empire', event('45F'));
  expect(nationOf(table, 'westphalie').status).toBe('protectorate');
  expect(unitAt(table, 'wes_1')).toBe('reserve');
});

test('3C in the budget: corps against Turkey, or the military reform', () => {
  const war = inBudget('3C', { nations: { turkey: { side: 'empire', status: 'belligerent' } } });
  war.answer('coalition', event('3C', 'a')).answer('coalition', { unit: 'aus_1' });
  war.answer('coalition', { kind: 'raiseAt', zone: 'vienne' });
  expect(standsAt(war, 'aus_1')).toBe('vienne');
  const reform = inBudget('3C', { nations: { austria: { beaten } } }).answer('coalition', event('3C', 'c'));
  expect(unitAt(reform, 'aus_gren')).toBe('reserve');
});

test('17C in a round: an action at +1', () => {
  const table = holding('17C').answer('coalition', event('17C')).answer('coalition', { nation: 'egypte' });
  expect(table.state.trial?.modifiers).toContainEqual({ what: 'card', by: 1 });
  table.dice(1);
  expect(table.state.tracks.envoys.coalition).toEqual([2]);
});

test('22C in the diplomatic phase: Spain rises', () => {
  const table = inDiplomacy('22C', { played: ['24F'] }).answer('coalition', event('22C'));
  expect(nationOf(table, 'spain')).toMatchObject({ side: 'coalition', status: 'belligerent' });
  table.answer('coalition', { kind: 'raiseAt', zone: 'seville' });
  expect(standsAt(table, 'esp_mil1')).toBe('seville');
});

test('41F the birth is told, and brings the point', () => {
  const nations = { austria: { ...neutral, beaten } };
  const table = inDiplomacy('41F', { nations, clock: { year: 1811 }, tracks: { victory: 9 } });
  table.answer('empire', event('41F'));
  expect(table.state.tracks.victory).toBe(10);
  expect(table.events('kingOfRome.born')).toHaveLength(1);
});
