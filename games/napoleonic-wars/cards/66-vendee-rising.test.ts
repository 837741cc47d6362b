import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { announced } from '../testing/events.ts';

const VENDEE = duchyId('vendee');

test('66 Vendee Rising: an empty Vendee sees a British Unit', () => {
  expect(unitsIn(announced('vendee_rising', 'russia').state, VENDEE, 'britain')).toBe(1);
});
test('66 Vendee Rising: two French Units roll 6 6, and one dies', () => {
  const table = announced('vendee_rising', 'russia', { forces: { vendee: ['france 2'] } }).dice(6, 6);
  expect(unitsIn(table.state, VENDEE, 'france')).toBe(1);
});
