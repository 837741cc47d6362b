import { describe, expect, test } from 'vitest';
import { zoneId } from '../catalogue.ts';
import type { NationId } from '../ids.ts';
import { addDepot } from '../state.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { type Position, tableAt } from '../testing/position.ts';

describe('41C Cossacks', () => {
  const position41: Position = { forces: { vilna: ['rus_1'] }, depots: { kovno: 'france' } };
  const zones = { kovno: { control: 'france' as NationId } };
  test('6.4 a depot alone beside Russians burns', () => {
    const table = holding('41C', { ...position41, zones }).answer('coalition', event('41C'));
    table.answer('coalition', { kind: 'raid', zone: 'kovno' });
    expect(table.state.depots).toEqual([]);
  });
  test('6.4 not one that is guarded, or far away, or with no Russians in the war', () => {
    const why = (wanted: Position): string | undefined =>
      whyNot(holding('41C', { ...position41, zones, ...wanted }), event('41C'), 'coalition');
    expect(why({})).toBeUndefined();
    expect(why({ forces: { vilna: ['rus_1'], kovno: ['fra_1'] } })).toBe('cossacks.noDepot');
    expect(why({ forces: { moscou: ['rus_1'] } })).toBe('cossacks.noDepot');
    expect(why({ forces: { vilna: ['aus_1'] } })).toBe('cossacks.noDepot');
    expect(why({ nations: { russia: { side: 'neutral', status: 'neutral' } } })).toBe('cossacks.noDepot');
  });
  test('6.4 neither a depot of their own side nor a mobile one', () => {
    const own = holding('41C', { ...position41, depots: { kovno: 'russia' } });
    expect(whyNot(own, event('41C'), 'coalition')).toBe('cossacks.noDepot');
    const g = holding('41C', { forces: { vilna: ['rus_1'] }, zones }).state;
    addDepot(g, 'france' as NationId, { zone: zoneId('kovno'), fixed: false });
    expect(whyNot(tableAt(g), event('41C'), 'coalition')).toBe('cossacks.noDepot');
  });
});
