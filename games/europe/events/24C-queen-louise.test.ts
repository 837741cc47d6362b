import { describe, expect, test } from 'vitest';
import type { NationId } from '../catalogue/ids.ts';
import { inDiplomacy } from '../testing/cards.ts';
import { bonusOfCard } from '../testing/envoys.ts';
import { event, whyNot } from '../testing/events.ts';
import { nationOf } from '../testing/pieces.ts';
import type { Position, Table } from '../testing/position.ts';

const phase = (wanted: Position = {}): Table => inDiplomacy('24C', { ...wanted, clock: { year: 1806 } });

describe('24C Queen Louise', () => {
  test('8.2.1 an action on a neutral Prussia at +3', () => {
    const table = phase().answer('coalition', event('24C'));
    expect(table.state.trial).toMatchObject({ nation: 'prussia', kind: 'diplomacy' });
    expect(bonusOfCard(table)).toBe(3);
    table.dice(6);
    expect(nationOf(table, 'prussia').side).toBe('coalition');
    expect(table.state.tracks.missions.coalition).toEqual(['prussia']);
  });
  test('8.2.1 it is the action on a major power of this phase', () => {
    const missions = { empire: [], coalition: ['turkey' as NationId] };
    expect(whyNot(phase({ tracks: { missions } }), event('24C'), 'coalition')).toBe('diplomacy.oneMajor');
  });
  test('8.2.1 not on a Prussia that is not neutral', () => {
    const table = phase({ nations: { prussia: { status: 'forcedPeace' } } });
    expect(whyNot(table, event('24C'), 'coalition')).toBe('diplomacy.notNeutral');
  });
});
