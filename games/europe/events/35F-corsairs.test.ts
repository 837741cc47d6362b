import { describe, expect, test } from 'vitest';
import { handSize } from '../rules/6-cards/6.3-hand-size.ts';
import { holding, inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { position } from '../testing/position.ts';

describe('35F Corsairs', () => {
  test.each(['action', 'diplomacy'] as const)('17.2.10 the hand of the Coalition is one card smaller (%s)', (when) => {
    const before = handSize(position({}), 'coalition');
    const table = (when === 'action' ? holding('35F') : inDiplomacy('35F')).answer('empire', event('35F'));
    expect(handSize(table.state, 'coalition')).toBe(before - 1);
    expect(table.state.cards.discards.empire).toEqual(['35F']);
  });
  test('6.2 as an event once only', () => {
    expect(whyNot(holding('35F', { played: ['35F'] }), event('35F'))).toBe('event.onceOnly');
  });
});
