import { expect, test } from 'vitest';
import { consulOf } from '../state/state.ts';
import { announced } from '../testing/events.ts';

test('21 Crown Prince’s Choice: Denmark moves two boxes', () => {
  const table = announced('crown_prince_s_choice', 'france', {
    consuls: { denmark: { row: 'france', column: 'aide' } },
  });
  table
    .answer('france', { kind: 'consulRight', row: 'france' })
    .answer('france', { kind: 'consulRight', row: 'france' });
  expect(consulOf(table.state, 'denmark')?.column).toBe('pact');
});
