import { expect, test } from 'vitest';
import { duchyId, leaderId } from '../catalogue/catalogue.ts';
import { consulOf, leaderRow, unitsIn } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

const wanted = { clock: { turn: 2 }, consuls: { sweden: { row: 'russia', column: 'partner' } } } as const;

test('47 Bernadotte: he and a Unit at Stockholm, and Sweden enters Pact with Russia', () => {
  const table = announced('bernadotte', 'russia', wanted).answer('russia', { kind: 'consulRight', row: 'russia' });
  expect(leaderRow(table.state, leaderId('bernadotte')).at).toBe('stockholm');
  expect(unitsIn(table.state, duchyId('stockholm'), 'sweden')).toBe(1);
  expect(consulOf(table.state, 'sweden')?.column).toBe('pact');
  expect(table.state.cards.removed).toContain('bernadotte');
});
test('47 Bernadotte: the Consul may stay; not while enemies hold Stockholm', () => {
  const table = announced('bernadotte', 'russia', wanted).answer('russia', 'done');
  expect(consulOf(table.state, 'sweden')?.column).toBe('partner');
  expect(refused('bernadotte', 'russia', { ...wanted, flags: { stockholm: 'france' } })).toBe('bernadotte.stockholm');
});
