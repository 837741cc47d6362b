import { expect, test } from 'vitest';
import { handOf } from '../state/state.ts';
import { announced } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

test('33 Emigres and Exiles: Austria, which has lost Venice, draws a card', () => {
  const table = announced('emigres_and_exiles', 'russia', { flags: { venice: 'france' } });
  unanswered(table.answer('russia', { nation: 'austria' }));
  expect(handOf(table.state, 'austria')).toHaveLength(1);
});
test('33 Emigres and Exiles: so does a nation that fell once', () => {
  const table = announced('emigres_and_exiles', 'russia', {
    effects: [{ kind: 'fallen', card: null, nation: 'prussia' }],
  });
  unanswered(table.answer('russia', { nation: 'prussia' }));
  expect(handOf(table.state, 'prussia')).toHaveLength(1);
});
test('33 Emigres and Exiles: where nobody has lost anything the player’s own nation draws', () => {
  const table = unanswered(announced('emigres_and_exiles', 'russia'));
  expect(handOf(table.state, 'russia')).toHaveLength(1);
});
