import { expect, test } from 'vitest';
import { consulOf } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

const consuls = {
  sweden: { row: 'britain', column: 'partner' },
  denmark: { row: 'france', column: 'friend' },
} as const;

test('12 Metternich: two Consuls move a box each, one of them into Pact', () => {
  const table = announced('metternich', 'britain', { consuls });
  table.answer('britain', { kind: 'consulRight', nation: 'sweden', row: 'britain' });
  expect(() => table.answer('britain', { kind: 'consulLeft', nation: 'sweden' })).toThrow('no answer fits');
  table.answer('britain', { kind: 'consulLeft', nation: 'denmark' });
  expect(consulOf(table.state, 'sweden')?.column).toBe('pact');
  expect(consulOf(table.state, 'denmark')?.column).toBe('unaligned');
});
test('12 Metternich: at most one of them enters Pact', () => {
  const both = { ...consuls, denmark: { row: 'britain', column: 'partner' } } as const;
  const table = announced('metternich', 'britain', { consuls: both });
  table.answer('britain', { kind: 'consulRight', nation: 'sweden', row: 'britain' });
  expect(table.refusal('britain', { kind: 'consulRight', nation: 'denmark', row: 'britain' }).because.key).toBe(
    'consul.noPactNow',
  );
});
test('12 Metternich: not with one movable Consul', () => {
  const frozen = { column: 'unaligned', row: null, frozenUntil: 3 } as const;
  const few = { sweden: consuls.sweden, denmark: frozen, turkey: frozen };
  expect(refused('metternich', 'britain', { consuls: few })).toBe('metternich.two');
});
