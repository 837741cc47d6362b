import { describe, expect, test } from 'vitest';
import { duchyId } from '../../catalogue/catalogue.ts';
import { campOf, controller, unitsIn } from '../../state/state.ts';
import { at, type Position, position, type Table } from '../../testing/position.ts';
import { mayEnterCamp } from '../8-diplomacy/8.3-may-enter-a-camp.ts';

const phase = (wanted: Position): Table =>
  at({
    players: 5,
    forces: {},
    fleets: {},
    ...wanted,
    clock: { phase: 'camps', interphase: true, marker: 'austria', step: 0, ...wanted.clock },
  });

describe('14.1 Camps', () => {
  test('14.11, 14.13, vector T106: Austria changes Camps with the leave of all; Vienna is given back, Prague may be', () => {
    const table = phase({ flags: { munich: 'austria', prague: 'france', vienna: 'france' } });
    table.answer('austria', { kind: 'enterCamp', camp: 'imperial' }).answer('france', 'yes');
    expect(controller(table.state, duchyId('munich'))).toBe('france');
    expect(controller(table.state, duchyId('vienna'))).toBe('austria');
    expect(controller(table.state, duchyId('prague'))).toBe('france');
    table.answer('france', { kind: 'giveBack', duchy: 'prague' });
    expect(controller(table.state, duchyId('prague'))).toBe('austria');
    expect(campOf(table.state, 'austria')).toBe('imperial');
  });
  test('14.11, 14.14 without leave it stays where it is', () => {
    const table = phase({}).answer('austria', { kind: 'enterCamp', camp: 'imperial' }).answer('france', 'no');
    expect(campOf(table.state, 'austria')).toBe('coalition');
    expect(table.asked().by).not.toBe('austria');
  });
  test('14.12 a Neutral Power joins without leave', () => {
    const table = phase({ clock: { marker: 'prussia' } }).answer('prussia', { kind: 'enterCamp', camp: 'imperial' });
    expect(campOf(table.state, 'prussia')).toBe('imperial');
  });
  test('8.22 France and Britain never change Camps', () => {
    expect(mayEnterCamp(position({ players: 5 }), 'britain', 'imperial')?.because.key).toBe('camps.never');
  });
  test('8.81, vector T87: the Powers of one player change together, and never without Britain', () => {
    expect(mayEnterCamp(position({ players: 2 }), 'austria', 'imperial')?.because.key).toBe('camps.never');
    const table = phase({ players: 3 })
      .answer('austria', { kind: 'enterCamp', camp: 'imperial' })
      .answer('france', 'yes');
    expect([campOf(table.state, 'austria'), campOf(table.state, 'russia')]).toEqual(['imperial', 'imperial']);
    // 14.14 Russia’s turn of the Track brings no second announcement of the same player.
    expect(table.asked().prompt.params).toMatchObject({ nation: 'russia' });
    expect(table.refusal('austria', { kind: 'enterCamp', camp: 'coalition' }).rule).toBe('14.14');
  });
  test('15.24, vector T46: a new Subject Neutral may enter only its conqueror’s Camp, with leave', () => {
    const subject: Position = {
      clock: { turn: 2 },
      nations: { austria: { camp: null, subjectTo: 'france', graceUntil: 3 } },
    };
    expect(mayEnterCamp(position({ players: 5, ...subject }), 'austria', 'coalition')?.because.key).toBe('war.grace');
    const table = phase({ ...subject }).answer('austria', { kind: 'enterCamp', camp: 'imperial' });
    expect(table.asked().by).toBe('france');
  });
  test('8.34 who changes Camps leaves the land of former Allies', () => {
    const table = phase({ forces: { zhitomir: ['austria 1'] } });
    table.answer('austria', { kind: 'enterCamp', camp: 'imperial' }).answer('france', 'yes').dice(1);
    expect([unitsIn(table.state, duchyId('zhitomir'), 'austria'), table.state.regroup.austria]).toEqual([0, 1]);
  });
  test('8.33, vector T19: in an Impulse a change of Camp costs seven points and needs leave', () => {
    const russia = (points: number): Table => at({ players: 5, active: 'russia', points, forces: {}, fleets: {} });
    expect(russia(6).refusal('russia', { kind: 'changeCamp', camp: 'imperial' }).because.key).toBe('impulse.noPoints');
    const admitted = russia(7).answer('russia', { kind: 'changeCamp', camp: 'imperial' }).answer('france', 'yes');
    expect([campOf(admitted.state, 'russia'), admitted.state.impulse?.points]).toEqual(['imperial', 0]);
    const refused = russia(7).answer('russia', { kind: 'changeCamp', camp: 'imperial' }).answer('france', 'no');
    expect(refused.state.impulse?.points).toBe(7);
    expect(refused.refusal('russia', { kind: 'changeCamp', camp: 'imperial' }).because.key).toBe('camps.refused');
  });
  test('1813: Austria decides in its own Impulse from the second Round, the Imperial Camp with leave', () => {
    const war = (round: number): Table =>
      at({ scenario: '1813', players: 5, clock: { round }, active: 'austria', forces: {}, fleets: {} });
    expect(war(1).refusal('austria', { kind: 'enterCamp', camp: 'coalition' }).because.key).toBe('camps.waits');
    expect(campOf(war(2).answer('austria', { kind: 'enterCamp', camp: 'coalition' }).state, 'austria')).toBe(
      'coalition',
    );
    expect(war(2).answer('austria', { kind: 'enterCamp', camp: 'imperial' }).asked().by).toBe('france');
  });
});
