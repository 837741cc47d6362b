import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS } from '../../catalogue/ids.ts';
import type { Table } from '../../testing/position.ts';
import { box, isOffered, port, sailing, sailingAs, sea, SUNK, where } from '../../testing/sailing.ts';

const attack = (edition: Edition, from = sea('golfe_gascogne'), more: object = {}): Table =>
  sailing({ edition, fleets: { fl_nelson: from, fl_linois: port('brest') }, ...more }, 'fl_nelson').answer(
    'coalition',
    {
      kind: 'attackPort',
      zone: 'brest',
    },
  );

describe.each(EDITIONS)('17.3.3 an attack on a port (%s)', (edition) => {
  test('17.2.1, 17.3.3 it costs two points from the sea and one from the box, and nobody evades', () => {
    expect(attack(edition).state.voyage?.left).toBe(3);
    expect(attack(edition, box('brest')).state.voyage?.left).toBe(4);
    expect(attack(edition).asked()).toMatchObject({ by: 'chance', rule: '17.3.1' });
  });
  test('17.3.3 a squadron that is beaten retreats by the rules, and has ended its activation', () => {
    const table = attack(edition).dice(1, 3, 3); // 4 against 6
    expect(table.asked('coalition').answers).toEqual([{ kind: 'sail', sea: 'golfe_gascogne' }]);
    table.answer('coalition', { kind: 'sail', sea: 'golfe_gascogne' });
    expect(table.state.voyage).toBeNull();
  });
  test('17.3.3 unless it blockaded the port before: then it goes back to the box', () => {
    const table = attack(edition, box('brest')).dice(1, 3, 3);
    expect(where(table, 'fl_nelson')).toEqual(box('brest'));
    expect(table.state.voyage).toBeNull();
  });
  test('17.3.3 after one exchange that is even the attacker has lost', () => {
    const table = attack(edition, box('brest')).dice(1, 2, 2);
    expect(table.state.voyage).toBeNull();
    expect(table.events('naval.total')).toHaveLength(2);
  });
  test('17.3.3 an empty fortress gives no die', () => {
    const table = attack(edition, sea('golfe_gascogne'), { zones: { brest: { fortress: 'empty' } } }).dice(1, 4);
    expect(table.asked().by).not.toBe('chance');
  });
  test('17.3.3 a citadel gives two dice', () => {
    const fleets = { fl_villeneuve: sea('atlantique_sud'), fl_ball: port('gibraltar') };
    const table = sailingAs('empire', { edition, fleets }, 'fl_villeneuve');
    table.answer('empire', { kind: 'attackPort', zone: 'gibraltar' }).dice(6, 1, 1);
    expect(table.asked()).toMatchObject({ by: 'chance', rule: '17.3.3' });
  });
  test('17.3.3 twelve more destroy all, saved by nothing', () => {
    const two = { fl_nelson: sea('golfe_gascogne'), fl_collingwood: sea('golfe_gascogne'), fl_linois: port('brest') };
    const table = sailing({ edition, fleets: two }, 'fl_nelson', 'fl_collingwood');
    table.answer('coalition', { kind: 'attackPort', zone: 'brest' }).dice(6, 6, 1, 1); // 17 against 2
    expect(where(table.answer('empire', { kind: 'loseFleet' }), 'fl_linois')).toEqual(SUNK);
  });
});

describe('17.3.3 a second attack', () => {
  const won = (edition: Edition): Table => attack(edition, box('brest')).dice(6, 3, 3); // 9 against 6
  test('17.3.3 the victor lies in the box; the revised edition has one attack on a port in a round', () => {
    expect(where(won('2013'), 'fl_nelson')).toEqual(box('brest'));
    expect(isOffered(won('2013'), 'attackPort', 'brest')).toBe(true);
    expect(won('revised').refusal('coalition', { kind: 'attackPort', zone: 'brest' }).rule).toBe('17.3.3');
  });
  test('17.3.3 revised: by no other squadron either', () => {
    const fleets = { fl_nelson: box('brest'), fl_ball: sea('golfe_gascogne'), fl_linois: port('brest') };
    const table = sailing({ edition: 'revised', fleets }, 'fl_nelson').answer('coalition', {
      kind: 'attackPort',
      zone: 'brest',
    });
    table.dice(6, 3, 3).answer('coalition', 'done').answer('coalition', { kind: 'activateFleet', fleet: 'fl_ball' });
    expect(table.refusal('coalition', { kind: 'attackPort', zone: 'brest' }).rule).toBe('17.3.3');
  });
});

describe('17.2.2 fleets left behind', () => {
  test('17.2.1 a squadron leaves fleets behind on its way, but not where three lie already', () => {
    const three = { fl_keith: sea('manche'), fl_calder: sea('manche'), fl_cotton: sea('manche') };
    const fleets = { fl_nelson: sea('golfe_gascogne'), fl_ball: sea('golfe_gascogne') };
    const go = (more: object): Table =>
      sailing({ fleets: { ...fleets, ...more } }, 'fl_nelson', 'fl_ball').answer('coalition', {
        kind: 'sail',
        sea: 'manche',
      });
    expect(go(three).refusal('coalition', { kind: 'leaveFleet', fleet: 'fl_ball' }).rule).toBe('17.2.2');
    const free = go({}).answer('coalition', { kind: 'leaveFleet', fleet: 'fl_ball' });
    free.answer('coalition', { kind: 'sail', sea: 'mer_du_nord' });
    expect([where(free, 'fl_ball'), where(free, 'fl_nelson')]).toEqual([sea('manche'), sea('mer_du_nord')]);
  });
});

describe.each(EDITIONS)('17.2.7 relief (%s)', (edition) => {
  const enters = (more: object): Table =>
    sailing(
      { edition, fleets: { fl_ball: sea('golfe_gascogne'), fl_linois: port('brest'), ...more } },
      'fl_ball',
    ).answer('coalition', { kind: 'blockade', zone: 'brest' });
  test('17.2.7 anyone who relieves a blockade that is in place is not attacked', () => {
    expect(enters({}).asked()).toMatchObject({ by: 'empire', prompt: { key: 'naval.comeOut' } });
    const relief = enters({ fl_keith: box('brest') });
    expect(relief.asked()).toMatchObject({ by: 'coalition', prompt: { key: 'naval.step' } });
    expect(where(relief, 'fl_ball')).toEqual(box('brest'));
  });
  test('17.2.7 the box costs a point, and to leave it nothing', () => {
    const relief = enters({ fl_keith: box('brest') });
    expect(relief.state.voyage?.left).toBe(4);
    expect(relief.answer('coalition', 'putOut').state.voyage?.left).toBe(4);
  });
});
