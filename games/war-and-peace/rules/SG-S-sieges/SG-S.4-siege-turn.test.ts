import { describe, expect, test } from 'vitest';
import { cityId } from '../../catalogue/cities.ts';
import { holderOf, siegeOf } from '../../state/index.ts';
import { at, type Position, position, standing } from '../../testing/position.ts';
import { siegeBonus } from './SG-S.4-siege-turn.ts';

const DANZIG: Position = {
  clock: { year: 1807, month: 5, phase: 'combat' },
  status: { prussia: 'anti' },
  forces: { LL32: ['ney', 'france 6 I', 'inside prussia 3 I'] },
  sieges: { danzig: 1 },
  cities: { danzig: 'prussia' },
};

describe('SG S sieges', () => {
  test('SG S.4 SG1: Danzig at marker 2 with a leader rated 1 and the port closed falls on 9', () => {
    const table = at({ ...DANZIG, ships: { LL32: ['england 1 S blockade'] } })
      .answer('france', { how: 'roll' })
      .dice(4, 5);
    expect(table.events('siege.total')[0]?.said.params).toMatchObject({ total: 12, needs: 12 });
    expect(holderOf(table.state, cityId('danzig'))).toBe('france');
    expect(table.state.prisoners).toEqual([{ holder: 'france', nation: 'prussia', kind: 'I', sp: 3 }]);
  });
  test('SG S.4 SG2: with the port open three are taken off', () => {
    const g = position({ ...DANZIG, ships: {} });
    expect(siegeBonus(g, cityId('danzig'), 'pro')).toBe(1 + 1 - 3);
    const table = at({ ...DANZIG, ships: {} })
      .answer('france', { how: 'roll' })
      .dice(4, 5);
    expect(holderOf(table.state, cityId('danzig'))).toBe('prussia');
  });
  test('SG S.4 the marker goes up with every month of siege', () => {
    const table = at(DANZIG).answer('france', { how: 'wait' });
    expect(siegeOf(table.state, cityId('danzig'))?.marker).toBe(2);
  });
  test('SG S.5 AS1: 20 French storm two Austrians in a fortress; R on the garrison is its surrender', () => {
    const table = at({
      clock: { phase: 'combat' },
      forces: { BB31: ['napoleon', 'france 20 I', 'inside austria 2 I'] },
      sieges: { olmutz: 0 },
    })
      .answer('france', { how: 'assault' })
      .dice(3, 3);
    expect(holderOf(table.state, cityId('olmutz'))).toBe('france');
    expect(standing(table.state, 'BB31')).toEqual(['france 20 I']);
  });
  test('SG S.5 AS2: six French with a leader rated 1 do not take it with 9, and the siege goes on', () => {
    const table = at({
      clock: { phase: 'combat' },
      forces: { BB31: ['ney', 'france 6 I', 'inside austria 2 I'] },
      sieges: { olmutz: 0 },
    })
      .answer('france', { how: 'assault' })
      .dice(4, 5);
    expect(holderOf(table.state, cityId('olmutz'))).toBe('austria');
    expect(siegeOf(table.state, cityId('olmutz'))).toBeDefined();
  });
  test('SG S.5 an assault needs a leader and infantry', () => {
    const table = at({
      clock: { phase: 'combat' },
      forces: { BB31: ['france 6 I', 'inside austria 2 I'] },
      sieges: { olmutz: 0 },
    });
    expect(table.refusal('france', { how: 'assault' }).rule).toBe('SG S.5');
  });
  test('SG S.3 at the end of movement a garrison that is matched is besieged, if the besieger is supplied', () => {
    const invested = (hex: string, city: string): boolean => {
      const table = at({
        status: { prussia: 'anti' },
        forces: { [hex]: ['ney', 'france 6 I', 'inside austria 2 I'] },
      }).answer('france', 'done');
      return siegeOf(table.state, cityId(city)) !== undefined;
    };
    expect([invested('Z23', 'ulm'), invested('CC37', 'lemberg')]).toEqual([true, false]);
  });
  test('SG S.8 besiegers who march away have ended the siege when the movement is over', () => {
    const table = at({
      clock: { year: 1807, month: 3 },
      status: { prussia: 'anti' },
      forces: { LL32: ['inside prussia 3 I', 'ney', 'france 9 I'], LL30: ['prussia 1 I'] },
      sieges: { danzig: 1 },
    })
      .answer('france', { kind: 'march', leader: 'ney' })
      .answer('france', 'takeAll')
      .answer('france', { kind: 'step', to: 'LL31' })
      .answer('france', 'stop')
      .answer('france', 'done');
    expect(table.asked().prompt.key).toBe('combat.declare'); // before any battle
    expect([table.state.sieges, standing(table.state, 'LL32')]).toEqual([[], ['prussia 3 I']]);
  });
  test('F.2.i MX31: the siege of Gibraltar is lifted when a squadron is there again, and its garrison is not attacked', () => {
    const rock = (ships: Position['ships']) =>
      at({
        clock: { phase: 'combat', year: 1809, month: 6 },
        status: { spain: 'anti' },
        forces: { A7: ['inside england 2 I', 'france 5 I'] },
        sieges: { gibraltar: 1 },
        ...(ships ? { ships } : {}),
      });
    expect(rock({ A7: ['england 1 S port'] }).state.sieges).toEqual([]);
    expect(rock({}).asked().rule).toBe('SG S.4');
    const attacked = (ships: NonNullable<Position['ships']>): boolean =>
      at({
        clock: { phase: 'combat', year: 1809, month: 6 },
        forces: { A7: ['england 2 I'], B6: ['ney', 'france 5 I'] },
        ships,
      })
        .questions()
        .some(({ answers }) => answers.some(({ kind }) => kind === 'attack'));
    expect([attacked({}), attacked({ A7: ['england 1 S port'] })]).toEqual([true, false]);
  });
  test('SG S.8 a siege ends when the besiegers are fewer than the garrison', () => {
    const table = at({ ...DANZIG, forces: { LL32: ['france 2 I', 'inside prussia 3 I'] } }).until('attrition.roll');
    expect(siegeOf(table.state, cityId('danzig'))).toBeUndefined();
  });
  test('SG S.1 a minor city holds three points, and only friends go inside', () => {
    const table = at({ forces: { CC24: ['france 5 I'], Z30: ['france 1 I'] }, cities: { vienna: 'austria' } });
    expect(table.asked().answers).toContainEqual({ kind: 'goInside', nation: 'france', unit: 'I', at: 'CC24', sp: 3 });
    expect(table.refusal('france', { kind: 'goInside', at: 'Z30', sp: 1 }).rule).toBe('SG S.1');
  });
  test('SG T.1 infantry that has not moved digs in, and SG T.3 the works are gone when it leaves', () => {
    const table = at({ forces: { Z22: ['ney', 'france 3 I'] } }).answer('france', { kind: 'entrench', at: 'Z22' });
    expect(table.state.entrenched).toEqual(['Z22']);
    expect(table.refusal('france', { kind: 'entrench', at: 'Z22' }).rule).toBe('SG T.1');
    const left = at({ entrenched: ['Z22'], forces: { Z22: ['ney', 'france 3 I'] } })
      .answer('france', { kind: 'march', leader: 'ney' })
      .answer('france', 'takeAll')
      .answer('france', { kind: 'step', to: 'Z21' });
    expect(left.state.entrenched).toEqual([]);
  });
});
