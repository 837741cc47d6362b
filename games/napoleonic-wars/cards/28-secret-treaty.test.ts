import { expect, test } from 'vitest';
import { consulOf } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

test('28 Secret Treaty: Denmark, Aide of France, becomes a Friend of Britain', () => {
  const table = announced('secret_treaty', 'austria', { consuls: { denmark: { row: 'france', column: 'aide' } } });
  table.answer('austria', { kind: 'treatyWith', nation: 'denmark', row: 'britain' });
  expect(consulOf(table.state, 'denmark')).toMatchObject({ row: 'britain', column: 'friend' });
});
test('28 Secret Treaty: from Friend a Consul becomes Unaligned; not without a Neutral Client', () => {
  const table = announced('secret_treaty', 'austria');
  table.answer('austria', { kind: 'treatyWith', nation: 'denmark', row: 'britain' });
  expect(consulOf(table.state, 'denmark')).toMatchObject({ row: null, column: 'unaligned' });
  const none = { denmark: { row: null, column: 'unaligned' }, sweden: { row: null, column: 'unaligned' } } as const;
  expect(refused('secret_treaty', 'austria', { consuls: none })).toBe('treaty.nobody');
});
