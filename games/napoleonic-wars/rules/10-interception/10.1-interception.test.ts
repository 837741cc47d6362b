import { describe, expect, test } from 'vitest';
import { duchyId, leaderId } from '../../catalogue/catalogue.ts';
import { leaderRow, unitsIn } from '../../state/state.ts';
import { at, type Position, position, type Table, tableAt } from '../../testing/position.ts';
import { attemptModifier } from './10.1-interception.ts';

const set = (wanted: Position): Table =>
  at({
    active: 'france',
    points: 6,
    fleets: {},
    nations: { austria: { reserves: [] }, russia: { reserves: [] } },
    ...wanted,
  });
/** Davout enters empty Linz from Munich. */
const intoLinz = (forces: Position['forces'], wanted: Position = {}): Table => {
  const table = set({ forces: { munich: ['davout', 'france 4'], ...forces }, ...wanted });
  table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
  return table.answer('france', { kind: 'to', duchy: 'linz' });
};
const modifier = (wanted: Position, leader: string, from: string, to: string): number => {
  const g = position(wanted);
  const nation = leader === 'davout' ? 'france' : 'austria';
  return attemptModifier(g, nation, leaderId(leader), duchyId(from), duchyId(to));
};

describe('10.1 Interception', () => {
  test('10.11 public example, vector T34: Davout from Prague into Friendly Linz over the pass', () => {
    const wanted: Position = { flags: { prague: 'france', linz: 'france' }, forces: { prague: ['davout'] } };
    expect(modifier(wanted, 'davout', 'prague', 'linz')).toBe(3);
  });
  test('10.11 vector T59: Charles from Venice into the Tyrol over the pass needs 6', () => {
    expect(modifier({ forces: { venice: ['charles'] } }, 'charles', 'venice', 'tyrol')).toBe(3);
  });
  test('10.11 -1 from an Uncontrolled Duchy', () => {
    expect(modifier({ forces: { munich: ['charles'] } }, 'charles', 'munich', 'linz')).toBe(3);
  });
  test('10.11 vector T69: Linz is judged as before the step: Charles needs a 5: rulings/10.1-before-the-step.md', () => {
    const table = intoLinz({ vienna: ['charles', 'austria 4'] }).answer('austria', {
      kind: 'intercept',
      leader: 'charles',
    });
    table.answer('austria', 'withArmy');
    expect(table.asked().prompt.params).toMatchObject({ modifier: 4 });
    table.dice(2, 3);
    expect(unitsIn(table.state, duchyId('linz'), 'austria')).toBe(4);
    expect(table.state.battle).toMatchObject({ active: { nations: ['france'] }, inactive: { nations: ['austria'] } });
  });
  test('10.12, vector T92: a failure marks all Armies of the Duchy for this Impulse, not those of another', () => {
    const table = intoLinz({ vienna: ['charles', 'ferdinand', 'austria 4'], prague: ['john', 'austria 1'] });
    table.answer('austria', { kind: 'intercept', leader: 'charles' }).answer('austria', 'withArmy').dice(1, 2);
    expect(table.refusal('austria', { kind: 'intercept', leader: 'ferdinand' }).because.key).toBe('intercept.marked');
    table.answer('austria', { kind: 'intercept', leader: 'john' });
  });
  test('10.12 a subordinate Army attempts nothing without the consent of the Commander of its group', () => {
    const group = (answer: 'yes' | 'no'): Table => {
      const g = position({
        players: 5,
        active: 'france',
        points: 6,
        fleets: {},
        forces: { munich: ['davout', 'france 4'], vienna: ['kutuzov', 'charles', 'russia 2', 'austria 2'] },
      });
      g.commands = [{ duchy: duchyId('vienna'), commander: leaderId('kutuzov'), nations: ['austria', 'russia'] }];
      const table = tableAt(g).answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
      table.answer('france', { kind: 'to', duchy: 'linz' }).until('10.1');
      if (table.asked().by === 'russia') table.answer('russia', 'pass');
      return table.answer('austria', { kind: 'intercept', leader: 'charles' }).answer('russia', answer);
    };
    expect(group('yes').asked('austria').prompt.key).toBe('march.with');
    const refused = group('no');
    expect(refused.asked().prompt.key).not.toBe('march.with');
    expect(leaderRow(refused.state, leaderId('charles'))).toMatchObject({ at: 'vienna', marked: false });
  });
  test('10.3 Units without a leader do not intercept', () => {
    const table = intoLinz({ vienna: ['austria 6'] });
    expect(table.asked().prompt.key).toBe('march.on');
  });
  test('10.1 not where a Formation of the Active side stood already', () => {
    const table = intoLinz({ linz: ['france 1'], vienna: ['charles'] });
    expect(table.asked().prompt.key).toBe('march.on');
  });
  test('3, vector T55: those who could are asked in Order of Movement', () => {
    const table = set({
      forces: { munich: ['davout'], vienna: ['charles'], tyrol: ['kutuzov', 'russia 1'] },
      clock: { marker: 'russia' },
      active: 'france',
    });
    table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', { kind: 'to', duchy: 'linz' });
    expect(table.asked().by).toBe('austria');
    table.answer('austria', 'pass');
    expect(table.asked().by).toBe('russia');
  });
  test('11.22 an interceptor was there first and has the ground: rough brings a die', () => {
    const table = set({
      forces: { styria: ['davout', 'france 4'], croatia: ['charles', 'austria 4'] },
      flags: { styria: 'france' },
    });
    table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
    table.answer('france', { kind: 'to', duchy: 'trieste' });
    table.answer('austria', { kind: 'intercept', leader: 'charles' }).answer('austria', 'withArmy').dice(6, 6);
    expect(table.state.battle?.terrain).toBe(1);
  });
});

describe('10.2 Evasion', () => {
  const met = (forces: Position['forces']): Table => intoLinz(forces);
  test('10.2 vector T70: Ferdinand evades to Friendly Vienna with one roll at +2, and not to Munich', () => {
    const table = met({ linz: ['ferdinand', 'austria 3'] });
    expect(table.refusal('austria', { kind: 'evadeTo', duchy: 'munich' }).because.key).toBe('enter.enemyCameFrom');
    table.answer('austria', { kind: 'evadeTo', duchy: 'vienna' });
    expect(table.asked().prompt.params).toMatchObject({ modifier: 2 });
    table.dice(3, 4);
    expect(leaderRow(table.state, leaderId('ferdinand')).at).toBe('vienna');
    expect(unitsIn(table.state, duchyId('vienna'), 'austria')).toBe(3);
    expect(table.asked().prompt.key).toBe('march.on');
  });
  test('10.21 the Active Formation may pursue, and the evader may evade again', () => {
    const table = met({ linz: ['ferdinand', 'austria 3'] })
      .answer('austria', { kind: 'evadeTo', duchy: 'vienna' })
      .dice(6, 6);
    // 9.43 Linz was left Uncontrolled: the step into Vienna is an ambush.
    table.answer('france', { kind: 'to', duchy: 'vienna' });
    expect(table.asked('austria').prompt.key).toBe('evade.offer');
  });
  test('10.2 vector T43: each failed attempt is a die for the Active side, and the ground is lost', () => {
    const table = met({ linz: ['ferdinand', 'austria 9'] });
    for (let attempt = 0; attempt < 3; attempt++) {
      table.answer('austria', { kind: 'evadeTo', duchy: 'vienna' });
      table.dice(1, 1);
    }
    expect(table.state.battle).toMatchObject({ terrain: 0, inactive: { failedEvasions: 3 } });
  });
  test('10.2 pieces without a leader evade one by one, and Attrition follows into an Enemy Duchy', () => {
    const table = set({
      active: 'austria',
      points: 4,
      forces: { linz: ['charles', 'austria 4'], munich: ['france 2'] },
      flags: { ratisbon: 'austria' },
    });
    table.answer('austria', { kind: 'march', leader: 'charles' }).answer('austria', 'withArmy');
    table.answer('austria', { kind: 'to', duchy: 'munich' }).answer('france', { kind: 'evadeTo', duchy: 'ratisbon' });
    table.dice(6, 4, 1, 6);
    expect(unitsIn(table.state, duchyId('ratisbon'), 'france')).toBe(1);
  });
});
