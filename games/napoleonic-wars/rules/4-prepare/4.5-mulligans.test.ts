import { play } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import { napoleonicWars } from '../../game.ts';
import { handOf } from '../../state/state.ts';

const dealt = () =>
  play(napoleonicWars, { scenario: '1805', players: 4, forfeit: 0, forfeiter: 'nobody' } as never).until(
    'mulligan.keep',
  );
const known = (hand: readonly unknown[]): number => hand.filter((card) => card !== null).length;

describe('4.5 Mulligans', () => {
  test('4.5, 4.51 a Hand is replaced by one with a card fewer, again and again', () => {
    const table = dealt().answer('france', 'redraw').until('mulligan.keep');
    expect(handOf(table.state, 'france')).toHaveLength(5);
    table.answer('france', 'redraw').until('mulligan.keep');
    expect(handOf(table.state, 'france')).toHaveLength(4);
    expect(table.state.cards.discards).toHaveLength(11);
    table.answer('france', 'keep');
    expect(table.asked().by).toBe('britain');
  });
  test('4.5 a Hand of one card may be replaced by none', () => {
    const table = dealt();
    for (const seat of ['france', 'britain', 'austria', 'russia']) table.answer(seat, 'keep');
    table.answer('france', 'redraw').until('mulligan.keep').answer('france', 'redraw').until('5.1');
    expect(handOf(table.state, 'spain')).toHaveLength(0);
  });
  test('4.41 example, vector T17: France decides before it looks at the Spanish Hand', () => {
    const table = dealt();
    expect(known(table.view('france').state.cards.hands.france)).toBe(6);
    expect(known(table.view('france').state.cards.hands.spain)).toBe(0);
    for (const seat of ['france', 'britain', 'austria', 'russia']) table.answer(seat, 'keep');
    expect(known(table.view('france').state.cards.hands.spain)).toBe(2);
  });
  test('6.5 nobody sees the Hand of another, nor that of a Proxy without a director', () => {
    const { hands } = dealt().view('britain').state.cards;
    expect([known(hands.france), known(hands.prussia)]).toEqual([0, 0]);
    expect(hands.prussia).toHaveLength(3);
  });
});
