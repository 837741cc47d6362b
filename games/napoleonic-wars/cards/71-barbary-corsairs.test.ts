import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { quiet } from '../testing/windows.ts';

const pact = {
  consuls: { turkey: { row: 'france', column: 'pact' }, spain: { row: 'britain', column: 'pact' } },
  nations: { turkey: { camp: 'imperial' }, spain: { camp: 'coalition' } },
} as const;

test('71 Barbary Corsairs: two Units at Algiers, and three land at Barcelona without a leader, under its batteries', () => {
  const table = announced('barbary_corsairs', 'france', { ...pact, forces: { algiers: ['turkey 1'] } });
  table.answer('france', { duchy: 'algiers' }).answer('france', { kind: 'recruit', units: 2 });
  table.answer('france', { kind: 'raid', units: 3, led: false }).answer('france', { duchy: 'barcelona' }).dice(1, 1);
  expect(unitsIn(quiet(table).state, duchyId('barcelona'), 'turkey')).toBe(3);
});
test('71 Barbary Corsairs: only by the Turks or their Patron, and in Pact', () => {
  expect(refused('barbary_corsairs', 'austria', pact)).toBe('card.notYours');
  expect(refused('barbary_corsairs', 'france')).toBe('card.notYours');
});
