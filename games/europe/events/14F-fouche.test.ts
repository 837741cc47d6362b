import { describe, expect, test } from 'vitest';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Position, Table } from '../testing/position.ts';

describe('14F Fouché', () => {
  const searching = (more: Position = {}): Table =>
    holding('14F', {
      hands: { coalition: ['1C', '10C'] },
      forces: { paris: ['ney', 'fra_1'] },
      tracks: { reserve: { empire: 1, coalition: 0 } },
      ...more,
    });
  test('6.4 a card of the Coalition goes back to its pile, and its points are spent with those of the reserve', () => {
    const table = searching().answer('empire', event('14F')).answer('chance', { card: '10C' });
    expect(table.state.cards.piles.coalition).toEqual(['10C']);
    expect(table.state.cards.hands.coalition).toEqual(['1C']);
    expect(table.state.action).toMatchObject({ ap: 3, usesReserve: true });
    table
      .answer('empire', { kind: 'activate', force: 'ney' })
      .answer('empire', { kind: 'forced', points: 0 })
      .answer('empire', 'halt');
    expect(table.state.action?.ap).toBe(1);
    table.answer('empire', 'done');
    expect(table.state.tracks.reserve.empire).toBe(2);
  });
  test('6.2 a permanent card is out of reach', () => {
    const table = searching().answer('empire', event('14F'));
    expect(table.asked('chance').answers).toEqual([{ kind: 'drawCard', card: '10C' }]);
    const permanent = searching({ hands: { coalition: ['1C'] } });
    expect(whyNot(permanent, event('14F'))).toBe('fouche.nothing');
  });
});
