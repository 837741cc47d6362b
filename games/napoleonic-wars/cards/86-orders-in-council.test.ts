import { expect, test } from 'vitest';
import { drawnByDenmark, refused } from '../testing/events.ts';
import { at } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

const effects = [{ kind: 'timed', card: 'orders_in_council' as never, nation: 'britain' }] as const;

test('86 Orders in Council: an undirected Denmark builds with two points of a card of five', () => {
  const table = unanswered(drawnByDenmark('metternich', { effects }));
  expect(table.events('proxy.builds')[0]?.said.params).toMatchObject({ points: 2 });
});
test('86 Orders in Council: a French Convoy over one Zone costs three', () => {
  const table = at({ active: 'france', points: 6, fleets: {}, forces: { calais: ['france 1'] }, effects });
  table.answer('france', { kind: 'convoyUnits', duchy: 'calais', count: 1 });
  expect(table.asked().answers).toContainEqual({ kind: 'convoyTo', duchy: 'normandy', cost: 3 });
});
test('86 Orders in Council: not with Britain in no Camp', () => {
  expect(refused('orders_in_council', 'france', { nations: { britain: { camp: null } } })).toBe('orders.neutral');
});
