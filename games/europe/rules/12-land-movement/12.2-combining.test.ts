import { expect, test } from 'vitest';
import { play } from '@bivouac/testing';
import { type EuropeOptions, europe } from '../../game.ts';
import type { Edition } from '../../catalogue/ids.ts';
import { type Europe, forceCalled, unitsAt } from '../../state/state.ts';
import { acting, actionOf, forceOf, marching, pointsOf } from '../../testing/marches.ts';
import { type Position, position, type Table } from '../../testing/position.ts';
import type { EuropeView } from '../../secrecy/view.ts';
import { newMarch } from '../9-activations/9.1-new-march.ts';
import { scene } from '../../testing/scene.ts';
import { zoneId } from '../../catalogue/catalogue.ts';
import { consolidate } from './12.2-combining.ts';

const EDITIONS: readonly Edition[] = ['2013', 'revised'];
const units = (table: Table, name: string) => unitsAt(table.state, forceOf(table, name).id).map(({ id }) => id);
const general = (table: Table, name: string) => table.state.generals.find(({ id }) => id === name)?.at;
const to = (table: Table, zone: string): Table => table.answer('empire', { kind: 'march', to: zone });
const meeting = (forces: readonly (readonly string[])[], more: Position = {}): Table =>
  scene({ forces: { ulm: forces }, ...more }, (g) => consolidate(g, zoneId('ulm'), 'empire'));

test('12.2 example: Masséna drops two steps and absorbs two of Oudinot, who goes to the reserve', () => {
  const forces = { ulm: ['massena', 'fra_1', 'fra_2'], munich: ['oudinot', 'fra_3'] };
  const table = marching({ forces }, 'massena').answer('empire', { kind: 'drop', unit: 'fra_1' });
  to(table, 'munich').answer('empire', { kind: 'absorb', force: 'oudinot' });
  expect(units(table, 'massena')).toEqual(['fra_2', 'fra_3']);
  expect(general(table, 'oudinot')).toBe('reserve');
  expect(forceOf(table, 'fra_1').zone).toBe('ulm');
});

test('12.2 example: with the Army of Italy Oudinot stays with it', () => {
  const forces = { ulm: ['massena', 'armee_italie', 'fra_2'], munich: ['oudinot', 'fra_3'] };
  const table = acting({ forces }).answer('empire', { kind: 'activate', force: 'massena' }).answer('empire', 'done');
  to(table.answer('empire', { kind: 'forced', points: 0 }), 'munich');
  table.answer('empire', { kind: 'absorb', force: 'oudinot' });
  expect(general(table, 'oudinot')).toBe(forceOf(table, 'massena').id);
});

test('12.2, 10.2 nobody absorbs a general of higher rank, an army, or more than he may command', () => {
  const at = (friend: readonly string[]) =>
    to(marching({ forces: { ulm: ['ney', 'fra_1', 'fra_2'], munich: friend } }, 'ney'), 'munich');
  const why = (table: Table, force: string) => table.refusal('empire', { kind: 'absorb', force }).because.key;
  expect(why(at(['davout', 'fra_3']), 'davout')).toBe('absorb.outranked');
  expect(why(at(['marmont', 'armee_italie', 'fra_3']), 'marmont')).toBe('absorb.army');
  expect(why(at(['marmont', 'fra_3', 'fra_4']), 'marmont')).toBe('command.tooMany');
});

test('12.2 a corps without a general absorbs nobody', () => {
  const table = to(marching({ forces: { ulm: ['fra_1'], munich: ['fra_2'] } }, 'fra_1'), 'munich');
  expect(table.refusal('empire', { kind: 'absorb', force: 'fra_2' }).because.key).toBe('absorb.noGeneral');
});

test('12.2 part of a force is absorbed, but its general keeps a unit', () => {
  const forces = { ulm: ['ney', 'fra_1'], munich: ['marmont', 'fra_3', 'fra_4'] };
  const table = to(marching({ forces }, 'ney'), 'munich').answer('empire', { kind: 'absorbUnit', unit: 'fra_3' });
  expect(units(table, 'ney')).toEqual(['fra_1', 'fra_3']);
  expect(table.refusal('empire', { kind: 'absorbUnit', unit: 'fra_4' }).because.key).toBe('detach.lastUnit');
});

test('12.2 an army gives units to an army on the march under a higher general, and keeps a step', () => {
  const forces = { ulm: ['napoleon', 'grande_armee', 'fra_1'], munich: ['massena', 'armee_italie', 'fra_3', 'fra_4'] };
  const table = to(marching({ forces }, 'napoleon'), 'munich');
  table.answer('empire', { kind: 'absorbUnit', unit: 'fra_3' });
  expect(table.refusal('empire', { kind: 'absorbUnit', unit: 'fra_4' }).because.key).toBe('detach.lastUnit');
  const plain = { ulm: ['davout', 'fra_1'], munich: ['ney', 'armee_italie', 'fra_3', 'fra_4'] };
  const davout = to(marching({ forces: plain }, 'davout'), 'munich');
  expect(davout.refusal('empire', { kind: 'absorbUnit', unit: 'fra_3' }).because.key).toBe('absorb.army');
});

test('12.2 what was left behind is not taken up again in the activation', () => {
  const forces = { ulm: ['ney', 'fra_1', 'fra_2', 'depot'] };
  const table = marching({ forces }, 'ney').answer('empire', { kind: 'drop', unit: 'fra_1' });
  table.answer('empire', { kind: 'dropDepot', fixed: true });
  expect(table.refusal('empire', { kind: 'absorb', force: 'fra_1' }).because.key).toBe('absorb.leftBehind');
  expect(table.refusal('empire', 'pickUpDepot').because.key).toBe('depot.leftHere');
});

test('12.2 a lower general brings steps to a higher one and goes to the reserve, or into his army', () => {
  const forces = { ulm: ['ney', 'fra_1'], munich: ['davout', 'fra_2'] };
  const table = to(marching({ forces }, 'ney'), 'munich').answer('empire', 'halt');
  expect(units(table, 'davout')).toEqual(['fra_1', 'fra_2']);
  expect(general(table, 'ney')).toBe('reserve');
  const army = { ulm: ['ney', 'fra_1'], munich: ['davout', 'armee_italie', 'fra_2'] };
  const joined = to(marching({ forces: army }, 'ney'), 'munich').answer('empire', 'halt');
  expect(general(joined, 'ney')).toBe(forceOf(joined, 'davout').id);
});

test('10.2 a higher general may join the army of a lower one, leaves his steps and goes to the reserve', () => {
  const forces = { ulm: ['davout', 'fra_1'], munich: ['ney', 'armee_italie', 'fra_2'] };
  const table = to(marching({ forces }, 'davout'), 'munich').answer('empire', 'halt');
  expect(units(table, 'ney')).toEqual(['fra_1', 'fra_2']);
  expect(forceOf(table, 'fra_1').commander).toBe('ney');
  expect(general(table, 'davout')).toBe('reserve');
});

test('12.2 a force joins an army, which then marches with it: two activations', () => {
  const forces = { ulm: ['davout', 'fra_1'], munich: ['napoleon', 'grande_armee', 'fra_2'] };
  const table = to(marching({ forces }, 'davout'), 'munich').answer('empire', 'halt');
  table.answer('empire', { kind: 'activate', force: 'napoleon' }).answer('empire', { kind: 'forced', points: 0 });
  to(table, 'ulm');
  expect(units(table, 'napoleon')).toEqual(['fra_1', 'fra_2']);
  expect(table.state.action?.ap).toBe(1);
});

test.each(EDITIONS)(
  '12.2 a force that can neither absorb nor join a friend must go on, and does not enter with its last point (%s)',
  (edition) => {
    const forces = { bade: ['fra_1'], ulm: ['fra_2'], munich: ['fra_3'] };
    const table = to(marching({ edition, forces }, 'fra_1'), 'ulm');
    expect(table.refusal('empire', 'halt')).toEqual({
      rule: '12.2',
      because: { key: 'march.mustGoOn', params: { zone: 'ulm' } },
    });
    const last = marching({ edition, forces, clock: { round: 5 } }, 'fra_1');
    to(to(last, 'stuttgart'), 'bade');
    expect(pointsOf(last)).toBe(1);
    expect(last.refusal('empire', { kind: 'march', to: 'ulm' }).because.key).toBe('march.crowded');
  },
);

test('11 revised: forces of one side that could be one may stand together until the action is over', () => {
  const stop = (edition: Edition): Table => {
    const forces = { bade: ['fra_1'], ulm: ['davout', 'fra_2'] };
    return to(marching({ edition, forces }, 'fra_1'), 'ulm').answer('empire', 'halt');
  };
  const table = stop('revised');
  table.answer('empire', { kind: 'activate', force: 'davout' }).answer('empire', { kind: 'forced', points: 0 });
  to(table, 'munich');
  expect([forceOf(table, 'fra_1').zone, forceOf(table, 'fra_2').zone]).toEqual(['ulm', 'munich']);
  expect(units(stop('2013'), 'davout')).toEqual(['fra_1', 'fra_2']);
});

test('12.2.1 revised: units that have marched do not march again in the round, except with an army', () => {
  const forces = { bade: ['fra_1'], ulm: ['ney', 'fra_2'] };
  const table = to(marching({ edition: 'revised', forces }, 'fra_1'), 'ulm').answer('empire', 'halt');
  table.answer('empire', { kind: 'activate', force: 'ney' }).answer('empire', { kind: 'forced', points: 0 });
  expect(table.refusal('empire', { kind: 'absorb', force: 'fra_1' }).because.key).toBe('absorb.hasMarched');
  const army = { bade: ['fra_1'], ulm: ['ney', 'armee_italie', 'fra_2'] };
  const joined = to(marching({ edition: 'revised', forces: army }, 'fra_1'), 'ulm').answer('empire', 'halt');
  joined.answer('empire', { kind: 'activate', force: 'ney' }).answer('empire', { kind: 'forced', points: 0 });
  to(joined.answer('empire', { kind: 'absorb', force: 'fra_1' }), 'munich');
  expect(units(joined, 'ney')).toEqual(['fra_1', 'fra_2']);
});

test('12.2 units that meet become one under the senior general; two armies stay as they are', () => {
  const one = meeting([['ney', 'fra_1'], ['davout', 'fra_2'], ['fra_10-']]);
  expect(units(one, 'davout')).toEqual(['fra_1', 'fra_2', 'fra_10']);
  const two = meeting([
    ['napoleon', 'grande_armee', 'fra_1'],
    ['massena', 'armee_italie', 'fra_2'],
  ]);
  expect(two.state.forces).toHaveLength(2);
});

test('11 what nobody may command is eliminated, at the choice of the owner', () => {
  const table = meeting([
    ['murat', 'fra_1', 'fra_2'],
    ['augereau', 'fra_10'],
  ]);
  table.answer('empire', { unit: 'fra_10' }).answer('empire', { unit: 'fra_10' });
  expect(units(table, 'murat')).toEqual(['fra_1', 'fra_2']);
  expect(general(table, 'augereau')).toBe('reserve');
});

test('11 of two lone corps one is eliminated', () => {
  const table = meeting([['fra_1'], ['fra_10']]).answer('empire', { unit: 'fra_1' });
  expect(table.state.forces).toHaveLength(1);
  expect(units(table, 'fra_10')).toEqual(['fra_10']);
});

test('12.2 the owner says which of two armies takes a force in', () => {
  const table = meeting([
    ['napoleon', 'grande_armee', 'fra_1'],
    ['massena', 'armee_italie', 'fra_2'],
    ['ney', 'fra_3'],
  ]);
  table.answer('empire', { kind: 'joinArmy', force: 'massena' });
  expect(units(table, 'massena')).toEqual(['fra_2', 'fra_3']);
});

test('12.2.2 of more than three subordinates the owner chooses who goes to the reserve', () => {
  const table = meeting([
    ['napoleon', 'grande_armee', 'davout', 'soult', 'murat', 'fra_1'],
    ['ney', 'fra_3'],
  ]);
  table.answer('empire', { kind: 'dismiss', general: 'davout' });
  expect(general(table, 'davout')).toBe('reserve');
  expect(general(table, 'ney')).toBe(forceOf(table, 'napoleon').id);
});

test('14.9.3 anyone who stacks with a demoralised force is demoralised', () => {
  const table = meeting([
    ['davout', 'fra_1'],
    ['ney', 'fra_3', 'demoralised'],
  ]);
  expect(forceOf(table, 'davout').demoralised).toBe(true);
});

test('13.5 a force that comes together is unsupplied if half of its steps are', () => {
  const cut = meeting([
    ['davout', 'fra_1'],
    ['ney', 'fra_3', 'unsupplied'],
  ]);
  expect(forceOf(cut, 'davout').unsupplied).toBe(true);
  const fed = meeting([
    ['davout', 'fra_1', 'fra_2'],
    ['ney', 'fra_3', 'unsupplied'],
  ]);
  expect(forceOf(fed, 'davout').unsupplied).toBe(false);
});

test('13.4 a depot is set up on the march, and a general takes another along', () => {
  const forces = { ulm: ['ney', 'fra_1', 'depot'] };
  const table = marching({ forces, depots: { munich: 'france' } }, 'ney');
  table.answer('empire', { kind: 'dropDepot', fixed: true });
  to(table, 'munich').pick('empire', ({ kind }) => kind === 'pickUpDepot');
  expect(table.state.depots).toMatchObject([
    { zone: 'ulm', with: null, fixed: true },
    { zone: null, with: forceOf(table, 'ney').id, fixed: false },
  ]);
  const corps = marching({ forces: { ulm: ['fra_1'] }, depots: { ulm: 'france' } }, 'fra_1');
  expect(corps.refusal('empire', 'pickUpDepot').because.key).toBe('depot.needsGeneral');
});

test('12.2 a subordinate stays behind with units where no friend stands', () => {
  const forces = { ulm: ['napoleon', 'grande_armee', 'davout', 'fra_1', 'fra_2'] };
  const table = to(marching({ forces }, 'napoleon'), 'munich');
  table.answer('empire', { kind: 'dropGeneral', general: 'davout' }).answer('empire', { unit: 'fra_2' });
  to(table.answer('empire', 'done'), 'ulm');
  expect([forceOf(table, 'davout').zone, forceOf(table, 'napoleon').zone]).toEqual(['munich', 'ulm']);
});

test('2.1 a mobile depot that is left alone in a zone of the enemy is destroyed', () => {
  const table = marching({ forces: { graz: ['ney', 'fra_1', 'depot'] } }, 'ney');
  table.answer('empire', { kind: 'dropDepot', fixed: false });
  expect(table.state.depots).toHaveLength(1);
  to(table, 'villach');
  expect(table.state.depots).toEqual([]);
});

test('11, 12.2 a unit is dropped with a friend who may command it, and not where two corps would stand', () => {
  const forces = { ulm: ['davout', 'fra_1', 'fra_2', 'fra_10-'], munich: ['augereau', 'fra_3'], salzbourg: ['fra_4'] };
  const zones = { salzbourg: { control: 'france' as never } };
  const table = to(marching({ forces, zones }, 'davout'), 'munich').answer('empire', { kind: 'drop', unit: 'fra_1' });
  expect(units(table, 'augereau')).toEqual(['fra_1', 'fra_3']);
  expect(table.refusal('empire', { kind: 'drop', unit: 'fra_10' }).because.key).toBe('command.tooMany');
  to(table, 'salzbourg');
  expect(table.refusal('empire', { kind: 'drop', unit: 'fra_10' }).because.key).toBe('command.needsGeneral');
});

test('10.1, 12.2 revised: a general whose last unit is left with a friend does not go on without it', () => {
  const forces = {
    ulm: [
      ['napoleon', 'grande_armee', 'castanos', 'fra_1', 'fra_2', 'esp_1-'],
      ['massena', 'armee_italie', 'fra_13'],
    ],
  };
  const table = marching({ edition: 'revised', forces }, 'napoleon').answer('empire', { kind: 'drop', unit: 'esp_1' });
  expect(units(table, 'massena')).toEqual(['fra_13', 'esp_1']);
  expect(general(table, 'castanos')).toBe('reserve');
});

test('11, 12.2 a subordinate does not stay where a friend stands', () => {
  const forces = { ulm: ['napoleon', 'grande_armee', 'davout', 'fra_1', 'fra_2'], munich: ['fra_3'] };
  const table = to(marching({ forces }, 'napoleon'), 'munich');
  expect(table.refusal('empire', { kind: 'dropGeneral', general: 'davout' }).because.key).toBe('drop.crowded');
});

test('13.4 without a depot there is none to leave', () => {
  const table = marching({ forces: { ulm: ['ney', 'fra_1'] } }, 'ney');
  expect(table.refusal('empire', { kind: 'dropDepot', fixed: true }).because.key).toBe('depot.none');
});

test('2.1 depots that lie alone: mobile ones are lost to anyone who comes, a fortress keeps them', () => {
  const lying = (zone: string): number => {
    const g = position({
      forces: { munich: ['ney', 'fra_1'] },
      depots: { [zone]: 'austria' },
      hands: { empire: [], coalition: [] },
      fleets: {},
      action: actionOf('empire'),
    });
    g.depots = g.depots.map((row) => ({ ...row, fixed: false }));
    g.march = { ...newMarch(g, forceCalled(g, 'ney' as never)), factor: 4, forced: 0 };
    const table = play<Europe, EuropeOptions, EuropeView>(europe, g, {
      scenario: g.scenario,
      edition: g.edition,
      ...g.agreed,
    });
    to(table, zone);
    return table.state.depots.length;
  };
  expect(lying('salzbourg')).toBe(1);
  expect(lying('innsbruck')).toBe(1);
  expect(lying('ratisbonne')).toBe(0);
});
