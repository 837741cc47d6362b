import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { controller } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

test('67 Calabrian Insurrection: the Flag in Calabria falls, the one guarded at Naples stays', () => {
  const flags = { naples: 'france', calabria: 'france' } as const;
  const table = announced('calabrian_insurrection', 'britain', { flags, forces: { naples: ['france 2'] } }).dice(
    1,
    1,
    1,
    1,
  );
  expect(['naples', 'calabria'].map((at) => controller(table.state, duchyId(at)))).toEqual(['france', 'britain']);
});
test('67 Calabrian Insurrection: not while both are free', () => {
  expect(refused('calabrian_insurrection', 'britain')).toBe('calabria.quiet');
});
