import { describe, expect, test } from 'vitest';
import { duchyId, leaderId } from '../../catalogue/catalogue.ts';
import type { DuchyId } from '../../catalogue/ids.ts';
import { atWar, handOf, leaderRow, unitsIn } from '../../state/state.ts';
import { battleOfLinz, faces } from '../../testing/battles.ts';
import { at, type Position, type Table } from '../../testing/position.ts';

const austrians = (table: Table, duchy: string): number => unitsIn(table.state, duchy as DuchyId, 'austria');

describe('11.4 Retreat', () => {
  test('11.4 a loser may divide its pieces among the Duchies that are open to it', () => {
    const table = battleOfLinz({ forces: { munich: ['davout', 'france 4'], linz: ['charles', 'austria 3'] } })
      .dice(...faces(9, 5, 5))
      .dice(...faces(7));
    table.answer('austria', 'retreatApart');
    table.answer('austria', { kind: 'retreatLeader', leader: 'charles', duchy: 'vienna' });
    table
      .answer('austria', { kind: 'retreatUnit', duchy: 'vienna' })
      .answer('austria', { kind: 'retreatUnit', duchy: 'vienna' });
    table.answer('austria', { kind: 'retreatUnit', duchy: 'prague' });
    expect([austrians(table, 'vienna'), austrians(table, 'prague')]).toEqual([2, 1]);
    expect(leaderRow(table.state, leaderId('charles')).at).toBe('vienna');
  });
  test('11.41 a defender may retreat to an Enemy Duchy when nothing better is open, with Attrition (9.44)', () => {
    const table = battleOfLinz({
      forces: { munich: ['davout', 'france 4'], linz: ['austria 3'], vienna: ['france 1'] },
      flags: { vienna: 'france', prague: 'france', tyrol: 'france', ratisbon: 'france' },
    })
      .dice(...faces(9, 5))
      .dice(...faces(4));
    const open = (table.asked('austria').answers as readonly { readonly duchy?: string }[]).map(({ duchy }) => duchy);
    expect(open).toEqual(expect.arrayContaining(['prague', 'tyrol', 'ratisbon']));
    table.answer('austria', { kind: 'retreatTo', duchy: 'ratisbon' }).dice(6, 1, 1);
    expect(austrians(table, 'ratisbon')).toBe(2);
    expect(table.events('attrition.result').at(-1)?.rule).toBe('9.44');
  });
  test('11.44 disrupts and retreats leave no trace: the Units fight at full strength again', () => {
    const table = battleOfLinz()
      .dice(...faces(9, 5, 5))
      .dice(...faces(4));
    table.answer('austria', { kind: 'retreatTo', duchy: 'vienna' });
    expect(table.state.battle).toBeNull();
    expect(austrians(table, 'vienna')).toBe(3);
  });
});

describe('11.43 Voluntary elimination', () => {
  /** Three Austrian Units in Prague with the French all round: only Prussia is left. */
  const cornered = (hands: Position['hands'], elsewhere: Position['forces'] = {}): Table => {
    const table = at({
      players: 5,
      active: 'france',
      points: 6,
      fleets: {},
      flags: { linz: 'france', moravia: 'france' },
      forces: {
        ratisbon: ['davout', 'france 4'],
        prague: ['austria 3'],
        linz: ['france 1'],
        moravia: ['france 1'],
        ...elsewhere,
      },
      ...(hands ? { hands } : {}),
    });
    table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
    table.answer('france', { kind: 'to', duchy: 'prague' });
    for (let most = 0; most < 20 && !table.asked().prompt.key.startsWith('battle.dice'); most++) {
      if (table.asked().by === 'chance') table.dice(1);
      else table.answer(table.asked().by, table.asked().prompt.key === 'battleEvent.offer' ? 'done' : 'pass');
    }
    table.dice(...faces(9, 5));
    return table.dice(...faces(6));
  };
  test('11.43 a Formation with nowhere else to go declares war on a Neutral and pays, or is lost: rulings/11.43-last-refuge.md', () => {
    const table = cornered({ austria: ['talleyrand', 'fouche', 'rally'] });
    while (table.asked().prompt.key === 'response.offer') table.answer(table.asked().by, 'pass');
    expect(table.asked('austria').prompt.key).toBe('retreat.war');
    table.answer('austria', { kind: 'retreatIntoWar', duchy: 'dresden' });
    for (let paid = 0; table.asked().prompt.key === 'commit.pay'; paid++) table.pick('austria', () => true);
    expect(atWar(table.state, 'austria', 'prussia')).toBe(true);
    expect(austrians(table, 'dresden')).toBe(3);
    expect(handOf(table.state, 'austria').length).toBeLessThan(3);
    const lost = cornered({ austria: ['talleyrand', 'fouche', 'rally'] });
    while (lost.asked().prompt.key === 'response.offer') lost.answer(lost.asked().by, 'pass');
    lost.answer('austria', 'perish');
    expect(austrians(lost, 'prague')).toBe(0);
    expect(atWar(lost.state, 'austria', 'prussia')).toBe(false);
  });
  test('11.43, 6.5 whoever cannot pay is asked like the others, and the others learn nothing of a Hand', () => {
    const table = cornered({ austria: ['cold_steel'] });
    while (table.asked().prompt.key === 'response.offer') table.answer(table.asked().by, 'pass');
    expect(table.asked('austria').prompt.key).toBe('retreat.war');
    expect(table.asked('austria').answers.map(({ kind }) => kind)).toEqual(['perish']);
    expect(table.refusal('austria', { kind: 'retreatIntoWar', duchy: 'dresden' }).because.key).toBe('impulse.noPoints');
  });
  test('11.43, 8.34 when the act is over the war breaks out; the Formation stays, and nobody leaves the land of an old enemy', () => {
    const table = cornered({ austria: ['talleyrand', 'fouche', 'rally'] }, { breslau: ['austria 1', 'prussia 1'] });
    while (table.asked().prompt.key === 'response.offer') table.answer(table.asked().by, 'pass');
    table.answer('austria', { kind: 'retreatIntoWar', duchy: 'dresden' });
    while (table.asked().prompt.key === 'commit.pay') table.pick('austria', () => true);
    const isDone = (): boolean => ['evade.offer', 'impulse.act'].includes(table.asked().prompt.key);
    for (let most = 0; most < 20 && !isDone(); most++) {
      expect(table.asked().rule).not.toBe('8.34');
      if (table.asked().by === 'chance') table.dice(...table.questions().map(() => 1));
      else table.pick(table.asked().by, (answer) => answer === table.asked().answers.at(-1));
    }
    expect(table.asked()).toMatchObject({
      by: 'austria',
      prompt: { key: 'evade.offer', params: { duchy: 'breslau' } },
    });
    expect(austrians(table, 'dresden')).toBe(3);
    expect(unitsIn(table.state, duchyId('prague'), 'france')).toBe(4);
  });
});
