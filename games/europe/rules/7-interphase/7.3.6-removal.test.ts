import { expect, test } from 'vitest';
import type { FleetAt } from '../../state/state.ts';
import { budgetOf } from '../../testing/budgets.ts';
import { position } from '../../testing/position.ts';
import { endOfWaiting } from './7.3.6-return.ts';

test('7.3.6, 10.1 allies who are too many when units have been withdrawn are eliminated', () => {
  const table = budgetOf('russia', { forces: { vienne: ['koutouzov', 'rus_1', 'rus_2', 'aus_1', 'aus_2'] } });
  table.answer('coalition', { kind: 'withdraw', unit: 'rus_2' });
  expect(table.asked()).toMatchObject({ by: 'coalition', rule: '10.1' });
  table.answer('coalition', { unit: 'aus_2' }).answer('coalition', { unit: 'aus_2' });
  expect(table.asked().rule).toBe('7.3.2');
});

test('7.3.6, 15.3 a siege is raised when its besiegers are withdrawn', () => {
  const table = budgetOf('austria', {
    zones: { ulm: { siege: 1 } },
    forces: {
      ulm: [
        ['mack', 'aus_1', 'aus_2'],
        ['bav_1', 'besieged'],
      ],
    },
  });
  const siege = (): number | null | undefined => table.state.zones.find(({ id }) => id === 'ulm')?.siege;
  table.answer('coalition', { kind: 'withdraw', unit: 'aus_1' });
  expect(siege()).toBe(1);
  table.answer('coalition', { kind: 'withdraw', unit: 'aus_2' });
  expect(siege()).toBeNull();
  expect(table.state.forces.map(({ inside }) => inside)).toEqual([false]);
});

test('7.3.6 when the budgets open the fleets that had to wait until this year are there, and no others', () => {
  const off = (why: 'waiting' | 'notYet' | 'gone' | 'returning', until?: number): FleetAt => ({
    kind: 'off',
    why,
    ...(until === undefined ? {} : { until }),
  });
  const g = position({
    fleets: {
      fl_villeneuve: off('waiting', 1805),
      fl_ganteaume: off('waiting', 1806),
      fl_missiessy: off('notYet'),
      fl_linois: off('gone'),
      fl_emeriau: off('returning'),
    },
  });
  endOfWaiting(g);
  const why = (id: string): unknown => g.fleets.find((row) => row.id === id)?.at;
  expect(why('fl_villeneuve')).toEqual({ kind: 'off', why: 'reserve' });
  expect(why('fl_ganteaume')).toEqual(off('waiting', 1806));
  expect(['fl_missiessy', 'fl_linois', 'fl_emeriau'].map(why)).toEqual([off('notYet'), off('gone'), off('returning')]);
});
