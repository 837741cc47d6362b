import { expect, test } from 'vitest';
import { at } from '../../testing/position.ts';
import type { WarAndPeaceView } from '../../secrecy/view.ts';
import { battleSheet } from './sheet.ts';

const fought = (players: '2' | '4') => {
  const table = at({
    players,
    clock: { phase: 'combat' },
    forces: { Z22: ['napoleon', 'france 16 I'], AA23: ['ferdinand', 'austria 14 I', 'russia 2 I'] },
    cities: { stuttgart: 'nobody' },
  });
  const { state, ask } = table.view('france');
  return battleSheet(state as unknown as WarAndPeaceView, ask[0], 'en', { kind: 'attack', target: 'AA23' });
};

test('a battle is of those who command the troops in it, whoever attacks', () => {
  const two = fought('2');
  expect([two?.attack.seats, two?.defence.seats]).toEqual([['france'], ['england']]);
  const four = fought('4');
  expect([four?.attack.seats, four?.defence.seats]).toEqual([['france'], ['austria', 'russia']]);
});

test('the sum of each side is that of its lines, and the shares of the round make one', () => {
  const sheet = fought('2');
  for (const side of [sheet?.attack, sheet?.defence])
    expect(side?.lines.reduce((sum, { value }) => sum + value, 0)).toBe(side?.total);
  expect(sheet?.odds?.outcomes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
});
