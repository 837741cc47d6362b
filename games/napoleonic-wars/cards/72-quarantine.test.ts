import { expect, test } from 'vitest';
import { leaderId } from '../catalogue/catalogue.ts';
import { leaderRow } from '../state/state.ts';
import { at } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

test('72 Quarantine: Napoleon’s step out of Munich is void, and nobody leaves or enters in this Impulse', () => {
  const forces = { munich: ['napoleon', 'france 6'], wurttemberg: ['ney', 'france 1'] };
  const table = at({ players: 5, active: 'france', points: 4, fleets: {}, forces, hands: { austria: ['quarantine'] } });
  table
    .answer('france', { kind: 'march', leader: 'napoleon' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: 'linz' });
  unanswered(table.answer('austria', { card: 'quarantine' }).answer('austria', { duchy: 'munich' }));
  expect(leaderRow(table.state, leaderId('napoleon')).at).toBe('munich');
  expect(table.state.impulse?.points).toBe(3);
  if (table.asked().prompt.key === 'march.on') table.answer('france', 'halt');
  table.answer('france', { kind: 'march', leader: 'ney' }).answer('france', 'withArmy');
  expect(table.refusal('france', { duchy: 'munich' }).because.key).toBe('enter.quarantine');
});
test('72 Quarantine: never a Capital', () => {
  const table = at({
    players: 5,
    active: 'france',
    impulse: { played: false },
    fleets: {},
    forces: {},
    hands: { france: ['quarantine'] },
  });
  unanswered(table.answer('france', { kind: 'event' }));
  expect(() => table.answer('france', { duchy: 'vienna' })).toThrow('no answer fits');
});
