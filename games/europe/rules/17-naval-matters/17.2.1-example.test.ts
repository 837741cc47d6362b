import { expect, test } from 'vitest';
import { fleetId, zoneId } from '../../catalogue/catalogue.ts';
import { EDITIONS } from '../../catalogue/ids.ts';
import { type FleetAt, fleetRow } from '../../state/state.ts';
import { event } from '../../testing/events.ts';
import { acting } from '../../testing/marches.ts';
import { at } from '../../testing/position.ts';

const port = (id: string): FleetAt => ({ kind: 'port', zone: zoneId(id) });
const BRITISH = { fl_ball: port('gibraltar'), fl_keith: port('gibraltar') };

test.each(EDITIONS)('17.2.1 example: a Portuguese fleet joins two British ones at Gibraltar (%s)', (edition) => {
  const fleets = { ...BRITISH, fl_portugal: port('lisbonne') };
  const table = acting({ edition, forces: {}, fleets }, 'coalition', 1)
    .answer('coalition', { kind: 'activateFleet', fleet: 'fl_portugal' })
    .answer('coalition', 'putOut')
    .answer('coalition', { kind: 'putIn', zone: 'gibraltar' });
  expect(fleetRow(table.state, fleetId('fl_portugal')).at).toEqual(port('gibraltar'));
  // Those who lie there are not taken along in the same activation.
  expect(table.state.voyage?.fleets).toEqual(['fl_portugal']);
  expect(table.asked().answers.some(({ kind }) => kind === 'activateFleet')).toBe(false);
});

test.each(EDITIONS)('17.2.1 example: in the next round the Admiralty moves all three (%s)', (edition) => {
  const table = at({
    edition,
    forces: {},
    fleets: { ...BRITISH, fl_portugal: port('gibraltar') },
    hands: { empire: [], coalition: ['1C'] },
    noOtherCards: true,
    tracks: { austrianDuty: [] },
    clock: { round: 3, next: 'coalition' },
  })
    .answer('coalition', event('1C'))
    .answer('coalition', { kind: 'activateFleet', fleet: 'fl_ball' })
    .answer('coalition', { kind: 'activateFleet', fleet: 'fl_keith' })
    .answer('coalition', { kind: 'activateFleet', fleet: 'fl_portugal' });
  expect(table.state.voyage?.fleets).toEqual(['fl_ball', 'fl_keith', 'fl_portugal']);
});
