import { expect, test } from 'vitest';
import { campOf, consulOf, unitsIn } from '../state/state.ts';
import { announced } from '../testing/events.ts';
import { duchyId } from '../catalogue/catalogue.ts';

const IN_PACT = { sweden: { row: 'britain', column: 'pact' } } as const;

test('19 Coup in Stockholm: the Pact is broken, Sweden is Unaligned, and the British leave Stockholm', () => {
  const table = announced('coup_in_stockholm', 'france', {
    clock: { turn: 2 },
    consuls: IN_PACT,
    nations: { sweden: { camp: 'coalition' } },
    forces: { stockholm: ['britain 2'] },
  });
  if (table.asked().prompt.key === 'pact.restore') table.answer('britain', 'pass');
  expect(consulOf(table.state, 'sweden')).toMatchObject({ row: null, column: 'unaligned' });
  expect(campOf(table.state, 'sweden')).toBeNull();
  expect(unitsIn(table.state, duchyId('stockholm'), 'britain')).toBe(0);
  expect(table.state.cards.removed).toContain('coup_in_stockholm');
});
test('19 Coup in Stockholm: without a Pact up to three boxes, but not into Pact', () => {
  const consuls = { sweden: { row: 'britain', column: 'aide' } } as const;
  const table = announced('coup_in_stockholm', 'britain', { clock: { turn: 2 }, consuls });
  table.answer('britain', { kind: 'consulRight', row: 'britain' });
  expect(table.refusal('britain', { kind: 'consulRight', row: 'britain' }).because.key).toBe('consul.noPactNow');
});
