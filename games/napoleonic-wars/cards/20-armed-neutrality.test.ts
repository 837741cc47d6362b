import { expect, test } from 'vitest';
import { consulOf } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { tableAt } from '../testing/position.ts';

const consuls = { sweden: { row: 'britain', column: 'friend' }, denmark: { row: 'france', column: 'pact' } } as const;

test('20 Armed Neutrality: one box left, a Pact stays, and points do not bring Sweden back in this Turn', () => {
  const table = announced('armed_neutrality', 'russia', { consuls, nations: { denmark: { camp: 'imperial' } } });
  expect(consulOf(table.state, 'sweden')).toMatchObject({ row: null, column: 'unaligned' });
  expect(consulOf(table.state, 'denmark')?.column).toBe('pact');
  const g = { ...table.state, impulse: table.state.impulse && { ...table.state.impulse, points: 6 } };
  expect(tableAt(g).refusal('russia', { kind: 'courtRight', nation: 'sweden' }).because.key).toBe(
    'consul.closedByEvent',
  );
});
test('20 Armed Neutrality: not with both in Pact, nor in the first Round of 1805', () => {
  const both = { ...consuls, sweden: { row: 'britain', column: 'pact' } } as const;
  expect(refused('armed_neutrality', 'russia', { consuls: both })).toBe('neutrality.nobody');
  expect(refused('armed_neutrality', 'russia', { consuls, clock: { round: 1 } })).toBe('consul.closed');
});
