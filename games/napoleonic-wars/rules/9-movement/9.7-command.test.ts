import { copy } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { duchyId, leader as leaderCard, leaderId } from '../../catalogue/catalogue.ts';
import { type NapoleonicWars, partCommands, putLeader, unitsIn } from '../../state/state.ts';
import { formationsIn } from '../10-interception/10.2-evasion.ts';
import { at, position, type Table, tableAt } from '../../testing/position.ts';

const allies = (active: 'austria' | 'russia' = 'russia'): Table =>
  at({ active, points: 2, fleets: {}, forces: { vienna: ['charles', 'austria 4', 'kutuzov', 'russia 4'] } });

describe('9.7 Command', () => {
  test('9.7 an Army Group of two Powers is formed with the consent of the other player, and then fights with his rating', () => {
    const table = allies().answer('russia', { kind: 'takeCommand', leader: 'kutuzov' });
    expect(table.asked().by).toBe('austria');
    table.answer('austria', 'yes');
    expect(table.state.commands).toEqual([{ duchy: 'vienna', commander: 'kutuzov', nations: ['austria', 'russia'] }]);
    expect(table.refusal('russia', { kind: 'takeCommand', leader: 'kutuzov' }).because.key).toBe('command.already');
  });
  test('9.6 the command of a Duchy is settled once in an Impulse', () => {
    const table = allies().answer('russia', { kind: 'takeCommand', leader: 'kutuzov' }).answer('austria', 'no');
    expect(table.refusal('russia', { kind: 'takeCommand', leader: 'kutuzov' }).because.key).toBe('command.once');
  });
  test('9.7 without it they stay apart', () => {
    expect(
      allies().answer('russia', { kind: 'takeCommand', leader: 'kutuzov' }).answer('austria', 'no').state.commands,
    ).toEqual([]);
  });
  test('9.7 only a leader of a Power commands those of another', () => {
    const table = at({
      active: 'spain',
      points: 2,
      fleets: {},
      forces: { madrid: ['castanos', 'moore'] },
      nations: { spain: { camp: 'coalition' } },
      consuls: { spain: { row: 'russia', column: 'pact' } },
    });
    expect(table.refusal('russia', { kind: 'takeCommand', leader: 'castanos' }).because.key).toBe('group.minor');
  });
  test('9.7, 10.2 an Army Group evades once, as one, with the rating of its Commander', () => {
    const stands = (commands: boolean): Table => {
      const nations = { austria: { reserves: [] }, russia: { reserves: [] } };
      const forces = { munich: ['davout', 'france 4'], linz: ['bagration', 'russia 2', 'ferdinand', 'austria 2'] };
      const g = position({ players: 5, active: 'france', points: 4, fleets: {}, forces, nations });
      const duchy = duchyId('linz');
      if (commands) g.commands = [{ duchy, commander: leaderId('bagration'), nations: ['austria', 'russia'] }];
      const table = tableAt(g).answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
      return table.answer('france', { kind: 'to', duchy: 'linz' });
    };
    const apart = stands(false);
    apart.answer('austria', { kind: 'evadeTo', duchy: 'vienna' }).dice(6, 6);
    expect(apart.asked().by).toBe('russia');
    const together = stands(true);
    expect(together.asked().by).toBe('russia');
    together.answer('russia', { kind: 'evadeTo', duchy: 'vienna' });
    expect(together.asked().prompt.params).toMatchObject({ modifier: leaderCard(leaderId('bagration')).battle + 1 });
    together.dice(6, 6);
    expect([
      unitsIn(together.state, duchyId('vienna'), 'austria'),
      unitsIn(together.state, duchyId('vienna'), 'russia'),
    ]).toEqual([2, 2]);
  });
  test('9.7 who refuses stays out of the group, and those who agree form it; beside it the whole Duchy has no common Commander', () => {
    const forces = {
      vienna: ['charles', 'austria 2', 'kutuzov', 'russia 2', 'brunswick', 'prussia 2'],
      munich: ['davout', 'france 4'],
    };
    const nations = { prussia: { camp: 'coalition' }, austria: { reserves: [] }, russia: { reserves: [] } } as const;
    const table = at({ players: 5, active: 'russia', points: 2, fleets: {}, forces, nations });
    table.answer('russia', { kind: 'takeCommand', leader: 'kutuzov' });
    table.answer('austria', 'yes').answer('prussia', 'no');
    expect(table.state.commands).toEqual([{ duchy: 'vienna', commander: 'kutuzov', nations: ['austria', 'russia'] }]);
    const apart = formationsIn(table.state, duchyId('vienna'), ['austria', 'russia', 'prussia']);
    expect(apart.map(({ commander, leaders }) => [commander, leaders.length])).toEqual([
      ['kutuzov', 2],
      ['brunswick', 1],
    ]);
  });
  test('9.7, 10.12 an Army of a group may intercept alone, and does not take the Commander along as its subordinate', () => {
    const forces = { vienna: ['charles', 'austria 2', 'kutuzov', 'russia 2'], munich: ['davout', 'france 4'] };
    const nations = { austria: { reserves: [] }, russia: { reserves: [] } };
    const g = position({ players: 5, active: 'france', points: 2, fleets: {}, forces, nations });
    g.commands = [{ duchy: duchyId('vienna'), commander: leaderId('kutuzov'), nations: ['austria', 'russia'] }];
    const table = tableAt(g).answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
    table.answer('france', { kind: 'to', duchy: 'linz' }).answer('austria', { kind: 'intercept', leader: 'charles' });
    table.answer('russia', 'yes');
    expect(table.refusal('austria', { kind: 'addLeader', leader: 'kutuzov' }).because.key).toBe('march.tooMany');
  });
  test('9.7 beside an Army that is no part of the group there is no common Commander, and his rating brings no dice', () => {
    const attacked = (prussia: readonly string[]): Table => {
      const vienna = ['charles', 'austria 2', 'kutuzov', 'russia 2', ...prussia];
      const nations = { prussia: { camp: 'coalition' }, austria: { reserves: [] }, russia: { reserves: [] } } as const;
      const forces = { linz: ['davout', 'france 4'], vienna };
      const flags = { linz: 'france' } as const;
      const g = position({ players: 5, active: 'france', points: 2, fleets: {}, forces, flags, nations });
      g.commands = [{ duchy: duchyId('vienna'), commander: leaderId('kutuzov'), nations: ['austria', 'russia'] }];
      const table = tableAt(g).answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
      table.answer('france', { kind: 'to', duchy: 'vienna' });
      while (table.asked().prompt.key === 'evade.offer') table.answer(table.asked().by, 'pass');
      return table;
    };
    expect(attacked([]).state.battle?.inactive).toMatchObject({ commander: 'kutuzov', rated: true });
    const apart = attacked(['brunswick', 'prussia 1']);
    expect(apart.asked('france').prompt.key).toBe('battle.commander');
    apart.answer('france', { leader: 'kutuzov' });
    expect(apart.state.battle?.inactive).toMatchObject({ commander: 'kutuzov', rated: false });
  });
  test('9.7 an Army Group that has marched together stands as one where it comes, and no more when it has parted', () => {
    const forces = { vienna: ['kutuzov', 'russia 2', 'charles', 'austria 2'] };
    const table = at({ players: 5, active: 'russia', points: 4, fleets: {}, forces });
    table
      .answer('russia', { kind: 'march', leader: 'kutuzov' })
      .answer('russia', { kind: 'addLeader', leader: 'charles' });
    table.answer('austria', 'yes').answer('russia', { kind: 'addUnit', nation: 'austria' });
    table.answer('russia', 'done').answer('russia', { kind: 'to', duchy: 'linz' });
    const group = { duchy: 'linz', commander: 'kutuzov', nations: ['austria', 'russia'] };
    expect(table.state.commands).toEqual([group]);
    const g: NapoleonicWars = copy(table.state);
    putLeader(g, leaderId('charles'), duchyId('vienna'));
    partCommands(g);
    expect(g.commands).toEqual([{ ...group, nations: ['russia'] }]);
    putLeader(g, leaderId('kutuzov'), duchyId('vienna'));
    partCommands(g);
    expect(g.commands).toEqual([]);
  });
  test('10.1, 9.7 Armies of two Powers that intercept into one Duchy may form a group, if both players agree', () => {
    const met = (russia: 'yes' | 'no'): Table => {
      const forces = {
        munich: ['davout', 'france 4'],
        vienna: ['charles', 'austria 2'],
        prague: ['kutuzov', 'russia 2'],
      };
      const nations = { austria: { reserves: [] }, russia: { reserves: [] } };
      const table = at({ players: 5, active: 'france', points: 1, fleets: {}, forces, nations });
      table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
      table.answer('france', { kind: 'to', duchy: 'linz' });
      table.answer('austria', { kind: 'intercept', leader: 'charles' }).answer('austria', 'withArmy').dice(6, 6);
      table.answer('russia', { kind: 'intercept', leader: 'kutuzov' }).answer('russia', 'withArmy').dice(6, 6);
      expect(table.asked().prompt).toMatchObject({ key: 'command.consent', params: { leader: 'charles' } });
      return table.answer('austria', 'yes').answer('russia', russia);
    };
    expect(met('yes').state.battle?.inactive).toMatchObject({ commander: 'charles', rated: true });
    expect(met('no').asked('france').prompt.key).toBe('battle.commander');
  });
});
