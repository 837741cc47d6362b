import { expect, test } from 'vitest';
import { campOf, consulOf } from '../state/state.ts';
import { withEvent } from '../testing/events.ts';

test('26 Insulted Ambassador: 5 points are gone, and Sweden stays a Partner outside the Camp', () => {
  const table = withEvent('rally', 'britain', {
    consuls: { sweden: { row: 'britain', column: 'partner' } },
    hands: { france: ['insulted_ambassador'] },
    impulse: { played: true },
    points: 6,
  }).answer('britain', { kind: 'courtRight', nation: 'sweden' });
  while (table.asked().by !== 'france') table.answer(table.asked().by, 'pass');
  table.answer('france', { card: 'insulted_ambassador' });
  expect(consulOf(table.state, 'sweden')).toMatchObject({ row: 'britain', column: 'partner' });
  expect(campOf(table.state, 'sweden')).toBeNull();
  expect(table.state.impulse?.points).toBe(1);
});
test('26 Insulted Ambassador: a flip that the event orders afterwards is still made', () => {
  const table = withEvent('family_compact', 'france', {
    consuls: { denmark: { row: 'france', column: 'friend' } },
    hands: { austria: ['insulted_ambassador'] },
  }).answer('france', { kind: 'event' });
  while (table.asked().prompt.key === 'response.offer') table.answer(table.asked().by, 'pass');
  table.answer('france', { kind: 'consulRight', nation: 'denmark' });
  while (table.asked().by !== 'austria') table.answer(table.asked().by, 'pass');
  table.answer('austria', { card: 'insulted_ambassador' });
  expect(consulOf(table.state, 'denmark')).toMatchObject({ row: 'france', column: 'friend', plus: true });
});
