import { expect, test } from 'vitest';
import { consulOf, handOf } from '../state/state.ts';
import { announced } from '../testing/events.ts';

test('13 Queen Louise: a Prussia with a player draws a card, whoever plays it', () => {
  const table = announced('queen_louise', 'france');
  expect(handOf(table.state, 'prussia')).toHaveLength(1);
});
test('13 Queen Louise: a Proxy moves one or two boxes the same way, into Pact too', () => {
  const consuls = { prussia: { row: 'russia', column: 'aide' } } as const;
  const table = announced('queen_louise', 'russia', { players: 3, consuls }, 'austria');
  table.answer('austria', { kind: 'consulRight', nation: 'prussia', row: 'russia' });
  expect(() => table.answer('austria', { kind: 'consulLeft', nation: 'prussia' })).toThrow('no answer fits');
  table.answer('austria', { kind: 'consulRight', nation: 'prussia', row: 'russia' });
  expect(consulOf(table.state, 'prussia')).toMatchObject({ row: 'russia', column: 'pact' });
});
