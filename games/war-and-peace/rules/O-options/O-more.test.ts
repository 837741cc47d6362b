import { describe, expect, test } from 'vitest';
import { hexId } from '../../catalogue/map.ts';
import { at, position, standing } from '../../testing/position.ts';
import { frenchSail } from '../../testing/fleets.ts';
import { allowance, weatherIn } from '../SG-J-ground-movement/SG-J.2-costs.ts';

describe('O.3, O.4, O.7, O.8', () => {
  test('O.3.b each step of the flight brings Napoleon nearer to Paris', () => {
    const table = at({
      agreed: { flightToParis: true },
      history: { invaded: { spain: null, russia: 1 } },
      forces: { MM43: ['napoleon'] },
    })
      .answer('france', 'flee')
      .answer('france', { kind: 'march', leader: 'napoleon' });
    expect(table.refusal('france', { kind: 'step', to: 'MM44' })).toMatchObject({ rule: 'O.3.b' });
  });
  test('O.4.a, O.4.b, O.4.d fair, wet, poor and cold, for the southern, the central and the northern boards', () => {
    const g = position({ agreed: { weather: true } });
    g.weather = ['Wet', 'Fair', 'Poor'];
    expect(['J8', 'AA15', 'CC28', 'OO47'].map((hex) => weatherIn(g, hexId(hex)))).toEqual([
      'Wet',
      'Fair',
      'Fair',
      'Poor',
    ]);
    expect(['J8', 'AA15', 'OO47'].map((hex) => allowance(g, hexId(hex), false))).toEqual([3, 4, 3]);
  });
  const shaken = { agreed: { lastingDemoralisation: true }, forces: { Z21: ['ney', 'france 4 I D2'] } } as const;
  test('O.7 RALLY1: two dice, the normal morale and a leader: 9 takes a level off, once a phase', () => {
    const table = at(shaken).answer('france', { kind: 'rally' }).dice(3, 3);
    expect([table.state.troops[0]?.level, table.refusal('france', { kind: 'rally' }).rule]).toEqual([1, 'O.7']);
    expect(at(shaken).answer('france', { kind: 'rally' }).dice(2, 3).state.troops[0]?.level).toBe(2);
    const alone = at({ ...shaken, forces: { Z21: ['france 4 I D2'], AA15: ['ney'] } });
    expect(alone.refusal('france', { kind: 'rally' })).toMatchObject({ rule: 'O.7' });
  });
  test('O.7 fresh troops, as many, that stop beside them take the marker off, and neither moves again', () => {
    const table = at({ ...shaken, forces: { Z21: ['france 4 I D2'], AA21: ['ney', 'france 4 I'] } })
      .answer('france', { kind: 'march', leader: 'ney' })
      .answer('france', 'takeAll')
      .answer('france', { kind: 'step', to: 'Z21' })
      .answer('france', 'stop')
      .answer('france', 'yes');
    expect(table.state.troops.map(({ level, spent, sp }) => [level, spent, sp])).toEqual([[0, 'moved', 8]]);
  });
  test('O.7 two shaken forces in one hex have the worse level, and troops of a neutral are in order again', () => {
    const table = at({ ...shaken, forces: { Z21: ['france 2 I D1', 'france 2 C D3'] } }).answer('france', 'done');
    expect(table.state.troops.map(({ level }) => level)).toEqual([3, 3]);
    const neutral = at({
      ...shaken,
      status: { austria: 'neutral' },
      forces: { Z30: ['austria 3 I D2'], Z21: ['ney'] },
    });
    expect(neutral.state.troops[0]?.level).toBe(0);
  });
  test('O.8 NEL2: Nelson’s daring counts two, once a month, and a 10 kills him', () => {
    const table = frenchSail({
      agreed: { nelsonsDaring: true },
      ships: { U12: ['france 3 S port'], atlantic: ['england 3 S sea'] },
      nelson: 'atlantic',
    })
      .answer('france', { kind: 'sail' })
      .answer('france', { squadrons: 3 })
      .answer('france', { to: 'north_atlantic' })
      .answer('england', { kind: 'intercept', sp: 3 })
      .dice(6)
      .answer('england', 'yes')
      .answer('england', 'daring')
      .dice(2, 5, 5);
    expect(table.events('naval.round')[0]?.said.params).toMatchObject({ total: 5 });
    expect(table.state.leaders.find(({ id }) => id === 'nelson')?.at).toBe('dead');
    expect(table.state.counters.daring).toBeGreaterThan(0);
    expect(standing(table.state, 'atlantic')).toEqual([]);
  });
});
