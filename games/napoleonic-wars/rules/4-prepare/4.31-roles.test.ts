import { play } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import { napoleonicWars } from '../../game.ts';
import { director, powersOf, unitsInPool } from '../../state/state.ts';

const begun = (options: object) =>
  play(napoleonicWars, {
    scenario: '1805',
    players: 2,
    forfeit: 0,
    forfeiter: 'nobody',
    roles: 'bid',
    ...options,
  } as never);
const bid = (camp: string, units: number) => ({ kind: 'bid', camp, units });

describe('4.31 Roles', () => {
  test('4.3 with two players the Powers of one Camp are one role, and Prussia is nobody’s', () => {
    const { state } = begun({ roles: 'chosen' });
    expect([powersOf(state, 'france'), powersOf(state, 'britain')]).toEqual([
      ['france'],
      ['britain', 'austria', 'russia'],
    ]);
    expect(director(state, 'prussia')).toBeNull();
  });
  test('4.31 players who want different Camps have them, and give up nothing', () => {
    const table = begun({}).answer('france', bid('coalition', 5)).answer('britain', bid('imperial', 3));
    expect([director(table.state, 'france'), director(table.state, 'austria')]).toEqual(['britain', 'france']);
    expect(table.state.forfeit).toBe(0);
    expect(table.asked().prompt.key).toBe('resource.which');
    expect(table.asked().by).toBe('france');
  });
  test('4.31 the higher bid has the Camp that both want, and gives the Units up', () => {
    const table = begun({}).answer('france', bid('imperial', 1)).answer('britain', bid('imperial', 2));
    expect(director(table.state, 'spain')).toBe('britain');
    table
      .answer('britain', { nation: 'france', duchy: 'calais' })
      .answer('britain', { nation: 'france', duchy: 'calais' });
    expect(unitsInPool(table.state, 'france')).toBe(15);
  });
  test('4.31 bids are sealed, and a die parts equal ones: rulings/4.31-bids.md', () => {
    const table = begun({}).answer('france', bid('imperial', 1));
    expect(JSON.stringify(table.view('britain'))).not.toContain('"units":1,');
    table.answer('britain', bid('imperial', 1));
    expect(table.asked().prompt.key).toBe('roles.tie');
    table.answer('chance', { seat: 'britain' });
    expect(director(table.state, 'france')).toBe('britain');
  });
  test('4.31 with three players or more dice give the Powers out', () => {
    const table = begun({ players: 3, roles: 'dice' });
    table
      .answer('chance', { seat: 'austria' })
      .answer('chance', { seat: 'france' })
      .answer('chance', { seat: 'britain' });
    expect(['france', 'britain', 'russia'].map((power) => director(table.state, power as 'france'))).toEqual([
      'austria',
      'france',
      'britain',
    ]);
  });
});
