import { expect, test } from 'vitest';
import { nationRow } from '../state/state.ts';
import { announced, drawnByDenmark, refused } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

test('43 Court Intrigue: Admiralty is void until the next Turn', () => {
  const table = announced('court_intrigue', 'france').answer('france', { reserve: 'admiralty' });
  expect(nationRow(table.state, 'britain').reserves).toEqual(['parliament']);
});
test('43 Court Intrigue: not a Reserve of the player’s own, and not a used one', () => {
  const used = Object.fromEntries(
    ['britain', 'austria', 'russia', 'prussia'].map((nation) => [nation, { reserves: [] }]),
  );
  expect(refused('court_intrigue', 'france', { nations: used })).toBe('intrigue.nobody');
});
test('43 Court Intrigue: for an undirected Proxy chance picks one of any Player Power (5.31)', () => {
  const table = unanswered(
    drawnByDenmark('court_intrigue', { clock: { marker: 'denmark', phase: 'betweenImpulses', turn: 2 } }),
  );
  expect(table.events('intrigue.void')).toHaveLength(1);
});
