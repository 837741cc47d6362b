import { describe, expect, test } from 'vitest';
import { nationId, zoneId } from '../catalogue/catalogue.ts';
import { EDITIONS } from '../catalogue/ids.ts';
import { forcesIn } from '../state/state.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { unitOf } from '../testing/pieces.ts';
import type { Position, Table } from '../testing/position.ts';
import { port, sea } from '../testing/sailing.ts';

describe('19C Maida', () => {
  const moore = ['moore', 'gbr_1'];
  const sailing = (wanted: Position = {}): Table =>
    holding('19C', {
      fleets: { fl_ball: port('malte'), fl_keith: port('malte') },
      forces: { malte: moore, tarente: ['davout', 'fra_10', 'fra_11'] },
      zones: { tarente: { control: nationId('france') }, florence: { control: null } },
      ...wanted,
    })
      .answer('coalition', event('19C'))
      .answer('coalition', { kind: 'activateFleet', fleet: 'fl_ball' });
  const ashore = (wanted?: Position): Table =>
    sailing(wanted)
      .answer('coalition', { kind: 'embarkForce', force: 'moore' })
      .answer('coalition', 'putOut')
      .answer('coalition', { kind: 'land', zone: 'tarente' })
      .until('14.6');
  test('17.2.9 one British fleet lands British troops at −1', () => {
    const table = ashore();
    expect(table.state.battle?.modifiers.coalition).toContainEqual({ what: 'landing', by: -1 });
    expect(table.state.action?.sailed).toEqual(['fl_ball']);
  });
  test.each(EDITIONS)('17.2.9 beaten, they are back where they came from, less their losses (%s)', (edition) => {
    const table = ashore({ edition }).dice(1, 1, 6, 6);
    expect(forcesIn(table.state, zoneId('malte')).map(({ commander }) => commander)).toEqual(['moore']);
    expect(unitOf(table, 'gbr_1').reduced).toBe(true);
  });
  test('17.2.8 no other troops go aboard', () => {
    const table = sailing({ forces: { malte: ['constantin', 'rus_1'] } });
    expect(whyNot(table, { kind: 'embark', unit: 'rus_1' }, 'coalition')).toBe('sailing.onlyOf');
    expect(whyNot(table, { kind: 'embarkForce', force: 'constantin' }, 'coalition')).toBe('sailing.onlyOf');
  });
  test('17.2.9 only at a port of Italy without a fortress', () => {
    const table = sailing({ fleets: { fl_ball: sea('tyrrhenienne') }, forces: {} });
    expect(table.state.voyage?.sailing?.ports).toEqual(['ancone', 'bari', 'tarente', 'messine']);
  });
  test('6.2 a golden star, not in winter, and not without a British fleet', () => {
    expect(sailing().state.cards.removed).toContain('19C');
    const winter = holding('19C', { forces: {}, fleets: { fl_ball: port('malte') }, clock: { round: 6 } });
    expect(whyNot(winter, event('19C'), 'coalition')).toBe('naval.noWinterLanding');
    const none = holding('19C', { forces: {}, fleets: { fl_portugal: port('lisbonne') } });
    expect(whyNot(none, event('19C'), 'coalition')).toBe('sailing.noFleet');
  });
});
