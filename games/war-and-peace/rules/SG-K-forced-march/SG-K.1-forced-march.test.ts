import { expect, test } from 'vitest';
import { forcedMarchLoss } from '../../catalogue/tables.ts';
import { hexId } from '../../catalogue/map.ts';
import { leaderId } from '../../catalogue/pieces.ts';
import type { Force } from '../../state/index.ts';
import { at, position, type Position } from '../../testing/position.ts';
import { forcedMarchTotal, mayForceMarch, mostExtra } from './SG-K.1-forced-march.ts';

const force = (leader: string, level = 0): Force => ({
  at: hexId('Z21'),
  leaders: [leaderId(leader)],
  parts: [{ nation: 'france', kind: 'I', level, bond: 'none', sp: 5 }],
});

test('SG K.2 FM1: Davout gains two points in summer with a 3 and loses nobody', () => {
  const total = forcedMarchTotal(position({ clock: { month: 6 } }), force('davout'), 2, 3);
  expect([total, forcedMarchLoss(total)]).toEqual([4, 0]);
});
test('SG K.2 FM2: a leader rated 0 gains three points with a 3 and loses two', () => {
  const total = forcedMarchTotal(position({ clock: { month: 6 } }), force('joseph'), 3, 3);
  expect([total, forcedMarchLoss(total)]).toEqual([1, 2]);
});
test('SG K.2 winter in the east takes one off', () => {
  const east: Force = { ...force('davout'), at: hexId('HH34') };
  expect(forcedMarchTotal(position({ clock: { month: 1 } }), east, 1, 3)).toBe(4);
});
test('SG K.3 cavalry or leaders alone gain one point at most', () => {
  expect(mostExtra(force('ney'))).toBe(3);
  expect(mostExtra({ ...force('ney'), parts: [] })).toBe(1);
  expect(
    mostExtra({
      at: hexId('Z21'),
      leaders: [],
      parts: [{ nation: 'france', kind: 'C', level: 0, bond: 'none', sp: 2 }],
    }),
  ).toBe(1);
});
test('SG K.1, O.7 a forced march needs supply, and demoralisation below morale', () => {
  const g = position({});
  expect(mayForceMarch(g, force('ney', 2), 1, false)?.rule).toBe('SG K.1');
  expect(mayForceMarch(g, force('ney', 1), 1, false)).toBeUndefined();
  expect(mayForceMarch(g, { ...force('ney'), at: hexId('OO47') }, 1, false)).toMatchObject({
    because: { key: 'forced.unsupplied' },
  });
  expect(mayForceMarch(g, force('ney'), 1, true)).toMatchObject({ because: { key: 'forced.once' } });
});
test('SG K.1 it is tried after the normal movement, and made by the survivors', () => {
  const start: Position = { clock: { month: 6 }, forces: { Z21: ['joseph', 'france 5 I'] } };
  const table = at(start).answer('france', { kind: 'march', leader: 'joseph' }).answer('france', 'takeAll');
  expect(table.refusal('france', { kind: 'forceMarch', mp: 1 })).toMatchObject({ because: { key: 'forced.mpLeft' } });
  for (const to of ['Z20', 'Z19', 'Z18', 'Z17']) table.answer('france', { kind: 'step', to });
  table.answer('france', { kind: 'forceMarch', mp: 1 }).dice(2);
  expect(table.events('forced.total')[0]?.said.params).toEqual({ mp: 1, die: 2, total: 2, loss: 1 });
  expect(table.asked().prompt.params).toMatchObject({ left: 1 });
});
