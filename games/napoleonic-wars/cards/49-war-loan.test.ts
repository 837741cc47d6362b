import { expect, test } from 'vitest';
import { handOf } from '../state/state.ts';
import { drawDue } from '../rules/14-interphase/14.31-draw.ts';
import { announced } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

test('49 War Loan: two cards now, and one fewer in the Interphase', () => {
  const before = announced('grain_harvest', 'russia');
  const table = unanswered(announced('war_loan', 'russia'));
  expect(handOf(table.state, 'russia')).toHaveLength(2);
  expect(drawDue(table.state, 'russia')).toBe(drawDue(before.state, 'russia') - 1);
});
test('49 War Loan: below the smallest Hand too, and it is no payment for the Peace roll (5.8)', () => {
  const table = unanswered(
    announced(
      'war_loan',
      'sweden',
      { nations: { sweden: { camp: 'coalition' } }, consuls: { sweden: { row: 'britain', column: 'pact' } } },
      'britain',
    ),
  );
  expect(drawDue(table.state, 'sweden')).toBe(0);
  expect(table.state.nations.every(({ fewerCards }) => fewerCards === 0)).toBe(true);
});
