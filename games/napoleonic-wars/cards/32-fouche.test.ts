import { expect, test } from 'vitest';
import { handOf } from '../state/state.ts';
import { announced, drawnByDenmark, refused } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

test('32 Fouche: France takes a random card of the nation that it names', () => {
  const table = announced('fouche', 'france', { hands: { austria: ['rally'], russia: ['plunder'] } });
  unanswered(table.answer('france', { nation: 'russia' }));
  expect(handOf(table.state, 'france')).toEqual(['plunder']);
  expect(table.view('austria').state.cards.hands.france).toEqual([null]);
});
test('32 Fouche: drawn by an undirected Proxy, the French player names the nation (5.31)', () => {
  const table = unanswered(drawnByDenmark('fouche', { hands: { austria: ['rally'], russia: ['plunder'] } }));
  expect(table.asked().by).toBe('france');
  unanswered(table.answer('france', { nation: 'austria' }));
  expect(handOf(table.state, 'france')).toEqual(['rally']);
});
test('32 Fouche: not when the Coalition holds no card', () => {
  expect(refused('fouche', 'france')).toBe('fouche.nobody');
});
