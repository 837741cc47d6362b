import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { strengthOfFortress } from '../rules/12-fortresses/12.1-besiegers.ts';
import { placeFlag } from '../state/state.ts';
import { announced } from '../testing/events.ts';
import { at } from '../testing/position.ts';

const LISBON = duchyId('lisbon');

test('69 Fortify: Lisbon is four strong, until it changes hands', () => {
  const { state } = announced('fortify', 'britain').answer('britain', { duchy: 'lisbon' });
  expect(strengthOfFortress(state, LISBON)).toBe(4);
  const fallen = { ...state };
  placeFlag(fallen, LISBON, 'france');
  expect(strengthOfFortress(fallen, LISBON)).toBe(2);
});
test('69 Fortify: it rolls four dice and falls to four 6s alone', () => {
  const effects = [{ kind: 'fortified', card: 'fortify' as never, duchy: LISBON, nation: 'britain', by: 2 }] as const;
  const table = at({ active: 'france', forces: { lisbon: ['davout', 'france 4'] }, fleets: {}, effects });
  table
    .answer('france', { kind: 'siege', leader: 'davout' })
    .dice(1, 1, 1, 1, 6, 6, 6, 1, 1, 1, 1, 1, 1)
    .answer('france', 'stopSiege');
  expect(table.events('siege.holds')).toHaveLength(1);
});
test('69 Fortify: not with the enemy before it', () => {
  const table = announced('fortify', 'britain', { forces: { lisbon: ['france 1'] } });
  expect(() => table.answer('britain', { duchy: 'lisbon' })).toThrow('no answer fits');
});
