import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { controller, unitsIn } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

const spain = {
  nations: { spain: { camp: 'coalition' } },
  consuls: { spain: { row: 'britain', column: 'pact' } },
} as const;

test('64 Partisans: a French Flag and three Units at Madrid, 6 6 1 2: two Forces die, and the French keep the Flag', () => {
  const table = announced('partisans', 'russia', {
    ...spain,
    forces: { madrid: ['france 3'] },
    flags: { madrid: 'france' },
  });
  table
    .answer('russia', { nation: 'spain' })
    .answer('russia', { duchy: 'madrid' })
    .dice(6, 6, 1, 2)
    .answer('france', 'pass');
  expect(unitsIn(table.state, duchyId('madrid'), 'france')).toBe(1);
  expect(controller(table.state, duchyId('madrid'))).toBe('france');
});
test('64 Partisans: a Flag alone rolls its die, and falls', () => {
  const table = announced('partisans', 'russia', { ...spain, flags: { burgos: 'france' } });
  table.answer('russia', { nation: 'spain' }).answer('russia', { duchy: 'burgos' }).dice(6);
  expect(controller(table.state, duchyId('burgos'))).toBe('spain');
});
test('64 Partisans: not without enemies in a Home Duchy', () => {
  expect(refused('partisans', 'russia', { forces: { venice: ['france 1'] } })).toBe('partisans.nobody');
});
