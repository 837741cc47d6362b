import { expect, test } from 'vitest';
import { consulOf } from '../state/state.ts';
import { announced, drawnByDenmark, refused } from '../testing/events.ts';

const consuls = { sweden: { row: 'britain', column: 'friend' }, denmark: { row: 'france', column: 'aide' } } as const;

test('30 Envoy Recalled: Sweden becomes Unaligned, Denmark a Friend', () => {
  const table = announced('envoy_recalled', 'russia', { consuls }).answer('russia', { nation: 'sweden' });
  table.answer('russia', { nation: 'denmark' });
  expect([consulOf(table.state, 'sweden')?.column, consulOf(table.state, 'denmark')?.column]).toEqual([
    'unaligned',
    'friend',
  ]);
});
test('30 Envoy Recalled: played by a Neutral Client its Patron chooses, and always two (5.31)', () => {
  const table = drawnByDenmark('envoy_recalled', { consuls });
  while (table.asked().by === 'chance') table.pick('chance', () => true);
  expect(table.asked()).toMatchObject({ by: 'france', prompt: { key: 'consul.whichStep' } });
});
test('30 Envoy Recalled: not without a Neutral Client', () => {
  const none = { denmark: { row: null, column: 'unaligned' }, sweden: { row: null, column: 'unaligned' } } as const;
  expect(refused('envoy_recalled', 'russia', { consuls: none })).toBe('consul.endOfTrack');
});
