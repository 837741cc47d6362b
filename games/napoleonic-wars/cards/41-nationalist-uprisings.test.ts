import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { controller } from '../state/state.ts';
import { announced, drawnByDenmark, refused } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

const flags = { naples: 'france', warsaw: 'france', hanover: 'france' } as const;
const held = (table: { state: Parameters<typeof controller>[0] }) =>
  ['naples', 'warsaw', 'hanover'].map((at) => controller(table.state, duchyId(at)));

test('41 Nationalist Uprisings: up to three French Flags go', () => {
  const table = announced('nationalist_uprisings', 'russia', { flags, forces: { naples: ['france 2'] } }).answer(
    'russia',
    { nation: 'france' },
  );
  table.answer('russia', { duchy: 'naples' }).answer('russia', { duchy: 'hanover' }).answer('russia', 'done');
  expect(held(table)).toEqual(['britain', 'france', 'prussia']);
});
test('41 Nationalist Uprisings: an undirected Proxy strikes whoever has most Flags, three of them (5.31)', () => {
  const clock = { marker: 'denmark', phase: 'betweenImpulses', turn: 2 } as const;
  expect(held(unanswered(drawnByDenmark('nationalist_uprisings', { clock, flags })))).toEqual([
    'britain',
    'prussia',
    'prussia',
  ]);
});
test('41 Nationalist Uprisings: not without a Flag outside a Fortress', () => {
  expect(refused('nationalist_uprisings', 'russia', { flags: { lisbon: 'france' } })).toBe('uprisings.nowhere');
});
