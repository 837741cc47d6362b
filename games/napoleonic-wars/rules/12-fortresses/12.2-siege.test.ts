import { copy } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { duchyId, leader as leaderCard, leaderId } from '../../catalogue/catalogue.ts';
import {
  addUnits,
  changeLeader,
  controller,
  leaderRow,
  markUnits,
  moveFormation,
  type NapoleonicWars,
  newImpulse,
  putLeader,
  unitsIn,
} from '../../state/state.ts';
import { at, type Position, position, type Table, tableAt } from '../../testing/position.ts';

const lisbon: Position = { active: 'spain', forces: { lisbon: ['castanos', 'spain 4'] }, fleets: {} };
const besieged = (wanted: Position = {}): Table =>
  at({ ...lisbon, ...wanted }).answer('france', { kind: 'siege', leader: 'castanos' });
const why = (wanted: Position, leader = 'castanos'): string =>
  at({ ...lisbon, ...wanted }).refusal('france', { kind: 'siege', leader }).because.key;

describe('12.3 example: Castanos besieges Lisbon', () => {
  test('12.3 example, vector T06: five dice against two; a second Round after one casualty to none; Lisbon stands', () => {
    const table = besieged().dice(1, 4, 6, 2, 3, 4, 5).answer('france', 'anotherRound').dice(5, 6, 1, 2, 3, 4, 4);
    expect(controller(table.state, duchyId('lisbon'))).toBe('britain');
    expect(unitsIn(table.state, duchyId('lisbon'), 'spain')).toBe(3);
  });
  test('12.3 example, vector T07: and falls with another 6, even if it has rolled more casualties', () => {
    const table = besieged().dice(1, 4, 6, 2, 3, 4, 5).answer('france', 'anotherRound').dice(5, 6, 6, 1, 2, 3, 4);
    expect(controller(table.state, duchyId('lisbon'))).toBe('spain');
    expect(leaderRow(table.state, leaderId('castanos')).halted).toBe(true);
  });
  test('12.3 no second Round unless more casualties were caused than suffered', () => {
    const table = besieged().dice(5, 4, 6, 2, 3, 4, 5);
    expect(table.asked().prompt.key).toBe('impulse.act');
  });
});

describe('12.2 Siege', () => {
  test('12.31 more 6s than its strength, or fewer Rounds: the Army may move on', () => {
    const table = besieged().dice(1, 1, 6, 6, 1, 1, 1);
    expect(table.events('siege.overrun')).toHaveLength(1);
    expect(leaderRow(table.state, leaderId('castanos')).halted).toBe(false);
  });
  test('12.32, vector T66: one die fewer where the owner Controls a Zone of the Port', () => {
    const napoleon = {
      active: 'france',
      forces: { gibraltar: ['napoleon', 'france 8'] },
      fleets: { gulf_of_cadiz: 'britain 1' },
    } as const;
    const table = at(napoleon).answer('france', { kind: 'siege', leader: 'napoleon' }).dice(1, 1, 1, 1);
    expect(table.asked().prompt.params).toMatchObject({ dice: 13 });
  });
  test('12.33, vector T35: spare Units fill the ranks for the second Round', () => {
    const table = at({ active: 'france', forces: { lisbon: ['napoleon', 'france 12'] }, fleets: {} });
    table.answer('france', { kind: 'siege', leader: 'napoleon' }).dice(6, 1);
    expect(table.asked().prompt.params).toMatchObject({ dice: 14 });
  });
  test('12.2, vector T56: not in a preemptive Impulse', () =>
    expect(why({ impulse: { scheduled: false } })).toBe('siege.scheduledOnly'));
  test('12.2 not while an enemy Formation is there, nor after a battle there', () => {
    expect(why({ forces: { lisbon: ['castanos', 'britain 1'] } })).toBe('siege.enemyThere');
    expect(why({ impulse: { fields: [duchyId('lisbon')] } })).toBe('siege.fought');
  });
  test('12.2 a Fortress once in an Impulse', () =>
    expect(why({ impulse: { sieges: [duchyId('lisbon')] } })).toBe('siege.once'));
  test('12.2, 9.52 an Army that has just marched in besieges with all its Units', () => {
    const table = at({ active: 'spain', points: 1, forces: { badajoz: ['castanos', 'spain 4'] }, fleets: {} });
    table.answer('france', { kind: 'march', leader: 'castanos' }).answer('france', 'withArmy');
    table.answer('france', { kind: 'to', duchy: 'lisbon' }).answer('france', { kind: 'siege', leader: 'castanos' });
    expect(table.dice(1, 1).asked().prompt.params).toMatchObject({ dice: 5 });
  });
  test('12.2, 12.33 only the Besieging Army stays: a second Army in the Duchy still moves on', () => {
    const forces = { badajoz: ['murat', 'france 4'], lisbon: ['davout', 'france 4'] };
    const table = at({ active: 'france', points: 4, forces, fleets: {} });
    table.answer('france', { kind: 'march', leader: 'murat' }).answer('france', 'withArmy');
    table.answer('france', { kind: 'to', duchy: 'lisbon' }).answer('france', { kind: 'siege', leader: 'murat' });
    while (table.asked().by === 'chance') table.dice(1);
    table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
    table.answer('france', { kind: 'to', duchy: 'badajoz' });
    expect(unitsIn(table.state, duchyId('badajoz'), 'france')).toBe(4);
  });
  test('12.33 Units that have attacked a Fortress do so no more in that Round under another leader', () => {
    const table = at({ active: 'spain', forces: { lisbon: ['castanos', 'spain 4'] }, fleets: {} });
    table.answer('france', { kind: 'siege', leader: 'castanos' }).dice(1, 1, 1, 1, 1, 1, 1);
    const { clock } = table.state;
    const impulse = newImpulse('france', true, false);
    const later: NapoleonicWars = { ...copy(table.state), impulse, clock: { ...clock, marker: 'france' } };
    putLeader(later, leaderId('davout'), duchyId('lisbon'));
    addUnits(later, 'france', duchyId('lisbon'), 1);
    const again = tableAt(later).answer('france', { kind: 'siege', leader: 'davout' }).dice(1, 1);
    // His rating, one French Unit, and two French dice.
    expect(again.asked().prompt.params).toMatchObject({ dice: leaderCard(leaderId('davout')).battle + 3 });
  });
  test('12.2 it costs no points, and a nation without cards may still do it', () => {
    const table = at({
      clock: { marker: 'spain' },
      forces: { lisbon: ['castanos'] },
      fleets: {},
      hands: { france: ['rally'], britain: ['fouche', 'plunder'] },
      nations: { spain: { reserves: [] } },
    });
    expect(table.asked('france').answers).toContainEqual({ kind: 'siege', leader: 'castanos' });
  });
  test('12.33 what has attacked one Fortress may attack another in the same Round', () => {
    const g = position({ forces: { lisbon: ['castanos', 'spain 2'] } });
    markUnits(g, () => true, { besieged: true });
    changeLeader(g, leaderId('castanos'), { besieged: true });
    const army = { commander: leaderId('castanos'), leaders: [leaderId('castanos')], units: { spain: 2 } };
    moveFormation(g, army, duchyId('lisbon'), duchyId('badajoz'), () => ({}));
    expect(g.units.map(({ at: duchy, besieged }) => [duchy, besieged])).toEqual([['badajoz', false]]);
    expect(leaderRow(g, leaderId('castanos')).besieged).toBe(false);
  });
});
