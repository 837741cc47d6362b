import { expect, test } from 'vitest';
import { consulOf } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

test('16 Sultan’s Favour: the Turks may enter Pact', () => {
  const consuls = { turkey: { row: 'britain', column: 'aide' } } as const;
  const table = announced('sultan_s_favour', 'britain', { consuls });
  table.answer('britain', { kind: 'consulRight', nation: 'turkey', row: 'britain' });
  expect(() => table.answer('britain', { kind: 'consulLeft', nation: 'sweden' })).toThrow('no answer fits');
  table.answer('britain', { kind: 'consulRight', nation: 'turkey', row: 'britain' });
  expect(consulOf(table.state, 'turkey')?.column).toBe('pact');
});
test('16 Sultan’s Favour: not with the Turks in Pact', () => {
  const consuls = { turkey: { row: 'britain', column: 'pact' } } as const;
  expect(refused('sultan_s_favour', 'britain', { consuls })).toBe('consul.inPact');
});
