import { describe, expect, test } from 'vitest';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { unitOf } from '../testing/pieces.ts';
import type { Table } from '../testing/position.ts';

describe('46F Armistice', () => {
  const forces = {
    munich: ['napoleon', 'grande_armee', 'fra_1-', 'fra_2-', 'fra_3-'],
    paris: ['fra_4-'],
    koenigsberg: ['massena', 'armee_italie', 'fra_5-'],
    vienne: ['charles', 'armee_allemagne', 'aus_1-'],
  };
  const signing = (round = 5, coalition: readonly string[] = []): Table =>
    holding('46F', { forces, clock: { round }, hands: { coalition } });
  /** The armies are filled: two units of Napoleon, one of Charles. */
  const signed = (coalition: readonly string[] = []): Table => {
    const table = signing(5, coalition).answer('empire', event('46F'));
    while (table.asked().prompt.key === 'completing.which') {
      const { by, answers } = table.asked();
      table.answer(by as 'empire', answers[0] ?? 'done');
    }
    return table;
  };
  test('2.1 at once each side fills two units in each of its supplied armies', () => {
    const table = signed();
    const units = ['fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5', 'aus_1'];
    // One of Napoleon's three is left, and those who are no army or have no supply.
    expect(units.filter((id) => unitOf(table, id).reduced)).toEqual(['fra_3', 'fra_4', 'fra_5']);
  });
  test('5.2 the year ends after the action of the Coalition in this round', () => {
    const table = signed();
    expect(table.state.clock).toMatchObject({ round: 5, next: 'coalition' });
    table.answer('coalition', 'pass');
    expect(table.state.clock.phase).not.toBe('rounds');
    expect(table.events('round.begins')).toHaveLength(0);
  });
  test('5.2 the Winter Campaign (16C) brings the sixth round back, and no seventh', () => {
    const table = signed(['16C']).answer('coalition', event('16C'));
    expect(table.state.clock).toMatchObject({ phase: 'rounds', round: 6, next: 'empire' });
    table.answer('empire', 'pass').answer('coalition', 'pass');
    expect(table.state.clock.phase).not.toBe('rounds');
  });
  test('5.2 once a year: an armistice that it has broken is not followed by a seventh round', () => {
    const table = holding('16C', {
      clock: { round: 6 },
      tracks: { armistice: 'broken' },
    });
    expect(whyNot(table, event('16C'), 'coalition')).toBe('winterCampaign.already');
  });
  test('5.2 in the fifth round alone', () => {
    for (const round of [4, 6]) expect(whyNot(signing(round), event('46F'))).toBe('armistice.fifthRound');
  });
});
