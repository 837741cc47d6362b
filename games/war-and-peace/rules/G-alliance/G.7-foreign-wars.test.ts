import { describe, expect, test } from 'vitest';
import { at, leadersIn, type Position, position, standing, type Table, tableAt } from '../../testing/position.ts';
import { stateOf } from '../M-east/M-machines.ts';
import { redCities } from '../J-production/J.2-points.ts';

const JANUARY: Position = { clock: { year: 1808, month: 1, phase: 'alliance' }, forces: {} };
const production = (more: Position): Table =>
  at({ clock: { segment: 'anti', phase: 'production', year: 1808, month: 2 }, ...more });

describe('G.7 foreign wars', () => {
  test('G.7.a, G.7.b, G.7.c each January two dice: the first 1 is war with America, the second with Turkey', () => {
    const wars = (first: number, second: number): readonly string[] => {
      const { state } = at(JANUARY).dice(first, second);
      return [stateOf(state, 'WAR_USA'), stateOf(state, 'WAR_TURKEY')];
    };
    expect([wars(1, 2), wars(2, 1)]).toEqual([
      ['war', 'none'],
      ['none', 'war'],
    ]);
    expect(at({ ...JANUARY, clock: { year: 1808, month: 2, phase: 'alliance' } }).questions()[0]?.by).not.toBe(
      'chance',
    );
  });
  test('G.7.f, G.7.g there is one American war in a game, and any number with Turkey', () => {
    expect(at({ ...JANUARY, machines: { WAR_USA: 'done' } }).asked().prompt.params).toEqual({ war: 'turkey' });
  });
  test('SW-06, SW-04 the Swedish war can be ended when Sweden has changed sides meanwhile', () => {
    const peace = (sweden: string) =>
      at({
        clock: { segment: 'anti', phase: 'alliance', year: 1808, month: 2 },
        forces: {},
        machines: { SWEDEN: sweden },
        history: { swedishWar: 'active' },
      })
        .until('war.peace')
        .answer('england', { kind: 'yes' })
        .dice(6, 6).state;
    expect([peace('pro').history.swedishWar, stateOf(peace('anti'), 'SWEDEN')]).toEqual(['over', 'anti']);
  });
  test('G.7.b, G.7.e England sends four infantry, two squadrons and two transports: from the map, else from the pool', () => {
    const table = production({
      machines: { WAR_USA: 'war' },
      forces: { FF12: ['england 4 I'] },
      ships: { DD8: ['england 2 T port'] },
      pools: { england: { S: 2 } },
    });
    expect([table.state.foreign.map(({ kind, sp }) => `${sp} ${kind}`), standing(table.state, 'FF12')]).toEqual([
      ['4 I', '2 S', '2 T'],
      [],
    ]);
  });
  test('G.7.c the Russian player says which leader rated 2 goes to the Turkish war', () => {
    const table = production({
      machines: { WAR_TURKEY: 'war' },
      forces: { FF35: ['kutuzov', 'russia 10 I', 'russia 4 C'], GG37: ['bagration'], HH35: ['bennigsen'] },
    });
    while (table.asked().prompt.key !== 'war.sendLeader') table.pick(table.asked().by, (answer) => answer.kind !== 'x');
    expect(table.asked().answers.map((answer) => answer['leader'])).toEqual(['kutuzov', 'bagration']);
    table.answer('england', { kind: 'joinedBy', leader: 'bagration' });
    expect([leadersIn(table.state, 'GG37'), leadersIn(table.state, 'FF35')]).toEqual([[], ['kutuzov']]);
  });
  test('G.7.e those who besiege a city may go, the besieged in it may not', () => {
    const table = production({
      machines: { WAR_USA: 'war' },
      forces: { Z7: ['england 4 I', 'inside france 2 I'] },
      sieges: { brest: 1 },
      ships: {},
      pools: { england: { S: 2, T: 2 } },
    });
    expect(standing(table.state, 'Z7')).toEqual(['inside france 2 I']);
  });
  test('G.7.e besieged troops do not go, and nothing is raised while forces are lacking', () => {
    const table = production({
      machines: { WAR_USA: 'war' },
      forces: { A7: ['inside england 4 I', 'france 5 I'] },
      sieges: { gibraltar: 1 },
      ships: {},
      pools: { england: { C: 1 } },
    }).dice(2);
    expect(standing(table.state, 'A7')).toEqual(['france 5 I', 'inside england 4 I']);
    expect(table.events('production.bought')).toEqual([]);
    expect(table.asked().prompt.params).toEqual({ nation: 'england', points: 0 });
  });
  test('G.7.c Russia sends ten infantry, four horse and a leader rated 2; Kiev produces nothing', () => {
    const table = production({
      machines: { WAR_TURKEY: 'war' },
      forces: { OO47: ['kutuzov', 'bennigsen', 'russia 12 I', 'russia 5 C'] },
    });
    table.dice(2).until('J.2.b').dice(2).until('J.2.b');
    expect([standing(table.state, 'OO47'), leadersIn(table.state, 'OO47'), leadersIn(table.state, 'atWar')]).toEqual([
      ['russia 2 I', 'russia 1 C'],
      ['bennigsen'],
      ['kutuzov'],
    ]);
    expect(redCities(position({ machines: { WAR_TURKEY: 'war' } }), 'russia')).not.toContain('kiev');
  });
  const peace: Position = {
    clock: { segment: 'anti', phase: 'alliance', year: 1808, month: 3 },
    forces: {},
    machines: { WAR_TURKEY: 'war' },
  };
  test('G.7.d WAR1: twelve ends a war, eleven with a Russian point, which is lost in any case', () => {
    expect(stateOf(at(peace).answer('england', 'yes').dice(6, 5).state, 'WAR_TURKEY')).toBe('war');
    const staked = at(peace).answer('england', 'withPoint').dice(6, 5).state;
    expect([stateOf(staked, 'WAR_TURKEY'), staked.treasury.russianDebt]).toEqual(['none', 2]);
  });
  test('G.7.d after peace the forces come back to a production city', () => {
    const g = position({ clock: { segment: 'anti', phase: 'production', year: 1808, month: 4 }, forces: {} });
    g.foreign = [{ war: 'turkey', kind: 'I', sp: 10 }];
    const table = tableAt(g).until('war.return').answer('england', { at: 'OO47' });
    expect([standing(table.state, 'OO47'), table.state.foreign]).toEqual([['russia 10 I'], []]);
  });
});
