import { describe, expect, test } from 'vitest';
import { in1813, linked, standing } from '../../testing/invasion.ts';
import { cardsOfTheLink, returnPrussianCards } from './17.7-cards.ts';

const OUT = ['3', '6', '10', '14', '17', '19', '20', '21', '22', '28', '29'];
const CARDS = { agreed: { cards: true } } as const;

describe('17.7 cards', () => {
  test('17.7 the first deck begins with nineteen cards (L17-39) (L-9)', () => {
    const g = standing('1812-1813', { turn: 18, ...CARDS, invasion: { year: 1813 } });
    g.agreed = { ...g.agreed, cards: true };
    const { pre } = cardsOfTheLink(g).decks;
    expect(pre).toHaveLength(19);
    expect(pre.filter((id) => OUT.includes(id))).toEqual([]);
  });

  test('17.7 the first deal is without 4, 11 and 13 too (L17-39) (L-9)', () => {
    const table = linked({
      turn: 18,
      phase: 'newYear',
      next: 'french',
      ...CARDS,
      french: { '2507': ['F12-1', 'Ney'] },
      coalition: { '1825': ['R12-4', 'Barclay'] },
      invasion: { austriaAllied: false },
    })
      .answer('french', 'done')
      .answer('coalition', 'done');
    const dealt = table.asked('chance').answers.map(({ card }) => card);
    expect(dealt).toHaveLength(16);
    for (const id of [...OUT, '4', '11', '13']) expect(dealt).not.toContain(id);
  });

  test('17.7 when Prussia has joined they are shuffled in at the end of the Turn (L17-17) (L-9)', () => {
    expect(withPrussia(6).cards.decks.pre).toEqual(expect.arrayContaining(OUT));
    for (const turn of [12, 13]) expect(withPrussia(turn).cards.decks.pre).not.toEqual(expect.arrayContaining(OUT));
  });

  test('17.7 with no card to draw the one in hand is played (L-9)', () => {
    const table = in1813({
      turn: 9,
      phase: 'cards',
      next: 'french',
      ...CARDS,
      cards: { decks: { pre: [], post: [] }, hands: { coalition: [], french: ['1' as never] } },
    });
    expect(table.asked('french').answers).toEqual([{ kind: 'layCard', card: '1' }]);
    table.answer('french', { kind: 'layCard', card: '1' });
    expect(table.state.cards.hands).toEqual({ coalition: [], french: [] });
    expect(table.state.clock.phase).not.toBe('cards');
  });
});

const withPrussia = (turn: number) => {
  const g = standing('1812-1813', { turn: 17 + turn, ...CARDS, invasion: { year: 1813, prussia: 'coalition' } });
  g.agreed = { ...g.agreed, cards: true };
  returnPrussianCards(g);
  return g;
};
