import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS, type NationId, type Side } from '../catalogue/ids.ts';
import { newTrial } from '../rules/4-glossary/4-trial.ts';
import { reactions } from '../rules/6-cards/6.4-use-of-cards.ts';
import { conquerMajors } from '../rules/18-conquests/18.2-surrender.ts';
import { event, whyNot } from '../testing/events.ts';
import { nationOf } from '../testing/pieces.ts';
import type { Position, Table } from '../testing/position.ts';
import { scene } from '../testing/scene.ts';

describe('27C Drums of War', () => {
  /** The Empire holds all that Austria must lose, in supply. */
  const fall = (edition: Edition = '2013', more: Position = {}): Table =>
    scene(
      {
        edition,
        noOtherCards: true,
        hands: { empire: [], coalition: ['27C'] },
        forces: { vienne: ['fra_1'], prague: ['fra_2'], munich: ['fra_3'], salzbourg: ['fra_4'], linz: ['fra_5'] },
        fleets: {},
        clock: { phase: 'conquests', round: 0, step: 4 },
        zones: Object.fromEntries(
          ['vienne', 'prague', 'salzbourg', 'linz'].map((zone) => [zone, { control: 'france' as NationId }]),
        ),
        ...more,
      },
      (g) => conquerMajors(g, 'empire'),
    );
  test.each(EDITIONS)('18.2.1 a power that should surrender fights on (%s)', (edition) => {
    const table = fall(edition).answer('coalition', event('27C'));
    expect(nationOf(table, 'austria')).toMatchObject({
      side: 'coalition',
      status: 'belligerent',
      drums: true,
      beaten: { empire: 0, coalition: 0 },
    });
    expect(table.state.cards.removed).toContain('27C');
  });
  test('18.2.1 without the card it surrenders', () => {
    const table = fall().answer('coalition', 'pass');
    expect(nationOf(table, 'austria').beaten.empire).toBe(1);
  });
  test('18.2.2, 8.1.4 when it falls later it cedes four provinces', () => {
    const table = fall('2013', {
      hands: { empire: [], coalition: [] },
      nations: { austria: { drums: true } },
    });
    expect(table.asked('empire').prompt).toMatchObject({ key: 'peace.gain', params: { left: 4 } });
  });
  /** This power should surrender to this side. */
  const surrendering = (power: string, to: Side): Table =>
    scene({ noOtherCards: true, hands: { empire: [], coalition: ['27C'] } }, (g) => {
      g.trial = newTrial('peace', to, { nation: power as NationId });
      return reactions(g, 'conquestPhase', ['coalition']);
    });
  test('18.2.1 not for Britain, nor for a power of the Empire', () => {
    expect(whyNot(surrendering('austria', 'empire'), event('27C'), 'coalition')).toBeUndefined();
    expect(whyNot(surrendering('britain', 'empire'), event('27C'), 'coalition')).toBe('drums.notBritain');
    expect(whyNot(surrendering('spain', 'coalition'), event('27C'), 'coalition')).toBe('moment.notThis');
  });
});
