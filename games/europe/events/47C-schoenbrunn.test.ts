import { describe, expect, test } from 'vitest';
import { cardId } from '../catalogue/catalogue.ts';
import { inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { nationOf } from '../testing/pieces.ts';
import type { Position } from '../testing/position.ts';

// What it does as 45C does is tested in 45C-scharnhorst.test.ts.
const punishments = { period: 'Punishments', escalade: null } as const;
const beaten = { empire: 1, coalition: 0 };
const peace = { by: 'empire', since: 1805, until: 1809, afterwards: 'neutral', forGood: false } as const;

describe('47C Schönbrunn after 30F', () => {
  const dearer: Position = {
    tracks: punishments,
    nations: { austria: { side: 'neutral', status: 'forcedPeace', peace, beaten } },
    effects: [{ card: cardId('30F'), kind: 'schoenbrunnDearer' }],
  };
  test('4 no event takes a permanent card from a hand', () => {
    const table = inDiplomacy(['47C', '1C', '30C'], dearer).answer('coalition', event('47C'));
    expect(whyNot(table, { kind: 'discard', card: '1C' }, 'coalition')).toBe('hand.permanent');
    expect(whyNot(inDiplomacy(['47C', '1C'], dearer), event('47C'), 'coalition')).toBe('schoenbrunn.noCard');
  });
  test('6.4 another card worth two or more is discarded', () => {
    const table = inDiplomacy(['47C', '28C', '30C'], dearer).answer('coalition', event('47C'));
    expect(whyNot(table, { kind: 'discard', card: '28C' }, 'coalition')).toBe('schoenbrunn.tooLow');
    table.answer('coalition', { kind: 'discard', card: '30C' });
    expect(table.events('hand.discarded')[0]?.said.params).toEqual({ side: 'coalition', card: '30C' });
    expect(nationOf(table, 'austria').side).toBe('coalition');
  });
  test('6.4 without one it cannot be played', () => {
    expect(whyNot(inDiplomacy(['47C', '28C'], dearer), event('47C'), 'coalition')).toBe('schoenbrunn.noCard');
    expect(whyNot(inDiplomacy(['47C', '28C'], { ...dearer, effects: [] }), event('47C'), 'coalition')).toBeUndefined();
  });
});
