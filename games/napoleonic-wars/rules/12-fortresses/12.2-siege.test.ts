import { describe, expect, test } from 'vitest';
import { duchyId, leaderId } from '../../catalogue/catalogue.ts';
import { controller, leaderRow, unitsIn } from '../../state/state.ts';
import { at, type Position, type Table } from '../../testing/position.ts';

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
});
