import { expect, test } from 'vitest';
import { cardId } from '../../catalogue/catalogue.ts';
import { forceCalled, type Europe, unitsAt } from '../../state/state.ts';
import { actionOf, forceOf, pointsOf } from '../../testing/marches.ts';
import { type Position, position, type Table } from '../../testing/position.ts';
import { play } from '@bivouac/testing';
import { type EuropeOptions, europe } from '../../game.ts';
import type { EuropeView } from '../../secrecy/view.ts';
import { beginCampaign } from './12.6-beginning.ts';

/** A campaign of the Empire, whose points never run out so that the table stays with it. */
const campaign = (wanted: Position, change: (g: Europe) => void = () => undefined): Table => {
  const g = position({
    hands: { empire: [], coalition: [] },
    fleets: {},
    action: actionOf('empire', 1, { usesReserve: false }),
    ...wanted,
  });
  beginCampaign(g, cardId('2F'));
  change(g);
  return play<Europe, EuropeOptions, EuropeView>(europe, g, { scenario: g.scenario, edition: g.edition, ...g.agreed });
};
const march = (table: Table, force: string, ...zones: readonly string[]): Table => {
  table.answer('empire', { kind: 'activate', force });
  if (table.asked().prompt.key === 'callIn.whom') table.answer('empire', 'done');
  table.answer('empire', { kind: 'forced', points: 0 });
  for (const to of zones) table.answer('empire', { kind: 'march', to });
  return table;
};

const MUNICH = { munich: ['mack', 'aus_1', 'aus_2'], ulm: ['ney', 'fra_1', 'fra_2'], innsbruck: ['marmont', 'fra_3'] };
const zones = { munich: { control: 'austria' as never }, innsbruck: { control: 'france' as never } };
const wanted = { forces: MUNICH, zones };

test('12.6 three forces are activated free, whatever their initiative', () => {
  const forces = { lille: ['junot', 'fra_1'], metz: ['soult', 'fra_2'], paris: ['fra_3'], brest: ['fra_7'] };
  const table = campaign({ forces });
  for (const force of ['junot', 'soult', 'fra_3']) march(table, force).answer('empire', 'halt');
  expect(table.state.action?.ap).toBe(1);
  expect(table.state.campaign).toBeNull();
});

test('12.6 a force waits before the enemy, another comes, and they fight together under the senior', () => {
  const table = march(campaign(wanted), 'ney', 'munich').answer('coalition', 'stand').answer('empire', 'await');
  expect(table.state.campaign?.waiting).toHaveLength(1);
  march(table, 'marmont', 'munich');
  table.answer('empire', 'await').answer('empire', { kind: 'fightIn', zone: 'munich' });
  const { battle } = table.state;
  expect(battle?.forces.empire).toEqual([forceOf(table, 'ney').id]);
  expect(unitsAt(table.state, forceOf(table, 'ney').id).map(({ id }) => id)).toEqual(['fra_1', 'fra_2', 'fra_3']);
  expect(table.state.generals.find(({ id }) => id === 'marmont')?.at).toBe('reserve');
  expect(battle?.from).toBe('ulm');
});

test('12.6 the last force too may wait while others do, so that their battles are fought in any order', () => {
  const forces = { ...MUNICH, mayence: ['soult', 'fra_4'], wurtzburg: ['charles', 'aus_3'] };
  const table = march(campaign({ zones, forces }), 'ney', 'munich')
    .answer('coalition', 'stand')
    .answer('empire', 'await');
  march(table, 'marmont', 'munich').answer('empire', 'await');
  march(table, 'soult', 'wurtzburg').answer('coalition', 'stand').answer('empire', 'await');
  expect(table.state.campaign).toMatchObject({ left: 0 });
  const places = table.asked('empire').answers.flatMap(({ kind, zone }) => (kind === 'fightIn' ? [zone] : []));
  expect(places).toEqual(['munich', 'wurtzburg']);
});

test('12.6 who has declined to evade may not try again before the battle', () => {
  const table = march(campaign(wanted), 'ney', 'munich').answer('coalition', 'stand').answer('empire', 'await');
  expect(table.state.campaign?.pinned).toEqual([forceOf(table, 'mack').id]);
  march(table, 'marmont', 'munich');
  // Mack is not asked again.
  expect(table.asked().by).toBe('empire');
  const failed = march(campaign(wanted), 'ney', 'munich').answer('coalition', 'evade').dice(1);
  failed.answer('empire', 'await');
  march(failed, 'marmont', 'munich');
  expect(failed.asked().by).toBe('empire');
});

test('12.6 after a joint victory they go on as one, with the fewest points that any has left', () => {
  const forces = { munich: ['aus_1-'], ulm: ['ney', 'fra_1', 'fra_2'], innsbruck: ['marmont', 'bav_1'] };
  const table = march(campaign({ forces, zones }), 'ney', 'munich').answer('empire', 'await');
  march(table, 'marmont', 'munich').answer('empire', 'await').answer('empire', { kind: 'fightIn', zone: 'munich' });
  // Ney had three points left, Marmont one after the pass.
  expect(table.state.units.find(({ id }) => id === 'aus_1')?.at).toBe('reserve');
  expect(pointsOf(table)).toBe(1);
  expect(table.state.march?.force).toBe(forceOf(table, 'ney').id);
});

test('12.6 interior lines: a force that fights apart meets one attacker after the other, as the mover orders them', () => {
  const forces = { ...MUNICH, munich: ['charles', 'aus_1', 'aus_2'] };
  const table = campaign({ forces, zones }, (g) => {
    if (g.campaign) g.campaign = { ...g.campaign, apart: forceCalled(g, 'charles' as never) };
  });
  march(table, 'ney', 'munich').answer('coalition', 'stand').answer('empire', 'await');
  march(table, 'marmont', 'munich').answer('empire', 'await').answer('empire', { kind: 'fightIn', zone: 'munich' });
  table.answer('empire', { kind: 'fightWith', force: 'marmont' });
  expect(table.state.battle?.forces.empire).toEqual([forceOf(table, 'marmont').id]);
  expect(table.state.campaign?.waiting.map((each) => each.force)).toEqual([forceOf(table, 'ney').id]);
});

test('12.6 a force may also fight at once, beside those who wait there', () => {
  const table = march(campaign(wanted), 'ney', 'munich').answer('coalition', 'stand').answer('empire', 'await');
  march(table, 'marmont', 'munich').answer('empire', 'fight');
  expect(table.state.battle?.forces.empire).toEqual([forceOf(table, 'ney').id]);
});

test('12.6 the mover may end the campaign early', () => {
  const table = campaign(wanted).answer('empire', 'done');
  expect(table.state.campaign).toBeNull();
});

test('12.6 a force that waits is not activated a second time', () => {
  const table = march(campaign(wanted), 'ney', 'munich').answer('coalition', 'stand').answer('empire', 'await');
  expect(table.refusal('empire', { kind: 'activate', force: 'ney' }).because.key).toBe('activation.done');
});

test('12.6 fighting apart: when the first attacker is beaten the next still stands before the enemy', () => {
  const forces = { ...MUNICH, ulm: ['ney', 'fra_1-'], munich: ['charles', 'aus_1', 'aus_2', 'aus_3'] };
  const table = campaign({ forces, zones }, (g) => {
    if (g.campaign) g.campaign = { ...g.campaign, apart: forceCalled(g, 'charles' as never) };
  });
  march(table, 'ney', 'munich').answer('coalition', 'stand').answer('empire', 'await');
  march(table, 'marmont', 'munich').answer('empire', 'await').answer('empire', { kind: 'fightIn', zone: 'munich' });
  // Six to one: Ney is destroyed.
  table.answer('empire', { kind: 'fightWith', force: 'ney' });
  expect(table.state.generals.find(({ id }) => id === 'ney')?.at).toBe('reserve');
  expect(forceOf(table, 'marmont').zone).toBe('munich');
  expect(table.state.campaign?.waiting).toHaveLength(1);
});

test('12.6, 14.5.4, 14.11 of two armies that attack together each is supplied by its own way, and goes back by it', () => {
  const forces = {
    munich: ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3', 'aus_4', 'aus_5'],
    ulm: ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3'],
    ratisbonne: ['eugene', 'armee_italie', 'fra_10', 'fra_11'],
  };
  const held = { munich: { control: 'austria' as never } };
  const table = march(campaign({ forces, zones: held }), 'napoleon', 'munich').answer('coalition', 'stand');
  march(table.answer('empire', 'await'), 'eugene', 'munich').answer('empire', 'await');
  table.answer('empire', { kind: 'fightIn', zone: 'munich' }).until('14.6');
  expect([forceOf(table, 'napoleon').unsupplied, forceOf(table, 'eugene').unsupplied]).toEqual([false, true]);
  table.dice(1, 1, 6, 5);
  while (table.state.battle) table.pick(table.asked().by, () => true);
  expect([forceOf(table, 'napoleon').zone, forceOf(table, 'eugene').zone]).toEqual(['ulm', 'ratisbonne']);
  // 12 Anyone who is beaten marches no further.
  expect(table.asked().prompt.key).toBe('campaign.next');
});

test('12.6 nor may he go into the fortress any more', () => {
  const forces = {
    salzbourg: ['mack', 'aus_1', 'aus_2'],
    munich: ['ney', 'fra_1', 'fra_2'],
    innsbruck: ['marmont', 'fra_3'],
  };
  const table = march(campaign({ forces, zones }), 'ney', 'salzbourg');
  expect(table.asked('coalition').answers).toContainEqual({ kind: 'shelter' });
  table.answer('coalition', 'stand').answer('empire', 'await');
  march(table, 'marmont', 'salzbourg');
  expect(table.asked().by).toBe('empire');
});

test('12.6 each force that has forced its march is tested before the battle in which they join', () => {
  const table = campaign(wanted);
  for (const force of ['ney', 'marmont']) {
    table.answer('empire', { kind: 'activate', force }).answer('empire', { kind: 'forced', points: 1 });
    table.answer('empire', { kind: 'march', to: 'munich' });
    if (force === 'ney') table.answer('coalition', 'stand');
    table.answer('empire', 'await');
  }
  table.answer('empire', { kind: 'fightIn', zone: 'munich' }).dice(1, 1);
  expect(table.events('attrition.toll').map(({ said }) => said.params['force'])).toEqual(['ney', 'marmont']);
});

test('11, 12.4, 12.6 interceptor and friend are one force though all who waited die of their marches before the battle', () => {
  const forces = {
    munich: ['mack', 'aus_1'],
    salzbourg: ['charles', 'aus_2'],
    ulm: ['fra_1-'],
    ratisbonne: ['fra_2-'],
  };
  const hands = { empire: [], coalition: ['1C'] };
  const table = campaign({ forces, zones: { munich: zones.munich }, hands });
  for (const force of ['fra_1', 'fra_2']) {
    table.answer('empire', { kind: 'activate', force }).answer('empire', { kind: 'forced', points: 3 });
    table.answer('empire', { kind: 'march', to: 'munich' });
    if (force === 'fra_1') table.answer('coalition', 'pass').answer('coalition', 'stand').answer('empire', 'await');
  }
  table.answer('coalition', { kind: 'intercept', force: 'charles' }).dice(6, 1, 6, 6);
  expect(table.state.forces.map(({ zone, commander }) => [zone, commander])).toEqual([['munich', 'charles']]);
});
