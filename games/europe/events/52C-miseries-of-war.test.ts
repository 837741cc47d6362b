import { describe, expect, test } from 'vitest';
import { entitlements, handSize } from '../rules/6-cards/6.3-hand-size.ts';
import { inBudget } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';

describe('52C Miseries of War', () => {
  test('6.3 the hand of the Coalition may exceed ten cards', () => {
    const table = inBudget('52C', { nations: { prussia: { side: 'coalition', status: 'belligerent' } } });
    const due = entitlements(table.state, 'coalition').length;
    expect(due).toBeGreaterThan(10);
    expect(handSize(table.state, 'coalition')).toBe(10);
    table.answer('coalition', event('52C'));
    expect(handSize(table.state, 'coalition')).toBe(due);
    expect(table.state.effects).toEqual([{ card: '52C', kind: 'handLimitLifted', side: 'coalition' }]);
  });
  test('6.2 once', () => {
    expect(whyNot(inBudget('52C', { played: ['52C'] }), event('52C'), 'coalition')).toBe('event.onceOnly');
  });
});
