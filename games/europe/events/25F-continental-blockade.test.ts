import { describe, expect, test } from 'vitest';
import { nations } from '../catalogue/catalogue.ts';
import { EDITIONS, type NationId, type UnitId, type ZoneId } from '../catalogue/ids.ts';
import { mayEnterPeninsula } from '../rules/12-land-movement/12.1-peninsula.ts';
import { resourcesOf } from '../rules/7-interphase/7.3.1-resources.ts';
import type { Europe } from '../state/state.ts';
import { holding, inDiplomacy } from '../testing/cards.ts';
import { heldBy } from '../testing/conquests.ts';
import { event, whyNot } from '../testing/events.ts';
import { position, type Table } from '../testing/position.ts';

describe('25F Continental Blockade', () => {
  const closed = heldBy('france', ...[...nations.keys()].filter((id) => id !== 'britain'));
  test('7.3.1 a closed continent costs Britain two resources, once it was decreed', () => {
    const open = holding('25F');
    const ring = holding('25F', { zones: closed });
    const britain = (table: Table): number => resourcesOf(table.state, 'britain' as NationId);
    expect(britain(ring)).toBe(britain(open));
    expect(britain(open.answer('empire', event('25F')))).toBe(6);
    expect(britain(ring.answer('empire', event('25F')))).toBe(4);
  });
  test('19 and it is scored in the victory phase', () => {
    const played = { zones: closed, played: ['25F'], hands: { empire: [], coalition: [] } };
    const table = holding('25F', { ...played, clock: { phase: 'victory', round: 0 } });
    expect(table.state.tracks.standing).toContain('blockadeClosed');
    const silent = holding('25F', { ...played, played: [], clock: { phase: 'victory', round: 0 } });
    expect(silent.state.tracks.standing).not.toContain('blockadeClosed');
  });
  test('12.1 revised: French and Spanish units may enter Portugal', () => {
    const enters = (g: Europe) => mayEnterPeninsula(g, 'empire', ['fra_1' as UnitId], 'lisbonne' as ZoneId);
    expect(enters(position({ edition: 'revised' }))).not.toBeUndefined();
    expect(enters(inDiplomacy('25F', { edition: 'revised' }).answer('empire', event('25F')).state)).toBeUndefined();
  });
  test.each(EDITIONS)('6.3 it is not thrown away, and brings no points of activation (%s)', (edition) => {
    const table = holding('25F', { edition, clock: { phase: 'hands', round: 0, next: 'empire', step: 1 } });
    expect(whyNot(table, { kind: 'discard', card: '25F' })).toBe('hand.mustKeep');
    expect(whyNot(holding('25F', { edition }), { kind: 'points', card: '25F' })).toBe('action.noPoints');
  });
});
