import { expect, test } from 'vitest';
import { cityId } from '../../catalogue/cities.ts';
import { inPool } from '../../state/index.ts';
import { at, type Position, position } from '../../testing/position.ts';
import { blackCities } from './J.2-points.ts';

test('J.1.e an eliminated unit goes into the pool of its state', () => {
  const table = at({ forces: { AA23: ['napoleon', 'france 10 I'], AA24: ['austria 2 I'] } })
    .answer('france', { kind: 'march', leader: 'napoleon' })
    .answer('france', 'takeAll')
    .answer('france', { kind: 'step', to: 'AA24' });
  expect(inPool(table.state, 'austria', 'I')).toBe(6);
});
test('J.2.e points of a black city buy Landwehr alone, and are lost without it', () => {
  const graz: Position = {
    clock: { segment: 'anti', phase: 'production', year: 1808, month: 5 },
    history: { landwehr: [cityId('graz')] },
    pools: { austria: { L: 2, I: 1 }, england: {} },
    forces: {},
  };
  expect(blackCities(position(graz), 'austria')).toEqual(['graz']);
  const table = at(graz).dice(2).until('J.2.b').dice(2);
  while (table.asked().prompt.params['nation'] !== 'austria') table.pick('england', ({ kind }) => kind === 'done');
  expect(table.asked().prompt.params).toMatchObject({ points: 8 });
  expect(table.refusal('england', { kind: 'buy', unit: 'I', sp: 1, at: 'W30' })).toBeDefined();
});
test('J.2.h, J.6.a, J.6.b unused points are lost, but France stores up to five naval points', () => {
  const table = at({ clock: { phase: 'production' }, forces: {} })
    .dice(2)
    .answer('france', 'done');
  expect(table.state.treasury).toMatchObject({ franceNaval: 2, england: 0 });
  const full = position({ clock: { phase: 'production' }, forces: {} });
  expect(full.treasury.franceNaval).toBe(0);
});
test('J.2.i the English player produces for a neutral Prussia that nobody plays', () => {
  const table = at({ clock: { segment: 'neutral', phase: 'production' }, forces: {} }).dice(2);
  expect([table.asked().by, table.asked().prompt.params['nation']]).toEqual(['england', 'prussia']);
});
test('J.3.a a neutral minor state has no production', () => {
  const table = at({
    clock: { segment: 'neutral', phase: 'production' },
    forces: {},
    pools: { denmark: { I: 2 }, prussia: {} },
  })
    .dice(2)
    .until('attrition.roll');
  expect(inPool(table.state, 'denmark', 'I')).toBe(2);
});
test('J.7.b, J.6.c, J.6.e a ship from the pool costs five points and lies at Antwerp or Toulon; five points a phase go into ships', () => {
  const table = at({ clock: { phase: 'production' }, forces: {}, ships: {}, pools: { france: { S: 2 } } }).dice(6);
  table.answer('france', { kind: 'buy', unit: 'S', sp: 1, at: 'O19' });
  expect(table.state.yards).toEqual([]);
  expect(table.state.ships).toMatchObject([{ nation: 'france', kind: 'S', at: 'O19', station: 'port', sp: 1 }]);
  expect(table.asked().answers.some((answer) => answer['unit'] === 'S')).toBe(false);
});
test('J.4.a, J.4.c Portugal is invaded while an enemy is inside, and has native points then', () => {
  const produced = (forces: Position['forces']): readonly unknown[] => {
    const wanted: Position = {
      clock: { segment: 'anti', phase: 'production', year: 1808, month: 2 },
      ...(forces ? { forces } : {}),
    };
    const table = at(wanted).dice(2).until('attrition.roll');
    const points = table.events('production.points').map(({ said }) => said.params['nation']);
    return [points.includes('portugal'), inPool(table.state, 'portugal', 'M')];
  };
  expect([produced({ J5: ['france 2 I'] }), produced({})]).toEqual([
    [true, 3],
    [false, 0],
  ]);
});
