import { describe, expect, test } from 'vitest';
import { hexId } from '../../catalogue/map.ts';
import { holderOf } from '../../state/index.ts';
import { at, city, leadersIn, type Position, position, standing } from '../../testing/position.ts';
import { costToEnter } from './SG-J.2-costs.ts';

const MARCH: Position = {
  forces: { Z21: ['napoleon', 'ney', 'france 12 I', 'france 2 C'], Y24: ['mack', 'austria 4 I'] },
};
const marching = (more: Position = {}) =>
  at({ ...MARCH, ...more }).answer('france', { kind: 'march', leader: 'napoleon' });

describe('SG J ground movement', () => {
  test('SG J.2 clear ground, forests and cities cost 1, mountains and marshes 2, mountains 3 in winter', () => {
    const september = position({ clock: { month: 9 } });
    const december = position({ clock: { month: 12 } });
    expect(['Z22', 'Z23', 'W24', 'X27'].map((hex) => costToEnter(september, hexId(hex)))).toEqual([1, 1, 2, 2]);
    expect([costToEnter(december, hexId('W24')), costToEnter(december, hexId('W25'))]).toEqual([3, 1]);
    expect(costToEnter(position({ clock: { month: 12 }, agreed: { weather: true } }), hexId('W24'))).toBe(2);
  });

  test('SG J.3 infantry moves only with a leader, cavalry alone', () => {
    const table = at({ forces: { Z21: ['france 3 I', 'france 2 C'] } });
    expect(table.refusal('france', { kind: 'ride', unit: 'I' }).rule).toBe('SG J.3');
    table
      .answer('france', { kind: 'ride', unit: 'C' })
      .answer('france', { kind: 'take', sp: 2 })
      .answer('france', { kind: 'step', to: 'Z22' });
    expect(standing(table.state, 'Z22')).toEqual(['france 2 C']);
  });

  test('SG J.5 a leader takes ten points, two of them twenty', () => {
    const table = marching();
    expect(table.refusal('france', 'takeAll')).toMatchObject({ rule: 'SG J.5' });
    table
      .answer('france', { kind: 'joinedBy', leader: 'ney' })
      .answer('france', 'takeAll')
      .answer('france', { kind: 'step', to: 'Z22' });
    expect(standing(table.state, 'Z22')).toEqual(['france 12 I', 'france 2 C']);
    expect(leadersIn(table.state, 'Z22')).toEqual(['napoleon', 'ney']);
  });

  test('SG J.1 four movement points, eight for a leader alone', () => {
    const table = marching().answer('france', { kind: 'take', unit: 'I', sp: 10 }).answer('france', 'go');
    expect(table.asked().prompt.params).toMatchObject({ left: 4 });
    expect(marching().answer('france', 'go').asked().prompt.params).toMatchObject({ left: 8 });
  });

  test('SG J.4 a force drops troops on the way, and each moves once a phase', () => {
    const table = marching()
      .answer('france', { kind: 'take', unit: 'I', sp: 10 })
      .answer('france', 'go')
      .answer('france', { kind: 'step', to: 'Z22' })
      .answer('france', { kind: 'leaveBehind', unit: 'I', sp: 4 })
      .answer('france', { kind: 'step', to: 'AA23' })
      .answer('france', 'stop');
    expect(standing(table.state, 'Z22')).toEqual(['france 4 I']);
    expect(standing(table.state, 'AA23')).toEqual(['france 6 I']);
    expect(table.refusal('france', { kind: 'march', leader: 'napoleon' }).rule).toBe('SG J.4');
  });

  test('SG J.4 a leader picks up troops on the way', () => {
    const table = at({ forces: { Z21: ['napoleon'], Z22: ['france 3 I'] } })
      .answer('france', { kind: 'march', leader: 'napoleon' })
      .answer('france', { kind: 'step', to: 'Z22' })
      .answer('france', { kind: 'take', unit: 'I', sp: 3 })
      .answer('france', { kind: 'step', to: 'AA23' });
    expect(standing(table.state, 'AA23')).toEqual(['france 3 I']);
  });

  test('SG J.6 enemies in the field bar the way', () => {
    const table = at({ forces: { Z22: ['napoleon', 'france 9 I'], Z23: ['mack', 'austria 4 I'] } })
      .answer('france', { kind: 'march', leader: 'napoleon' })
      .answer('france', 'takeAll');
    expect(table.refusal('france', { kind: 'step', to: 'Z23' })).toMatchObject({ because: { key: 'enter.enemies' } });
  });

  test('SG J.6 a garrison is passed only if as many stay behind, for one point more', () => {
    const table = at({ forces: { Z22: ['napoleon', 'france 6 I'], Z23: ['inside austria 2 I'] } })
      .answer('france', { kind: 'march', leader: 'napoleon' })
      .answer('france', 'takeAll')
      .answer('france', { kind: 'step', to: 'Z23' });
    expect(table.refusal('france', { kind: 'step', to: 'Z24' })).toMatchObject({
      rule: 'SG J.6',
      because: { key: 'ground.mask' },
    });
    table.answer('france', { kind: 'leaveBehind', unit: 'I', sp: 2 }).answer('france', { kind: 'step', to: 'Z24' });
    expect(table.asked().prompt.params).toMatchObject({ at: 'Z24', left: 1 });
    expect(standing(table.state, 'Z23')).toEqual(['france 2 I', 'inside austria 2 I']);
  });

  test('SG J.6 a garrison must be matched', () => {
    const table = at({ forces: { Z22: ['napoleon', 'france 1 I'], Z23: ['inside austria 2 I'] } })
      .answer('france', { kind: 'march', leader: 'napoleon' })
      .answer('france', 'takeAll');
    expect(table.refusal('france', { kind: 'step', to: 'Z23' })).toMatchObject({ because: { key: 'enter.garrison' } });
  });

  test('SG J.10 an empty city of the enemy is taken, and a friend gets back his own (R-109)', () => {
    const table = at({ forces: { Z24: ['napoleon', 'france 3 I'] } })
      .answer('france', { kind: 'march', leader: 'napoleon' })
      .answer('france', 'takeAll')
      .answer('france', { kind: 'step', to: 'Y25' });
    expect(holderOf(table.state, city('munich'))).toBe('bavaria');
    table.answer('france', { kind: 'step', to: 'Y26' }).answer('france', { kind: 'step', to: 'Y27' });
    expect(holderOf(table.state, city('salzburg'))).toBe('france');
  });

  test('SG J.10 walking into a friend’s city changes nothing (MX34)', () => {
    const table = at({ clock: { segment: 'anti' }, forces: { Y30: ['kutuzov', 'russia 3 I'] } })
      .answer('england', { kind: 'march', leader: 'kutuzov' })
      .answer('england', 'takeAll')
      .answer('england', { kind: 'step', to: 'Z30' });
    expect(holderOf(table.state, city('vienna'))).toBe('austria');
  });

  test('SG D.1 a leader who is overtaken alone flees to friends within four hexes, else he is captured', () => {
    const flees = marching({ forces: { Z21: ['napoleon', 'france 5 I'], Z22: ['mack'], AA24: ['austria 1 I'] } })
      .answer('france', 'takeAll')
      .answer('france', { kind: 'step', to: 'Z22' });
    expect(leadersIn(flees.state, 'AA24')).toEqual(['mack']);
    const caught = marching({ forces: { Z21: ['napoleon', 'france 5 I'], Z22: ['mack'] } })
      .answer('france', 'takeAll')
      .answer('france', { kind: 'step', to: 'Z22' });
    expect(caught.state.leaders.find(({ id }) => id === 'mack')).toMatchObject({ at: 'prisoner', captor: 'france' });
  });

  test('F.3.b troops that were carried by sea do not march in the same segment', () => {
    const table = at({ forces: { Z21: ['napoleon', 'france 5 I landed'] } }).answer('france', {
      kind: 'march',
      leader: 'napoleon',
    });
    expect(table.asked().answers.some(({ kind }) => kind === 'takeAll')).toBe(false);
  });
});
