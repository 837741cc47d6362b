import { expect, test } from 'vitest';
import { at, type Position, type Table } from '../testing/position.ts';

const leaving = (wanted: Position = {}): Table => {
  const table = at({
    players: 5,
    active: 'france',
    points: 2,
    forces: {},
    fleets: { brest: 'france 2', bay_of_biscay: 'britain 2' },
    hands: { austria: ['the_weather_gauge'] },
    ...wanted,
  });
  table.answer('france', { kind: 'sail', from: 'brest' }).answer('france', 'allShips');
  return table.answer('france', { kind: 'sailTo', place: 'bay_of_biscay' });
};

test('74 The Weather Gauge: the British search fails without a roll', () => {
  const table = leaving()
    .answer('britain', 'navalIntercept')
    .answer('austria', { card: 'the_weather_gauge' })
    .answer('austria', 'attemptFails');
  expect(table.events('navalIntercept.foiled')).toHaveLength(1);
});
test('74 The Weather Gauge: or it succeeds; and the evasion fails by the same card no more', () => {
  const table = leaving()
    .answer('britain', 'navalIntercept')
    .answer('austria', { card: 'the_weather_gauge' })
    .answer('austria', 'attemptSucceeds');
  expect(table.asked('france').prompt.key).toBe('navalEvade.offer');
});
test('74 The Weather Gauge: or four dice for a Fleet in a Round', () => {
  const table = leaving().answer('britain', 'navalIntercept').dice(6, 6).answer('france', 'pass');
  table.answer('austria', { card: 'the_weather_gauge' }).answer('austria', { kind: 'windFor', side: 'active' });
  for (let most = 0; most < 9 && table.asked().by !== 'chance'; most++)
    table.answer(table.asked().by, table.asked().answers.at(-1)?.kind ?? 'pass');
  expect(table.asked().prompt.params).toMatchObject({ nation: 'france', dice: 2 * 2 + 4 });
});
