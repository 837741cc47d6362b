import { expect, test } from 'vitest';
import { cardId } from '../../catalogue/catalogue.ts';
import { EDITIONS } from '../../catalogue/ids.ts';
import { event } from '../../testing/events.ts';
import { position, tableAt } from '../../testing/position.ts';

test.each(EDITIONS)('6.4 example: Rothschild draws the City, which is played in the same budget (%s)', (edition) => {
  const g = position({
    edition,
    noOtherCards: true,
    hands: { empire: [], coalition: ['7C'] },
    forces: {},
    fleets: {},
    clock: { phase: 'budget', year: 1806, round: 0, next: 'coalition', power: 'britain' as never, step: 0 },
  });
  const drawn = ['8C', '12C'].map(cardId);
  g.cards = {
    ...g.cards,
    piles: { ...g.cards.piles, coalition: drawn },
    removed: g.cards.removed.filter((id) => !drawn.includes(id)),
  };
  const power = 'britain' as never;
  g.budget = { power, halves: 8, levy: 0, received: 0, fleetsBuilt: 0, intoArmies: [], britishGift: 'taken' };
  const table = tableAt(g).answer('coalition', event('7C'));
  while (table.asked().by === 'chance') table.pick('chance', () => true);
  expect(table.state.cards.hands.coalition.toSorted()).toEqual(['12C', '8C']);
  const before = table.state.budget?.halves ?? 0;
  table.answer('coalition', event('8C'));
  expect(table.state.budget?.halves).toBeGreaterThan(before);
});
