import { describe, expect, test } from 'vitest';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Table } from '../testing/position.ts';

describe('26C Secret Correspondence', () => {
  const letters = (empire: readonly string[]): Table =>
    holding('26C', { hands: { empire } }).answer('coalition', event('26C'));
  test('6.4 the Coalition sees the hand, and a card of value one is discarded', () => {
    const table = letters(['1F', '2F', '8F']);
    expect(table.events('correspondence.hand')[0]?.said.params).toEqual({ cards: ['1F', '2F', '8F'] });
    table.answer('coalition', { kind: 'discard', card: '8F' });
    expect(table.state.cards.hands.empire).toEqual(['1F', '2F']);
    expect(table.state.cards.discards.empire).toEqual(['8F']);
  });
  test('6.4 what the letters say is for the Coalition alone', () => {
    const table = letters(['2F', '8F']);
    const told = (seat: string) => table.match.events(seat).map(({ said }) => said.key);
    expect(told('coalition')).toContain('correspondence.hand');
    expect(told('empire')).not.toContain('correspondence.hand');
  });
  test('6.4 no dearer card, no permanent one, neither 24F nor 25F', () => {
    const table = letters(['1F', '13F', '8F', '24F', '25F']);
    const why = (card: string) => whyNot(table, { kind: 'discard', card }, 'coalition');
    expect([why('13F'), why('1F'), why('24F'), why('25F')]).toEqual([
      'correspondence.tooDear',
      'hand.permanent',
      'hand.mustKeep',
      'hand.mustKeep',
    ]);
  });
  test('6.4 without such a card nothing happens, but the card is played', () => {
    const table = letters(['2F', '25F']);
    expect(table.events('correspondence.nothing')).toHaveLength(1);
    expect(table.state.cards.hands.empire).toEqual(['2F', '25F']);
    expect(table.state.cards.discards.coalition).toEqual(['26C']);
  });
});
