import { expect, test } from 'vitest';
import { handOf } from '../state/state.ts';
import { announced } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

test('6.1 events let a nation draw three cards at most in one Impulse: rulings/6.1-three-cards.md', () => {
  const table = announced('war_loan', 'austria', { impulse: { played: false, drawn: { austria: 2 } } });
  unanswered(table);
  expect(handOf(table.state, 'austria')).toHaveLength(1);
  expect(table.state.impulse?.drawn.austria).toBe(3);
});
