import { describe, expect, test } from 'vitest';
import { duchyId, leaderId } from '../../catalogue/catalogue.ts';
import { changeSquadron, leaderRow, nationRow, putLeader, unitsIn } from '../../state/state.ts';
import { at, position, squadronOf, unitTotal } from '../../testing/position.ts';
import { proxyBuilds } from './7.5-proxy-builds.ts';

describe('7.5 Proxy builds', () => {
  test('7.5, 7.51 vector T53: Neutral Prussia builds two Units for five points and two for three more', () => {
    const g = position({ forces: { berlin: ['brunswick', 'prussia 5'] } });
    proxyBuilds(g, 'prussia', 5);
    expect([unitsIn(g, duchyId('berlin'), 'prussia'), nationRow(g, 'prussia').credit]).toEqual([7, 1]);
    proxyBuilds(g, 'prussia', 3);
    expect([unitsIn(g, duchyId('berlin'), 'prussia'), nationRow(g, 'prussia').credit]).toEqual([9, 0]);
  });
  test('7.51 vector T54: Neutral Sweden exchanges a Unit for the leader it lacks: rulings/7.5-unled-units.md', () => {
    const g = position({ forces: { stockholm: ['sweden 5'] } });
    proxyBuilds(g, 'sweden', 2);
    expect(leaderRow(g, leaderId('armfelt')).at).toBe('stockholm');
    expect([unitsIn(g, duchyId('stockholm'), 'sweden'), nationRow(g, 'sweden').credit]).toEqual([4, 0]);
  });
  test('7.5.1 what is in Regroup comes first', () => {
    const g = position({ forces: {} });
    g.regroup = { ...g.regroup, sweden: 2 };
    proxyBuilds(g, 'sweden', 3);
    expect([unitsIn(g, duchyId('stockholm'), 'sweden'), g.regroup.sweden, nationRow(g, 'sweden').credit]).toEqual([
      2, 0, 1,
    ]);
  });
  test('7.5.1 a leader in Regroup comes before the Units there', () => {
    const g = position({ forces: {} });
    g.leaders = g.leaders.map((row) => (row.id === 'armfelt' ? { ...row, at: 'regroup' } : row));
    g.regroup = { ...g.regroup, sweden: 1 };
    proxyBuilds(g, 'sweden', 1);
    expect([leaderRow(g, leaderId('armfelt')).at, g.regroup.sweden]).toEqual(['stockholm', 1]);
  });
  test('7.5 in the closest Home Duchy while the Capital is lost: rulings/7.5-closest.md', () => {
    const g = position({ forces: {}, flags: { stockholm: 'russia' } });
    proxyBuilds(g, 'sweden', 2);
    expect(unitsIn(g, duchyId('gothenburg'), 'sweden')).toBe(1);
  });
  test('5.3 its card is drawn at random, and used for builds', () => {
    const table = at({ clock: { marker: 'sweden' }, forces: {}, hands: { sweden: ['talleyrand'], france: ['rally'] } });
    table.until('5.1');
    expect(unitsIn(table.state, duchyId('stockholm'), 'sweden')).toBe(3);
    expect(table.state.cards.discards).toEqual(['talleyrand']);
  });
  test('5.31 a red card is played as its event', () => {
    const table = at({
      clock: { marker: 'sweden' },
      forces: {},
      hands: { sweden: ['europe_exhausted'], france: ['rally'] },
    });
    table.until('5.1');
    expect(table.state.effects).toMatchObject([{ kind: 'peace', by: 2 }]);
  });
  test('7.5.4, 7.51 with all Units and leaders in play a Unit of the Capital is exchanged for a Squadron', () => {
    const g = position({ forces: { stockholm: ['armfelt', `sweden ${unitTotal('sweden')}`] }, fleets: {} });
    for (const { id } of g.leaders) if (id === 'bernadotte') putLeader(g, id, 'out');
    const units = unitsIn(g, duchyId('stockholm'), 'sweden');
    proxyBuilds(g, 'sweden', 3);
    expect(unitsIn(g, duchyId('stockholm'), 'sweden')).toBe(units - 1);
    expect(g.squadrons.filter(({ nation, building }) => nation === 'sweden' && building)).toHaveLength(1);
    expect(nationRow(g, 'sweden').credit).toBe(1);
  });
  test('7.5.1 no new Squadron while one waits in Regroup', () => {
    const g = position({ forces: { stockholm: ['armfelt', `sweden ${unitTotal('sweden')}`] }, fleets: {} });
    for (const { id } of g.leaders) if (id === 'bernadotte') putLeader(g, id, 'out');
    changeSquadron(g, squadronOf('sweden', 1), { at: 'regroup' });
    // Every Swedish Port is Blockaded: the Squadron cannot come back.
    for (const [number, at] of [
      [1, 'baltic_sea'],
      [2, 'north_sea'],
    ] as const)
      changeSquadron(g, squadronOf('france', number), { at: at as never });
    g.nations = g.nations.map((row) => (row.id === 'sweden' ? { ...row, camp: 'coalition' } : row));
    proxyBuilds(g, 'sweden', 4);
    expect(g.squadrons.filter(({ nation, building }) => nation === 'sweden' && building)).toEqual([]);
  });
  test('6.14 a Response may be played in the Impulse of a Proxy that nobody directs, too', () => {
    const hands = { sweden: ['talleyrand'], france: ['conscripts'] };
    const table = at({ clock: { marker: 'sweden' }, forces: {}, hands });
    if (table.asked().by === 'chance') table.pick('chance', () => true);
    expect(table.asked('france').prompt).toMatchObject({ key: 'response.offer', params: { moment: 'anyAct' } });
    expect(table.state.impulse?.nation).toBe('sweden');
  });
});
