import { expect, test } from 'vitest';
import { campOf, consulOf, director, handOf, unitsIn } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { duchyId } from '../catalogue/catalogue.ts';
import { unanswered } from '../testing/windows.ts';
import type { Position, Table } from '../testing/position.ts';

const rising = (wanted: Position = {}): Table =>
  announced('peninsular_war', 'britain', {
    clock: { turn: 2 },
    forces: { burgos: ['france 2'], madrid: ['spain 2'], toulouse: ['spain 1'] },
    ...wanted,
    hands: { spain: ['rally'], ...wanted.hands },
  });

test('15 Peninsular War: Spain joins Britain with three new cards; the French at Burgos roll, then Flag it or leave', () => {
  const table = rising();
  if (table.asked().prompt.key === 'pact.restore') table.answer('france', 'pass');
  unanswered(table);
  table.dice(6, 1);
  table.answer('france', 'flagHere');
  expect(consulOf(table.state, 'spain')).toMatchObject({ row: 'britain', column: 'pact' });
  expect([campOf(table.state, 'spain'), director(table.state, 'spain')]).toEqual(['coalition', 'britain']);
  expect(handOf(table.state, 'spain')).toHaveLength(3);
  expect(unitsIn(table.state, duchyId('burgos'), 'france')).toBe(1);
  expect(table.state.regroup.spain).toBe(1);
  expect(table.state.cards.removed).toContain('peninsular_war');
});
test('15 Peninsular War: points do not restore the Pact, an event does', () => {
  const table = rising({ hands: { france: ['grand_battery', 'talleyrand'] } });
  expect(() => table.answer('france', 'restoreForPoints')).toThrow('no answer fits');
  table.answer('france', { kind: 'restoreBy', card: 'talleyrand' });
  expect(consulOf(table.state, 'spain')).toMatchObject({ row: 'france', column: 'pact' });
  expect(unitsIn(table.state, duchyId('burgos'), 'france')).toBe(2);
});
test('15 Peninsular War: only while Spain is in Pact with France', () => {
  const consuls = { spain: { row: 'france', column: 'partner' } } as const;
  expect(refused('peninsular_war', 'britain', { clock: { turn: 2 }, consuls })).toBe('peninsular.noPact');
});
