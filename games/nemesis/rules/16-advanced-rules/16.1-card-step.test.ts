import { CHANCE, SPECTATOR } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { card, type Card, cardId, cards } from '../../catalogue/cards.ts';
import type { Side } from '../../catalogue/catalogue.ts';
import { instructionOf } from './16.1-instructions.ts';
import { type Position, at } from '../../testing/position.ts';
import { nemesis } from '../../game.ts';
import { play } from '@bivouac/testing';

type Table = ReturnType<typeof at>;
type Hands = Readonly<Record<Side, readonly string[]>>;

const cardsOf = (hands: Hands) => ({
  hands: { coalition: hands.coalition.map(cardId), french: hands.french.map(cardId) },
});
const step = (hands: Hands, more: Partial<Position> = {}): Table =>
  at({ scenario: '1813', turn: 5, phase: 'cards', agreed: { cards: true }, cards: cardsOf(hands), ...more });
const draws = (table: Table, ...ids: readonly string[]): Table => {
  for (const id of ids) table.answer(CHANCE, { kind: 'drawCard', card: id });
  return table;
};
const lays = (table: Table, side: Side, id: string): Table => table.answer(side, { kind: 'layCard', card: id });
const offered = (table: Table): readonly unknown[] => table.asked().answers.map((answer) => answer['card']);
const KEPT: Hands = { coalition: ['23'], french: ['2'] };

describe('16.1 the first deal', () => {
  const begun = (): Table => play(nemesis, { scenario: '1813', cards: true }).until('16.1');

  test('16.1 both are dealt a card before the Turn’s card is drawn, and 4, 11 and 13 are not among the first', () => {
    const table = begun();
    for (const _ of [1, 2]) {
      expect(table.asked().by).toBe(CHANCE);
      expect(offered(table)).not.toContain('4');
      expect(offered(table)).not.toContain('11');
      expect(offered(table)).not.toContain('13');
      table.pick(CHANCE, () => true);
    }
    expect(table.state.cards.hands.french).toHaveLength(1);
    expect(table.state.cards.hands.coalition).toHaveLength(1);
    expect(offered(table)).toEqual(expect.arrayContaining(['4', '11', '13']));
    expect(offered(table)).toHaveLength(28);
  });

  test('16.1 the first Turn goes on with 7.1 (ruling A-117)', () => {
    const table = begun();
    draws(table, '1', '3', '23', '25');
    lays(lays(table, 'french', '23'), 'coalition', '25');
    expect(table.state.clock.phase).not.toBe('generalSupply');
    expect(table.events('phase.begins').map(({ said }) => said.params['phase'])).not.toContain('generalSupply');
  });
});

describe('16.1 drawing and laying', () => {
  test('16.1 each player draws from the first deck and plays the card that he drew or the one he kept', () => {
    const table = draws(step(KEPT), '8', '3');
    expect(table.asked()).toMatchObject({ by: 'french', rule: '16.1' });
    expect(offered(table)).toEqual(['2', '8']);
    lays(table, 'french', '8');
    expect(table.asked()).toMatchObject({ by: 'coalition' });
    expect(offered(table)).toEqual(['23', '3']);
    lays(table, 'coalition', '3');
    expect(table.state.cards.hands).toEqual({ coalition: ['23'], french: ['2'] });
  });

  test('16.1 the card that was kept may be laid and the new one kept', () => {
    const table = lays(draws(step(KEPT), '8', '3'), 'french', '2');
    expect(table.state.cards.hands.french).toEqual(['8']);
  });

  test('16.1 from the second deck on the Coalition declares first', () => {
    const table = draws(step(KEPT, { turn: 14 }), '35', '39');
    expect(table.asked().by).toBe('coalition');
    expect(table.state.cards.hands).toEqual({ coalition: ['23', '35'], french: ['2', '39'] });
  });

  test('16.1 a single-instruction card must be played and is laid after the other player’s', () => {
    const table = draws(step(KEPT), '11', '3');
    expect(table.asked().by).toBe('coalition');
    lays(table, 'coalition', '3');
    expect(offered(table)).toEqual(['11']);
    expect(table.refusal('french', { kind: 'layCard', card: '2' })).toMatchObject({
      rule: '16.1',
      because: { key: 'card.singleFirst' },
    });
  });

  test('16.1 when both draw single-instruction cards the usual order holds', () => {
    expect(draws(step(KEPT), '11', '4').asked().by).toBe('french');
    expect(draws(step(KEPT, { turn: 13 }), '45', '50').asked().by).toBe('coalition');
  });

  test('16.1 nobody can tell by the order that one has drawn a single card before the other has drawn too', () => {
    const [single, plain] = [draws(step(KEPT), '11'), draws(step(KEPT), '3')];
    for (const seer of ['coalition', SPECTATOR]) expect(single.view(seer)).toEqual(plain.view(seer));
  });

  test('16.1 both lie on the table before either is carried out, and then in the order of laying (A-53)', () => {
    const table = lays(draws(step(KEPT), '8', '3'), 'french', '8');
    expect(table.state.effects).toEqual([]);
    lays(table, 'coalition', '3');
    expect(table.events('card.carriedOut').map(({ said }) => said.params['card'])).toEqual(['8', '3']);
    expect(table.events('card.carriedOut')[0]?.at).toBe(table.events('card.laid')[1]?.at);
  });

  test('16.1 what a card says for the side that lays it is read out', () => {
    const table = lays(draws(step(KEPT), '8', '3'), 'french', '8');
    const [event] = table.events('card.laid');
    expect(event && nemesis.tell('en', event.said)).toContain('The Coalition has one Combat Command fewer this Turn.');
    expect(event && nemesis.tell('fr', event.said)).toContain('La Coalition a un commandement de combat de moins');
  });

  test('16.1 an instruction that cannot be carried out is discarded without effect', () => {
    const table = lays(lays(draws(step(KEPT), '14', '3'), 'french', '14'), 'coalition', '3');
    expect(table.events('card.noEffect').map(({ said }) => said.params['card'])).toEqual(['14']);
  });
});

describe('16.1 the second deck', () => {
  test('16.1 in Turn 13 the card kept from the first deck stays in hand beside the new one (A-53)', () => {
    const table = draws(step(KEPT, { turn: 13 }), '35', '39');
    expect(offered(table)).toEqual(['23', '35']);
    expect(table.state.cards.discards).toEqual([]);
  });

  const secondDeck = (austria: 'neutral' | 'coalition'): readonly unknown[] =>
    offered(step(KEPT, { turn: 13, politics: { austria } }));

  test('16.1 while Austria is neutral 40a, 43a, 48a and 49a stand in for its cards', () => {
    expect(secondDeck('neutral')).toEqual(expect.arrayContaining(['40a', '43a', '48a', '49a']));
    expect(secondDeck('neutral')).not.toContain('40');
    expect(secondDeck('neutral')).toHaveLength(20);
  });

  test('16.1 once Austria has joined, its own cards are in the deck', () => {
    expect(secondDeck('coalition')).toEqual(expect.arrayContaining(['40', '43', '48', '49']));
    expect(secondDeck('coalition')).not.toContain('40a');
    expect(secondDeck('coalition')).toHaveLength(20);
  });
});

describe('16.1 the end of the Turn', () => {
  const laid = (): Table => lays(lays(draws(step(KEPT), '8', '3'), 'french', '8'), 'coalition', '3');

  test('16.1 K-2 what holds for the Turn ends with it, and the cards are discarded', () => {
    const table = laid();
    expect(table.state.effects.map(({ kind }) => kind)).toEqual(['commands', 'trains']);
    expect(table.state.cards.laid).toHaveLength(2);
    table.until('card.draw');
    expect(table.state.clock.turn).toBe(6);
    expect(table.state.effects).toEqual([]);
    expect(table.state.cards).toMatchObject({ laid: [], discards: ['8', '3'] });
  });

  test('16.1 K-2 what waits to be used outlives the Turn', () => {
    const effects = [
      { kind: 'truceDie', side: 'french', by: 2, card: cardId('30'), laidBy: 'french', lasts: 'standing' },
    ] as const;
    const table = step(KEPT, { turn: 4, phase: 'allegiance', effects }).until('card.draw');
    expect(table.state.clock.turn).toBe(5);
    expect(table.state.effects).toEqual(effects);
  });
});

test('16.1 every card has an instruction for the side that lays it, the same for both if it is a single one', () => {
  const isTheSame = ({ id }: Card): boolean => instructionOf(id, 'coalition') === instructionOf(id, 'french');
  expect(cards.map(isTheSame)).toHaveLength(54);
  expect(cards.filter((each) => each.single && !isTheSame(each))).toEqual([]);
});

test('16.1 single-instruction cards of the first deck are those that are kept out of the first deal', () => {
  expect(cards.filter(({ single, deck }) => single && deck === 'pre').map(({ id }) => id)).toEqual(['4', '11', '13']);
  expect(cards.filter(({ heldBack }) => heldBack).map(({ id }) => card(id).single)).toEqual([true, true, true]);
});
