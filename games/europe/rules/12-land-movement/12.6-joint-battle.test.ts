import { expect, test } from 'vitest';
import { cardId } from '../../catalogue/catalogue.ts';
import { type Europe, forceCalled } from '../../state/state.ts';
import { actionOf, forceOf } from '../../testing/marches.ts';
import { type Position, position, type Table, tableAt } from '../../testing/position.ts';
import { beginCampaign } from './12.6-beginning.ts';

const campaign = (wanted: Position, change: (g: Europe) => void = () => undefined): Table => {
  const action = actionOf('empire', 1, { usesReserve: false });
  const g = position({ hands: { empire: [], coalition: [] }, fleets: {}, action, ...wanted });
  beginCampaign(g, cardId('2F'));
  change(g);
  return tableAt(g);
};
/** It marches to the enemy, who stands, and waits before him. */
const waits = (table: Table, force: string, to: string): Table => {
  table.answer('empire', { kind: 'activate', force }).until('12.3').answer('empire', { kind: 'forced', points: 0 });
  table.answer('empire', { kind: 'march', to });
  if (table.asked().by === 'coalition') table.answer('coalition', 'stand');
  return table.answer('empire', 'await');
};
const zones = { munich: { control: 'austria' as never }, innsbruck: { control: 'france' as never } };
const forces = {
  munich: ['mack', 'aus_1', 'aus_2'],
  ulm: ['ney', 'fra_1', 'fra_2'],
  innsbruck: ['marmont', 'fra_3'],
  mayence: ['soult', 'fra_4'],
  wurtzburg: ['charles', 'aus_3'],
};
const inTwoPlaces = (table: Table): Table =>
  waits(waits(waits(table, 'ney', 'munich'), 'soult', 'wurtzburg'), 'marmont', 'munich');

test('12.6 in a battle fight those who wait in its zone, and nobody who waits elsewhere', () => {
  const table = inTwoPlaces(campaign({ forces, zones })).answer('empire', { kind: 'fightIn', zone: 'wurtzburg' });
  expect(table.state.battle?.forces.empire).toEqual([forceOf(table, 'soult').id]);
  expect(table.state.campaign?.waiting.map(({ force }) => force)).toEqual(
    ['ney', 'marmont'].map((name) => forceOf(table, name).id),
  );
});

test('12.6 interior lines help nobody but the force that was named: against another they fight together', () => {
  const table = campaign({ forces, zones }, (g) => {
    if (g.campaign) g.campaign = { ...g.campaign, apart: forceCalled(g, 'charles' as never) };
  });
  inTwoPlaces(table).answer('empire', { kind: 'fightIn', zone: 'munich' });
  expect(table.state.battle?.zone).toBe('munich');
  expect(forceOf(table, 'fra_3').commander).toBe('ney');
});

test('10.2, 12.6 of two armies that have won together the senior leads, no matter who came first', () => {
  const armies = {
    munich: ['aus_1-'],
    ulm: ['eugene', 'armee_italie', 'fra_10', 'fra_11'],
    ratisbonne: ['napoleon', 'grande_armee', 'fra_1', 'fra_2'],
  };
  const table = waits(campaign({ forces: armies, zones }), 'eugene', 'munich');
  waits(table, 'napoleon', 'munich').answer('empire', { kind: 'fightIn', zone: 'munich' });
  expect(table.state.march).toMatchObject({
    force: forceOf(table, 'napoleon').id,
    beside: forceOf(table, 'eugene').id,
  });
});
