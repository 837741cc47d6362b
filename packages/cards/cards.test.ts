import { expect, test } from 'vitest';
import { inForce } from './effects.ts';
import { laidOn, lifted, without } from './heaps.ts';
import { backsOf, dealerOf, imaginedHand, unseenHeap } from './unseen.ts';

type Effect = { readonly kind: 'winter'; readonly year: number } | { readonly kind: 'spy'; readonly side: string };
const effects: readonly Effect[] = [
  { kind: 'winter', year: 1812 },
  { kind: 'spy', side: 'empire' },
];

test('effects are asked for by their kind', () => {
  expect(inForce({ effects }, 'winter').map(({ year }) => year)).toEqual([1812]);
  expect(inForce<Effect, 'spy'>({ effects: [] }, 'spy')).toEqual([]);
});

const hands = { empire: ['1F', '2F'], coalition: ['1C'] };

test('a card is lifted from whatever heap it lies in, and nothing changes if it lies in none', () => {
  expect(lifted(hands, '2F')).toEqual({ empire: ['1F'], coalition: ['1C'] });
  expect(lifted(hands, '9C')).toBe(hands);
  expect(laidOn(hands, 'coalition', '2C').coalition).toEqual(['1C', '2C']);
  expect(without(['a', 'b'], 'a')).toEqual(['b']);
});

test('of a hand that may not be read one sees its open cards and how many others there are', () => {
  expect(backsOf(['3', '2', '1'], (card) => card !== '3')).toEqual(['1', '2', null]);
  expect(backsOf(['3', '2'])).toEqual([null, null]);
});

test('the place of an unseen card in its heap tells nothing', () => {
  expect(unseenHeap(['c', 'a'], ['b'])).toEqual(['a', 'b', 'c']);
});

test('a dealer deals each card once, and only those that fit', () => {
  const dealer = dealerOf(['a', 'b', 'c'], () => 0, '6');
  expect(imaginedHand([null, 'x', null], dealer, (card) => card !== 'a')).toEqual(['b', 'x', 'c']);
  expect(dealer.left).toEqual(['a']);
  expect(() => dealer.draw((card) => card === 'b')).toThrow('6: the view of the cards does not add up');
});
