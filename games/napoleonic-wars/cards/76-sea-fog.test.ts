import { expect, test } from 'vitest';
import { at, type Table } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

const leaving = (): Table => {
  const table = at({
    players: 5,
    active: 'france',
    points: 2,
    forces: {},
    fleets: { brest: 'france 2', bay_of_biscay: 'britain 2' },
    hands: { france: ['sea_fog'] },
  });
  table.answer('france', { kind: 'sail', from: 'brest' }).answer('france', 'allShips');
  return table.answer('france', { kind: 'sailTo', place: 'bay_of_biscay' });
};

test('76 Sea Fog: out of Blockaded Brest without interception, in that step alone', () => {
  const table = unanswered(leaving().answer('france', { card: 'sea_fog' }));
  expect(table.asked().prompt.key).toBe('sail.on');
  expect(table.state.effects).toEqual([]);
});
test('76 Sea Fog: or a Fleet just caught evades without a roll; out of a Blockaded Port it goes back (13.33)', () => {
  const table = leaving().answer('britain', 'navalIntercept').dice(6, 6).answer('france', { card: 'sea_fog' });
  unanswered(table);
  expect(table.events('navalEvade.byEvent')).toHaveLength(1);
  expect(table.state.squadrons.filter(({ at: place }) => place === 'brest')).toHaveLength(2);
});
