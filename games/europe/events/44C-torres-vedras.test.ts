import { describe, expect, test } from 'vitest';
import { zoneId } from '../catalogue/catalogue.ts';
import { EDITIONS, type NationId } from '../catalogue/ids.ts';
import { levelOfFortress } from '../rules/15-fortresses-and-sieges/15.1-level.ts';
import { modifiersOn } from '../testing/battles.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { GRAND_ALLIANCE, settingOut } from '../testing/grand-alliance.ts';
import { acting } from '../testing/marches.ts';
import type { Table } from '../testing/position.ts';
import { port } from '../testing/sailing.ts';

describe('44C Torres Vedras', () => {
  const lisbon = zoneId('lisbonne');
  const portugal = { portugal: { side: 'coalition', status: 'ally' } } as const;
  test.each(EDITIONS)('15.1 Lisbon is of the second level for good (%s)', (edition) => {
    const table = holding('44C', { edition, forces: {}, nations: portugal });
    expect(levelOfFortress(table.state, lisbon)).toBe(1);
    table.answer('coalition', event('44C'));
    expect(levelOfFortress(table.state, lisbon)).toBe(2);
    expect(table.state.cards.removed).toContain('44C');
  });
  /** Junot enters Lisbon, where Moore stands. */
  const entering = (): Table =>
    settingOut('44C', 'junot', {
      nations: { ...GRAND_ALLIANCE, ...portugal },
      played: ['24F', '25F', '22C'],
      forces: { coimbra: ['junot', 'fra_10', 'fra_11'], lisbonne: ['moore', 'gbr_3', 'gbr_4'] },
      zones: { coimbra: { control: 'france' as NationId } },
    });
  test('14.5 as soon as an Empire force enters the zone: it fights at two less', () => {
    const table = entering();
    expect(whyNot(table, event('44C'), 'coalition')).toBe('moment.notThis');
    table.answer('coalition', 'pass').answer('empire', { kind: 'forced', points: 0 });
    table.answer('empire', { kind: 'march', to: 'lisbonne' }).answer('coalition', event('44C'));
    expect(modifiersOn(table.until('14.6'), 'empire')).toMatchObject({ entrenched: -2 });
  });
  test('17.2.9 by sea too', () => {
    const table = acting({
      noOtherCards: true,
      hands: { empire: [], coalition: ['44C'] },
      nations: { ...portugal, spain: { side: 'empire', status: 'ally' } },
      played: ['24F', '25F'],
      forces: { cadix: ['junot', 'fra_10'], lisbonne: ['moore', 'gbr_3'] },
      fleets: { fl_villeneuve: port('cadix') },
    })
      .answer('empire', { kind: 'activateFleet', fleet: 'fl_villeneuve' })
      .answer('empire', { kind: 'embarkForce', force: 'junot' })
      .answer('empire', 'putOut')
      .answer('empire', { kind: 'land', zone: 'lisbonne' })
      .dice(6, 1) // 17.3.3 The batteries fire wide.
      .answer('coalition', event('44C'));
    expect(modifiersOn(table.until('14.6'), 'empire')).toMatchObject({ entrenched: -2, landing: -3 });
  });
  test('6.4 not when the Empire holds Lisbon', () => {
    const zones = { lisbonne: { control: 'france' as NationId } };
    expect(whyNot(holding('44C', { forces: {}, zones, nations: portugal }), event('44C'), 'coalition')).toBe(
      'torresVedras.lost',
    );
  });
});
