import { expect, test } from 'vitest';
import { handOf } from '../../state/state.ts';
import { position, tableAt } from '../../testing/position.ts';

test('5.1 an empty pile is made of the discards: rulings/5.1-empty-pile.md', () => {
  const g = position({
    active: 'france',
    hands: { france: [], austria: ['rally'] },
    nations: { france: { resources: 1 } },
  });
  g.cards = { ...g.cards, pile: [], discards: g.cards.pile };
  const table = tableAt(g).answer('france', 'resource');
  expect(table.events('draw.reshuffled')).toHaveLength(1);
  expect(handOf(table.until('5.1').state, 'france')).toHaveLength(1);
});
