import { describe, expect, test } from 'vitest';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Position } from '../testing/position.ts';
import { port } from '../testing/sailing.ts';

describe('9F Camp of Boulogne', () => {
  const boulogne: Position = {
    forces: { boulogne: ['davout', 'fra_1', 'fra_2', 'fra_3'], londres: ['gbr_1'] },
    fleets: { fl_ganteaume: port('boulogne'), fl_villeneuve: port('boulogne'), fl_missiessy: port('boulogne') },
  };
  test('17.2.9 all that a squadron carries lands together, at one less', () => {
    const table = holding('9F', boulogne)
      .answer('empire', event('9F'))
      .answer('empire', { kind: 'activateFleet', fleet: 'fl_ganteaume' })
      .answer('empire', { kind: 'activateFleet', fleet: 'fl_villeneuve' })
      .answer('empire', { kind: 'activateFleet', fleet: 'fl_missiessy' });
    expect(table.state.voyage?.sailing).toMatchObject({ card: '9F', steps: 6, landing: -1 });
    expect(table.state.tracks.reserve.empire).toBe(0);
    table.answer('empire', { kind: 'embarkForce', force: 'davout' }).answer('empire', 'putOut');
    expect(whyNot(table, { kind: 'land', zone: 'londres' })).toBeUndefined();
    table.answer('empire', { kind: 'land', zone: 'londres' }).dice(6, 6, 6, 1).until('14.6');
    expect(table.state.battle?.modifiers.empire).toContainEqual({ what: 'landing', by: -1 });
  });
  test('17.2.9 only in Britain or Ireland', () => {
    const table = holding('9F', boulogne).answer('empire', event('9F'));
    table.answer('empire', { kind: 'activateFleet', fleet: 'fl_ganteaume' }).answer('empire', 'done');
    const ports = table.state.voyage?.sailing?.ports ?? [];
    expect([...ports].toSorted()).toEqual(
      [
        'bristol',
        'dublin',
        'edimbourg',
        'liverpool',
        'londres',
        'norwich',
        'plymouth',
        'portsmouth',
        'york',
      ].toSorted(),
    );
  });
  test('17.2.9 not at a port of the Continent, though the enemy holds it', () => {
    const zones = { rouen: { control: 'britain' as never } };
    const table = holding('9F', { ...boulogne, zones }).answer('empire', event('9F'));
    table.answer('empire', { kind: 'activateFleet', fleet: 'fl_ganteaume' }).answer('empire', 'done');
    table.answer('empire', { kind: 'embark', unit: 'fra_1' }).answer('empire', 'putOut');
    expect(whyNot(table, { kind: 'land', zone: 'rouen' })).toBe('naval.notThere');
    expect(whyNot(table, { kind: 'land', zone: 'londres' })).toBeUndefined();
  });
  test('16 not in winter, nor without a fleet', () => {
    expect(whyNot(holding('9F', { ...boulogne, clock: { round: 6 } }), event('9F'))).toBe('boulogne.winter');
    expect(whyNot(holding('9F', { ...boulogne, fleets: {} }), event('9F'))).toBe('boulogne.noFleet');
  });
  test('6.2 it leaves the game, and escalade rises', () => {
    const table = holding('9F', boulogne);
    const before = table.state.tracks.escalade ?? 0;
    table.answer('empire', event('9F'));
    expect(table.state.tracks.escalade).toBe(before + 1);
    expect(table.state.cards.removed).toContain('9F');
  });
});
