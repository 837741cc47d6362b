import { expect, test } from 'vitest';
import { at } from '../testing/position.ts';
import { quiet, unanswered } from '../testing/windows.ts';

test('63 Local Guides: over a pass into an Enemy Duchy without Attrition, and without terrain dice against it', () => {
  const forces = { ratisbon: ['davout', 'france 4'], prague: ['austria 2'] };
  const table = at({
    players: 5,
    active: 'france',
    points: 2,
    fleets: {},
    forces,
    hands: { france: ['local_guides'] },
  });
  table
    .answer('france', { kind: 'march', leader: 'davout' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: 'prague' });
  table.answer('france', { card: 'local_guides' });
  quiet(table);
  expect(table.asked().prompt.key).toBe('battle.dice');
  expect(table.state.battle?.terrain).toBe(0);
});
test('63 Local Guides: +1 for an interception, and no −1 for the pass', () => {
  const forces = { munich: ['ney', 'france 2'], tyrol: ['john', 'austria 3'] };
  const table = at({
    players: 5,
    active: 'france',
    points: 2,
    fleets: {},
    forces,
    hands: { austria: ['local_guides'] },
  });
  table
    .answer('france', { kind: 'march', leader: 'ney' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: 'linz' });
  table
    .answer('austria', { kind: 'intercept', leader: 'john' })
    .answer('austria', 'withArmy')
    .answer('austria', { card: 'local_guides' });
  unanswered(table);
  expect(table.asked().prompt.params).toMatchObject({ modifier: 2 + 1 + 1 });
});
