import { expect, test } from 'vitest';
import { campOf, consulOf } from '../state/state.ts';
import { unanswered } from '../testing/windows.ts';
import { at, type Position, type Table } from '../testing/position.ts';

const played = (wanted: Position = {}): Table =>
  at({
    players: 5,
    active: 'france',
    impulse: { played: false },
    forces: {},
    fleets: {},
    hands: { france: ['talleyrand'], austria: ['godoy'] },
    ...wanted,
  });

test('11 Talleyrand: up to two boxes with one Consul, on any Player Power’s row, into Pact', () => {
  const table = played({ consuls: { sweden: { row: 'russia', column: 'aide' } } }).answer('france', { kind: 'event' });
  unanswered(table.answer('france', { kind: 'consulRight', nation: 'sweden', row: 'russia' }));
  expect(() => table.answer('france', { kind: 'consulLeft', nation: 'denmark' })).toThrow('no answer fits');
  unanswered(table.answer('france', { kind: 'consulRight', nation: 'sweden', row: 'russia' }));
  expect(consulOf(table.state, 'sweden')).toMatchObject({ row: 'russia', column: 'pact' });
  expect(campOf(table.state, 'sweden')).toBe('coalition');
});
test('11 Talleyrand: not in the first Round of 1805 (8.1)', () => {
  expect(played({ clock: { round: 1 } }).refusal('france', { kind: 'event' }).because.key).toBe('consul.closed');
});
test('6.16 no event of this kind takes a Consul out of Pact', () => {
  const table = played().answer('france', { kind: 'event' });
  expect(table.refusal('france', { kind: 'consulLeft', nation: 'spain' }).because.key).toBe('consul.inPact');
});
