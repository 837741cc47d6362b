import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { drawnByDenmark } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

test('37 Volunteers: drawn by an undirected Denmark, the British player places two Units, not at Gibraltar', () => {
  const table = unanswered(drawnByDenmark('volunteers'));
  expect(() => table.answer('britain', { duchy: 'gibraltar' })).toThrow('no answer fits');
  table.answer('britain', { duchy: 'kent' }).answer('britain', { duchy: 'london' });
  expect(['kent', 'london'].map((at) => unitsIn(table.state, duchyId(at), 'britain'))).toEqual([1, 1]);
});
