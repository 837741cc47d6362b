import { expect, test } from 'vitest';
import { battleOfLinz, faces } from '../testing/battles.ts';
import { at, type Table } from '../testing/position.ts';

/** Napoleon and six Units at Linz: twelve dice, against four. */
const fought = (): Table => {
  const table = at({
    active: 'france',
    points: 6,
    fleets: {},
    hands: {},
    forces: { munich: ['napoleon', 'france 6'], linz: ['austria 3'] },
  });
  table.answer('france', { kind: 'march', leader: 'napoleon' }).answer('france', 'withArmy');
  return table.answer('france', { kind: 'to', duchy: 'linz' }).answer('austria', 'pass').answer('austria', 'pass');
};

test('Napoleon: suffered 6 5 5 and inflicted 6 5, his dice 6 4 4 2 make it three inflicted and one suffered', () => {
  const table = fought()
    .dice(...faces(12, 6, 5))
    .dice(6, 5, 5, 1)
    .answer('france', { card: 'napoleon' })
    .dice(6, 4, 4, 2);
  const told = table.events('battle.rolled').map(({ said }) => said.params);
  expect(told).toContainEqual({ nation: 'france', kills: 2, disrupts: 1 });
  expect(told).toContainEqual({ nation: 'austria', kills: 1, disrupts: 0 });
});
test('5.12, vector T100: a Response does not use up the plus play of the Impulse', () => {
  const table = fought()
    .dice(...faces(12, 6, 5))
    .dice(...faces(4))
    .answer('france', { card: 'napoleon' })
    .dice(1, 1, 1, 1);
  expect(table.state.impulse?.plus).toBe(false);
});
test('Napoleon: not where he does not fight', () => {
  const table = battleOfLinz({ hands: {} })
    .dice(...faces(9, 5))
    .dice(...faces(4));
  expect(table.asked().prompt.key).not.toBe('response.offer');
});
