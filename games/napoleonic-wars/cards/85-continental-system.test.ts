import { expect, test } from 'vitest';
import { handOf } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { tableAt } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

const wanted = { clock: { turn: 2 }, flags: { naples: 'france', lisbon: 'france', palermo: 'france' } } as const;

test('85 Continental System: Britain discards a card, and cannot pay for a Consul; Parliament is shut', () => {
  const { state } = unanswered(announced('continental_system', 'france', { ...wanted, hands: { britain: ['rally'] } }));
  expect(handOf(state, 'britain')).toEqual([]);
  const clock = { ...state.clock, marker: 'britain' } as const;
  const table = tableAt({
    ...state,
    clock,
    impulse: state.impulse && { ...state.impulse, nation: 'britain', points: 6, played: false },
  });
  expect(table.refusal('britain', { kind: 'courtRight', nation: 'sweden' }).because.key).toBe('consul.closedByEvent');
  expect(table.refusal('britain', { kind: 'reserveEvent', reserve: 'parliament' }).because.key).toBe(
    'parliament.blockade',
  );
});
test('85 Continental System: not with eleven Ports', () => {
  expect(
    refused('continental_system', 'france', {
      clock: { turn: 2 },
      flags: { corunna: 'britain', seville: 'britain', barcelona: 'britain' },
    }),
  ).toBe('continental.few');
});
