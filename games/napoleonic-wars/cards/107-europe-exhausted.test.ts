import { expect, test } from 'vitest';
import { at } from '../testing/position.ts';

test('107 Europe Exhausted: +2 to the Peace roll, never twice', () => {
  const table = at({
    players: 5,
    active: 'france',
    impulse: { played: false },
    hands: { france: ['europe_exhausted'] },
    effects: [{ kind: 'peace', card: 'europe_exhausted' as never, by: 2 }],
  });
  table.answer('france', { kind: 'event' });
  expect(table.state.effects).toEqual([{ kind: 'peace', card: 'europe_exhausted', by: 2 }]);
});
