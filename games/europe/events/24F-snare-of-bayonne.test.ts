import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS, type UnitId, type ZoneId } from '../catalogue/ids.ts';
import { mayEnterPeninsula } from '../rules/12-land-movement/12.1-peninsula.ts';
import { holding, inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { generalAt } from '../testing/pieces.ts';
import { position, type Table } from '../testing/position.ts';

describe('24F Snare of Bayonne', () => {
  test.each(EDITIONS)('8.1.2, 12.1 Joseph enters the reserve, and French units may enter Spain (%s)', (edition) => {
    const table = holding('24F', { edition, forces: { bayonne: ['ney', 'fra_1'] } });
    expect(generalAt(table, 'joseph')).toBe('notYet');
    table.answer('empire', event('24F'));
    expect(generalAt(table, 'joseph')).toBe('reserve');
    expect(mayEnterPeninsula(table.state, 'empire', ['fra_1' as UnitId], 'madrid' as ZoneId)).toBeUndefined();
    const before = position({ edition });
    expect(mayEnterPeninsula(before, 'empire', ['fra_1' as UnitId], 'madrid' as ZoneId)).not.toBeUndefined();
  });
  test('2.2 a Joseph whom the year has brought stays where he is', () => {
    const table = holding('24F', { forces: { paris: ['joseph', 'fra_1'] }, clock: { year: 1809 } });
    const before = generalAt(table, 'joseph');
    expect(generalAt(table.answer('empire', event('24F')), 'joseph')).toBe(before);
    expect(table.events('general.available')).toEqual([]);
  });
  test('8.1.2 not unless Spain is an ally', () => {
    const nations = { spain: { side: 'neutral', status: 'neutral' } } as const;
    expect(whyNot(inDiplomacy('24F', { nations }), event('24F'))).toBe('spain.notAllied');
  });
  test('6.3 revised: it is not thrown away', () => {
    const hands = (edition: Edition): Table =>
      holding('24F', { edition, clock: { phase: 'hands', round: 0, next: 'empire', step: 1 } });
    expect(whyNot(hands('revised'), { kind: 'discard', card: '24F' })).toBe('hand.mustKeep');
    expect(whyNot(hands('2013'), { kind: 'discard', card: '24F' })).toBeUndefined();
  });
});
