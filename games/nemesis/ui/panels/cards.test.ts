import { describe, expect, test } from 'vitest';
import { card, cardId } from '../../catalogue/cards.ts';
import { type Position, position } from '../../testing/position.ts';
import { view as viewOf } from '../../secrecy/view.ts';
import { cardsTold } from './cards.ts';

const ids = (...numbers: readonly string[]) => numbers.map(cardId);
const wanted: Position = {
  scenario: '1813',
  turn: 3,
  agreed: { cards: true },
  cards: {
    hands: { coalition: ids('10'), french: ids('19') },
    laid: [
      { side: 'coalition', card: cardId('1') },
      { side: 'french', card: cardId('3') },
    ],
    discards: ids('5', '6'),
  },
  effects: [
    { kind: 'marchDie', side: 'french', by: 1, card: cardId('1'), laidBy: 'coalition', lasts: 'turn' },
    { kind: 'massedGuns', side: 'french', card: cardId('20'), laidBy: 'french', lasts: 'standing' },
  ],
};
const told = (seer: string, language: 'en' | 'fr' = 'en') => cardsTold(viewOf(position(wanted), seer), seer, language);

describe('16.1 cards', () => {
  test('16.1 one’s own hand is read with its text for one’s side, in either language', () => {
    const printed = card(cardId('10'));
    const [held, ...others] = told('coalition').hand;
    expect(others).toEqual([]);
    expect(held).toMatchObject({ id: '10', side: 'coalition', title: 'Trained reserves' });
    expect(held?.words).toContain('two disrupted Prussian');
    expect(told('coalition', 'fr').hand[0]?.title).toBe(printed.title.fr);
  });

  test('16.1 the other hand is a number of backs, and nothing of it is told', () => {
    expect(told('coalition').backs.map(({ words }) => words)).toEqual(['French: 1 card in hand, face down.']);
    expect(JSON.stringify(told('coalition'))).not.toContain(card(cardId('19')).title.en);
  });

  test('16.1 what was laid this Turn, by both, and what of it is in force', () => {
    expect(told('french').laid.map(({ id, side, note }) => [id, side, note])).toEqual([
      ['1', 'coalition', 'in force'],
      ['3', 'french', undefined],
    ]);
  });

  test('16.1 a card held ready from an earlier Turn is shown apart', () => {
    expect(told('french').inForce.map(({ id, note }) => [id, note])).toEqual([['20', 'held ready until it is used']]);
  });

  test('16.1 decks are counted and discards named', () => {
    expect(told('french').decks).toMatch(/: \d+ cards left\. .*: not opened yet\.$/);
    expect(told('french').discards[0]).toMatch(/^5 /);
  });
});
