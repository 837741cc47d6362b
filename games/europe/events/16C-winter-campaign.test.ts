import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../catalogue/ids.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Position, Table } from '../testing/position.ts';

describe('16C Winter Campaign', () => {
  const winter = (round: number, wanted: Position = {}): Table => holding('16C', { ...wanted, clock: { round } });
  test.each(EDITIONS)('5.2 a seventh round is played this year (%s)', (edition) => {
    const table = winter(6, { edition }).answer('coalition', event('16C'));
    expect(table.state.clock).toMatchObject({ phase: 'rounds', round: 7, next: 'empire' });
    table.answer('empire', 'pass').answer('coalition', 'pass');
    expect(table.state.clock.phase).not.toBe('rounds');
  });
  test('5.2 without it the sixth is the last', () => {
    expect(winter(6).answer('coalition', 'pass').state.clock.phase).not.toBe('rounds');
  });
  test('5.2 in the sixth round alone', () => {
    expect(whyNot(winter(5), event('16C'), 'coalition')).toBe('winterCampaign.sixthRound');
    expect(whyNot(winter(7, { tracks: { seventhRound: true } }), event('16C'), 'coalition')).toBe(
      'winterCampaign.sixthRound',
    );
  });
  test('5.2 once a year', () => {
    const again = winter(6, { tracks: { seventhRound: true } });
    expect(whyNot(again, event('16C'), 'coalition')).toBe('winterCampaign.already');
  });
});
