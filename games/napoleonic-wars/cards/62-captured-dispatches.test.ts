import { expect, test } from 'vitest';
import { handOf } from '../state/state.ts';
import { withEvent } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

const caught = (card: string) =>
  withEvent(card, 'france', { hands: { russia: ['captured_dispatches'] } }).answer('france', { kind: 'event', card });

test('62 Captured Dispatches: no event, its points instead, and both cards are discarded', () => {
  const table = caught('war_loan').answer('russia', { card: 'captured_dispatches' });
  expect(table.state.impulse?.points).toBe(4);
  expect(handOf(table.state, 'france')).toEqual([]);
  expect(table.state.cards.discards).toEqual(expect.arrayContaining(['war_loan', 'captured_dispatches']));
  expect(table.state.effects).toEqual([]);
});
test('62 Captured Dispatches: not against Europe Exhausted, and not against a Foreign War', () => {
  for (const card of ['europe_exhausted', 'mahratta_war'])
    expect(() => caught(card).answer('russia', { card: 'captured_dispatches' })).toThrow('asked');
});
test('62 Captured Dispatches: the second card of House of Rothschild too', () => {
  const table = withEvent('house_of_rothschild', 'france', {
    hands: { france: ['house_of_rothschild', 'grain_harvest'], russia: ['captured_dispatches'] },
  });
  table.answer('france', { kind: 'event', card: 'house_of_rothschild' });
  unanswered(table);
  table.answer('france', { kind: 'event', card: 'grain_harvest' }).answer('russia', { card: 'captured_dispatches' });
  expect(unanswered(table).state.impulse?.points).toBe(4);
});
