import { expect, test } from 'vitest';
import { EDITIONS, type NationId } from '../../catalogue/ids.ts';
import { acting } from '../../testing/marches.ts';
import { port } from '../../testing/sailing.ts';

test.each(EDITIONS)('15.1 a Coalition landing at Lisbon gives the Empire no moment for a card (%s)', (edition) => {
  const table = acting(
    {
      edition,
      noOtherCards: true,
      played: ['25F'],
      hands: { empire: ['6F'], coalition: [] },
      nations: { portugal: { side: 'coalition', status: 'ally' } },
      zones: { lisbonne: { control: 'france' as NationId } },
      forces: { gibraltar: ['moore', 'gbr_3'], lisbonne: ['junot', 'fra_10'] },
      fleets: { fl_nelson: port('gibraltar') },
    },
    'coalition',
  )
    .answer('coalition', { kind: 'activateFleet', fleet: 'fl_nelson' })
    .answer('coalition', { kind: 'embarkForce', force: 'moore' })
    .answer('coalition', 'putOut')
    .answer('coalition', { kind: 'land', zone: 'lisbonne' })
    .dice(6, 1); // 17.3.3 The batteries fire wide.
  // 12.5 Junot is asked whether he stands, and nobody for a card before that.
  expect(table.asked().rule).toBe('12.5');
});
