import { describe, expect, test } from 'vitest';
import { duchyId, leaderId } from '../../catalogue/catalogue.ts';
import { controller, leaderRow, nationRow, unitsIn } from '../../state/state.ts';
import { at, type Position, position, type Table } from '../../testing/position.ts';
import { nationalityBonus } from './11.2-dice.ts';

/** Nobody answers with a Reserve. */
const WITHOUT_RESERVES = { austria: { reserves: [] } };
/** Davout with four Units attacks Linz from Munich over plain ground; nobody evades. */
const attack = (linz: readonly string[], wanted: Position = {}): Table => {
  const forces = { munich: ['davout', 'france 4'], linz, ...wanted.forces };
  const table = at({ active: 'france', points: 6, fleets: {}, nations: WITHOUT_RESERVES, ...wanted, forces });
  table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
  table.answer('france', { kind: 'to', duchy: 'linz' });
  while (table.asked().prompt.key === 'evade.offer' || table.asked().prompt.key === 'intercept.offer')
    table.answer(table.asked().by, 'pass');
  return table;
};
const dice = (table: Table): unknown => table.asked().prompt.params['dice'];
const faces = (count: number, ...shown: readonly number[]): readonly number[] => [
  ...shown,
  ...Array.from({ length: count - shown.length }, () => 1),
];
const french = (table: Table, duchy: string): number => unitsIn(table.state, duchyId(duchy), 'france');
const austrians = (table: Table, duchy: string): number => unitsIn(table.state, duchyId(duchy), 'austria');

describe('11.2 Battle dice', () => {
  test('11.2 a die for each Unit, the Battle Rating of the Commander and the bonus of nationality', () => {
    const table = attack(['ferdinand', 'john', 'austria 4']);
    expect(dice(table)).toBe(4 + 3 + 2);
    table.dice(...faces(9));
    // John (2) commands, Ferdinand fights as a Unit.
    expect(dice(table)).toBe(4 + 1 + 2 + 1);
  });
  test('11.21 vector T38: more than half French two, half Minors none, else one', () => {
    const bonus = (...stack: readonly string[]): number =>
      nationalityBonus(position({ forces: { linz: stack } }), ['france', 'russia', 'spain'], duchyId('linz'));
    expect([bonus('france 3', 'spain 3'), bonus('france 4', 'spain 3'), bonus('russia 5')]).toEqual([0, 2, 1]);
  });
  test('11.22 terrain serves a defender in a Duchy that was Friendly: pass two dice, and none in the second Round', () => {
    const table = at({
      active: 'france',
      points: 6,
      fleets: {},
      forces: { ratisbon: ['davout', 'france 4'], prague: ['austria 2'] },
    });
    table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
    table.answer('france', { kind: 'to', duchy: 'prague' }).answer('austria', 'pass').dice(1, 1, 1, 1, 1);
    expect(table.state.battle?.terrain).toBe(2);
    table.dice(...faces(9));
    expect(dice(table)).toBe(2 + 1 + 2);
    table.dice(...faces(5)).dice(...faces(9));
    expect(dice(table)).toBe(3);
  });
  test('11.22 not in a Duchy that was not Friendly to the defender', () => {
    const forces = { ratisbon: ['davout', 'france 4'], prague: ['austria 2'] };
    const table = at({ active: 'france', points: 6, fleets: {}, flags: { prague: 'france' }, forces });
    table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
    table.answer('france', { kind: 'to', duchy: 'prague' }).answer('austria', 'pass');
    expect(table.state.battle?.terrain).toBe(0);
  });
});

describe('11.3 Casualties and victory', () => {
  test('11.32 more casualties lose, and the loser retreats to a Friendly Duchy', () => {
    const table = attack(['austria 3'])
      .dice(...faces(9, 6, 5))
      .dice(...faces(4, 5));
    expect(table.asked('austria').prompt.key).toBe('retreat.where');
    table.answer('austria', { kind: 'retreatTo', duchy: 'vienna' });
    expect([austrians(table, 'linz'), austrians(table, 'vienna'), french(table, 'linz')]).toEqual([0, 2, 4]);
    expect(table.refusal('france', { kind: 'march', leader: 'davout' }).because.key).toBe('march.halted');
  });
  test('11.32 vector T37: after a draw a second Round without the disrupted, after another the Active side retreats', () => {
    const table = attack(['austria 3'])
      .dice(...faces(9, 5, 5))
      .dice(...faces(4, 5, 5));
    expect(dice(table)).toBe(2 + 3 + 2);
    table.dice(...faces(7, 5));
    expect(dice(table)).toBe(1 + 1);
    table.dice(5, 1);
    expect([french(table, 'munich'), austrians(table, 'linz')]).toEqual([4, 3]);
    expect(leaderRow(table.state, leaderId('davout'))).toMatchObject({ at: 'munich', beaten: true });
  });
  test('11.33 disrupts in excess take the Battle Rating, then the bonus', () => {
    const table = attack(['ferdinand', 'austria 1'])
      .dice(...faces(9, 5, 5, 5))
      .dice(...faces(3, 5, 5, 5));
    table.dice(...faces(1 + 3 + 2));
    // One Unit, three disrupts: the Unit, the rating and the bonus are gone.
    expect(table.events('battle.rolled').at(-1)?.said.params).toMatchObject({ kills: 0, disrupts: 0 });
  });
  test('11.31, vector T90: Armies without a group fight without a rating, and lose evenly', () => {
    const table = attack(['charles', 'austria 4', 'kutuzov', 'russia 4']);
    expect(table.asked('france').prompt.key).toBe('battle.commander');
    table.answer('france', { leader: 'charles' }).dice(...faces(9, 6, 6, 6));
    expect(dice(table)).toBe(8 + 1 + 1);
    table.dice(...faces(10));
    table.answer('austria', 'pass').answer('austria', { kind: 'lose', nation: 'russia' });
    expect(table.asked('austria').prompt.key).toBe('losses.which');
  });
  test('11.31 the losses of both Rounds together are shared evenly', () => {
    const table = attack(['kutuzov', 'russia 4', 'austria 4'], { players: 5 });
    const rolls = (...shown: readonly number[]): Table => table.dice(...faces(Number(dice(table)), ...shown));
    rolls(6);
    rolls(5);
    const keepsKutuzov = (): Table =>
      table.asked().prompt.key === 'losses.giveUp' ? table.answer('russia', 'pass') : table;
    keepsKutuzov().answer('russia', { kind: 'lose', nation: 'austria' });
    rolls(6);
    rolls(5);
    keepsKutuzov();
    expect(table.events('losses.unit').map(({ said }) => said.params['nation'])).toEqual(['austria', 'russia']);
  });
  test('9.6, 11.2 when the Commander falls the best leader left commands in the second Round: rulings/9.6-the-commander-falls.md', () => {
    const table = attack(['ferdinand', 'john', 'austria 1'])
      .dice(...faces(9, 6))
      .dice(...faces(5, 6));
    // The player gives Ferdinand up for the Unit, if he commands, or John.
    expect(table.asked('austria').prompt.key).toBe('losses.giveUp');
    const commander = table.state.battle?.inactive.commander;
    table.answer('austria', { kind: 'giveUp', leader: commander ?? 'none' });
    const next = table.state.battle?.inactive;
    expect(next?.commander).toBe(commander === 'john' ? 'ferdinand' : 'john');
    expect(next?.chief).toBe(next?.commander);
  });
  test('9.51, 11.6 an Overrun lets the Active Formation go on', () => {
    const table = attack(['austria 1'])
      .dice(...faces(9, 6))
      .dice(...faces(2));
    expect(table.events('overrun.happens')).toHaveLength(1);
    expect(table.asked('france').prompt.key).toBe('march.on');
  });
  test('11.7 kills beyond the loser’s pieces raise a Flag: rulings/11.7-flag-overrun.md', () => {
    const table = attack(['austria 1'])
      .dice(...faces(9, 6, 6))
      .dice(...faces(2));
    expect(controller(table.state, duchyId('linz'))).toBe('france');
    const exact = attack(['austria 2'])
      .dice(...faces(9, 6, 6))
      .dice(...faces(3));
    expect(controller(exact.state, duchyId('linz'))).toBe('austria');
  });
  test('9.44, 11.4, vector T71: an Active loser goes back where it came from, with Attrition into an Enemy Duchy', () => {
    const table = at({
      active: 'france',
      points: 6,
      fleets: {},
      forces: { munich: ['davout', 'france 2'], vienna: ['austria 4'] },
    });
    table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
    table.answer('france', { kind: 'to', duchy: 'linz' }).answer('france', { kind: 'to', duchy: 'vienna' });
    table.answer('austria', 'pass').dice(1, 1, 1); // 9.43
    table
      .dice(...faces(7))
      .dice(...faces(5, 5))
      .dice(1, 1, 1); // 9.44
    expect(french(table, 'linz')).toBe(2);
    expect(table.events('attrition.result').map(({ rule }) => rule)).toEqual(['9.43', '9.44']);
  });
  test('11.42 a Formation that cannot retreat is eliminated, which is an Overrun', () => {
    const flags = { vienna: 'france', prague: 'france', ratisbon: 'france' } as const;
    const stuck = { vienna: ['france 1'], prague: ['france 1'], tyrol: ['france 1'], ratisbon: ['france 1'] };
    const table = attack(['austria 3'], { flags, forces: stuck })
      .dice(...faces(9, 5))
      .dice(...faces(4));
    expect(austrians(table, 'linz')).toBe(0);
    expect(table.events('overrun.happens')).toHaveLength(1);
  });
});

describe('11.5 Rout', () => {
  const routed = (die: number): Table =>
    attack(['ferdinand', 'austria 5'])
      .dice(...faces(9, 6, 5, 5))
      .dice(...faces(7))
      .dice(die);
  test('11.5 three more casualties: the disrupted are lost', () => {
    const table = routed(6).answer('austria', { duchy: 'vienna' });
    expect(austrians(table, 'vienna')).toBe(2);
  });
  test('11.5 without a Commander the Resource goes to the victorious nation with most pieces', () => {
    const forces = { munich: ['davout', 'france 4'], linz: ['austria 1', 'russia 4'] };
    const nations = { ...WITHOUT_RESERVES, russia: { reserves: [], resources: 0 } };
    const table = at({ players: 5, active: 'france', points: 6, fleets: {}, forces, nations });
    table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
    table.answer('france', { kind: 'to', duchy: 'linz' });
    while (table.asked().prompt.key === 'evade.offer') table.answer(table.asked().by, 'pass');
    table
      .dice(...faces(Number(dice(table))))
      .dice(...faces(Number(dice(table)), 5, 5, 5))
      .dice(1);
    expect(nationRow(table.state, 'russia').resources).toBe(1);
  });
  test('11.5, vector T36: seven casualties to four rout Napoleon: seven pieces are lost, and a 4 brings the Resource', () => {
    const forces = { munich: ['napoleon', 'france 8'], linz: ['charles', 'austria 6'] };
    const nations = { ...WITHOUT_RESERVES, france: { reserves: [] } };
    const table = at({ players: 5, active: 'france', points: 6, fleets: {}, forces, nations });
    table.answer('france', { kind: 'march', leader: 'napoleon' }).answer('france', 'withArmy');
    table.answer('france', { kind: 'to', duchy: 'linz' }).answer('austria', 'pass');
    const before = nationRow(table.state, 'austria').resources;
    table.dice(...faces(Number(dice(table)), 6, 6, 5, 5));
    table.dice(...faces(Number(dice(table)), 6, 6, 6, 6, 6, 5, 5)).dice(4);
    expect(french(table, 'linz') + french(table, 'munich')).toBe(1);
    expect(leaderRow(table.state, leaderId('napoleon')).at).toBe('munich');
    expect(nationRow(table.state, 'austria').resources).toBe(before + 1);
  });
  test('11.5 a die up to the rating of the routed Commander brings a Resource', () => {
    expect(nationRow(routed(1).state, 'france').resources).toBe(1);
    expect(nationRow(routed(2).state, 'france').resources).toBe(0);
  });
  test('11.5 two are no rout', () => {
    const table = attack(['ferdinand', 'austria 5'])
      .dice(...faces(9, 6, 5))
      .dice(...faces(7));
    table.answer('austria', { duchy: 'vienna' });
    expect(austrians(table, 'vienna')).toBe(4);
  });
});
