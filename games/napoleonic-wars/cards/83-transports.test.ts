import { expect, test } from 'vitest';
import { duchyId, leaderId } from '../catalogue/catalogue.ts';
import { leaderRow, unitsIn } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

const forces = { kent: ['moore', 'britain 6'] };

test('83 Transports: Moore and six Units sail to Lisbon for nothing, besides the Convoy of the Impulse', () => {
  const table = announced('transports', 'britain', { forces }).answer('britain', { kind: 'shipArmy', leader: 'moore' });
  unanswered(table.answer('britain', 'withArmy').answer('britain', { duchy: 'lisbon' }));
  expect(unitsIn(table.state, duchyId('lisbon'), 'britain')).toBe(6);
  expect(table.state.impulse).toMatchObject({ points: 0, convoyed: false });
});
test('83 Transports: five land at Amsterdam under one battery die', () => {
  const table = announced('transports', 'britain', { forces, fleets: { north_sea: 'britain 1' } });
  table.answer('britain', { kind: 'landArmy', leader: 'moore' }).answer('britain', 'withArmy');
  expect(() => table.answer('britain', { duchy: 'lisbon' })).toThrow('no answer fits');
  table.answer('britain', { duchy: 'amsterdam' }).dice(1);
  unanswered(table);
  expect(leaderRow(table.state, leaderId('moore')).at).toBe('amsterdam');
  expect(unitsIn(table.state, duchyId('amsterdam'), 'britain')).toBe(4);
});
test('83 Transports: not without a leader in a Port', () => {
  expect(refused('transports', 'austria', { forces: { vienna: ['charles'] } })).toBe('transports.nobody');
});
