import { describe, expect, test } from 'vitest';
import { fleetId, seaId, zoneId } from '../catalogue.ts';
import type { Edition, NationId, UnitId } from '../ids.ts';
import { type FleetAt, fleetRow, forcesIn, holder, unitRow } from '../state.ts';
import { event, whyNot } from '../testing/events.ts';
import { at, type Position, type Table } from '../testing/position.ts';

const EDITIONS: readonly Edition[] = ['2013', 'revised'];
const sea = (id: string): FleetAt => ({ kind: 'sea', sea: seaId(id) });
const port = (id: string): FleetAt => ({ kind: 'port', zone: zoneId(id) });
const where = ({ state }: Table, id: string): FleetAt => fleetRow(state, fleetId(id)).at;
const france = 'france' as NationId;

/** The Coalition holds one card, and it is its turn. */
const holding = (card: string, wanted: Position): Table =>
  at({
    noOtherCards: true,
    hands: { empire: [], coalition: [card] },
    forces: {},
    fleets: {},
    tracks: { austrianDuty: [] },
    ...wanted,
    clock: { next: 'coalition', ...wanted.clock },
  });
const done = (table: Table): Table => table.answer('coalition', 'done');

describe('1C Admiralty', () => {
  const fleets = {
    fl_ball: port('malte'),
    fl_keith: port('londres'),
    fl_portugal: port('lisbonne'),
    fl_siniavine: port('odessa'),
  };
  test('6.4 squadron after squadron of Britain and her minor allies sails free, each fleet once', () => {
    const table = holding('1C', { fleets })
      .answer('coalition', event('1C'))
      .answer('coalition', { kind: 'activateFleet', fleet: 'fl_ball' });
    done(table.answer('coalition', 'putOut'));
    done(table.answer('coalition', { kind: 'activateFleet', fleet: 'fl_portugal' }).answer('coalition', 'putOut'));
    expect([where(table, 'fl_ball'), where(table, 'fl_portugal')]).toEqual([
      sea('mediterranee_centrale'),
      sea('atlantique_sud'),
    ]);
    expect(whyNot(table, { kind: 'activateFleet', fleet: 'fl_ball' }, 'coalition')).toBe('activation.fleetDone');
    expect(whyNot(table, { kind: 'activateFleet', fleet: 'fl_siniavine' }, 'coalition')).toBe('activation.tooDear');
    expect(whyNot(table, { kind: 'activateFleet', fleet: 'fl_keith' }, 'coalition')).toBeUndefined();
    expect(done(table).asked().by).toBe('empire');
  });
  test('6.4 no force is activated by it', () => {
    const table = holding('1C', { fleets, forces: { vienne: ['charles', 'aus_1'] } }).answer('coalition', event('1C'));
    expect(whyNot(table, { kind: 'activate', force: 'charles' }, 'coalition')).toBe('activation.tooDear');
  });
  test('6.2 it is permanent: it lies ready for the next year', () => {
    expect(holding('1C', { fleets }).answer('coalition', event('1C')).state.cards.permanents.coalition).toEqual(['1C']);
  });
  test('17.1 not without a fleet', () => {
    expect(whyNot(holding('1C', { fleets: { fl_siniavine: port('odessa') } }), event('1C'), 'coalition')).toBe(
      'sailing.noFleet',
    );
  });

  test('17.2.10 nor with one that hunts corsairs alone', () => {
    const hunter = { fl_ball: { kind: 'box', box: 'box_corsairs' as never } } as const;
    expect(whyNot(holding('1C', { fleets: hunter }), event('1C'), 'coalition')).toBe('sailing.noFleet');
  });

  /** Troops at Malta and at Palermo, two ships, and Tarento and Bari in French hands. */
  const landings = (clock: Position['clock'] = {}): Table =>
    holding('1C', {
      clock,
      fleets: { fl_ball: port('malte'), fl_keith: port('malte') },
      forces: { malte: ['moore', 'gbr_1', 'gbr_2'] },
      zones: { tarente: { control: france }, messine: { control: france } },
    })
      .answer('coalition', event('1C'))
      .answer('coalition', { kind: 'activateFleet', fleet: 'fl_ball' })
      .answer('coalition', 'done')
      .answer('coalition', { kind: 'embark', unit: 'gbr_1' })
      .answer('coalition', 'putOut');
  test('17.2.9 one of the squadrons may land', () => {
    const table = done(landings().answer('coalition', { kind: 'land', zone: 'tarente' }));
    expect(holder(table.state, zoneId('tarente'))).toBe('naples');
    table
      .answer('coalition', { kind: 'activateFleet', fleet: 'fl_keith' })
      .answer('coalition', { kind: 'embark', unit: 'gbr_2' })
      .answer('coalition', 'putOut');
    expect(whyNot(table, { kind: 'land', zone: 'messine' }, 'coalition')).toBe('naval.landedAlready');
  });
  test('16 but not in winter', () => {
    expect(whyNot(landings({ round: 6 }), { kind: 'land', zone: 'tarente' }, 'coalition')).toBe(
      'naval.noWinterLanding',
    );
  });

  const hunting = (edition: Edition): Table =>
    holding('1C', { edition, fleets, played: ['35F'] })
      .answer('coalition', event('1C'))
      .answer('coalition', { kind: 'activateFleet', fleet: 'fl_ball' });
  test('17.2.10 in the first edition one fleet may be sent against the corsairs, and no second', () => {
    const table = hunting('2013').answer('coalition', 'corsairs');
    expect(where(table, 'fl_ball').kind).toBe('box');
    table.answer('coalition', { kind: 'activateFleet', fleet: 'fl_keith' });
    expect(whyNot(table, { kind: 'corsairs' }, 'coalition')).toBe('admiralty.oneHunter');
  });
  test('17.2.10 in the revised one that takes an activation point', () => {
    expect(whyNot(hunting('revised'), { kind: 'corsairs' }, 'coalition')).toBe('admiralty.noHunters');
  });
});

describe('9C Walcheren', () => {
  const fleets = {
    fl_ball: port('malte'),
    fl_keith: port('malte'),
    fl_cotton: port('malte'),
    fl_calder: port('malte'),
  };
  const expedition = (wanted: Position = {}): Table =>
    holding('9C', {
      fleets: { fl_ball: port('malte'), fl_keith: port('malte'), fl_siniavine: port('malte') },
      forces: { malte: ['moore', 'gbr_1', 'gbr_2'] },
      zones: { tarente: { control: france } },
      ...wanted,
    });
  const aboard = (wanted?: Position): Table =>
    expedition(wanted)
      .answer('coalition', event('9C'))
      .answer('coalition', { kind: 'activateFleet', fleet: 'fl_ball' })
      .answer('coalition', { kind: 'activateFleet', fleet: 'fl_keith' });
  test.each(EDITIONS)('17.2.9 all that the squadron carries lands together, at −1 (%s)', (edition) => {
    const table = aboard({
      edition,
      forces: { malte: ['moore', 'gbr_1', 'gbr_2'], tarente: ['junot', 'fra_10'] },
    });
    table
      .answer('coalition', { kind: 'embarkForce', force: 'moore' })
      .answer('coalition', 'putOut')
      .answer('coalition', { kind: 'land', zone: 'tarente' })
      .until('14.6');
    expect(table.state.battle?.modifiers.coalition).toContainEqual({ what: 'landing', by: -1 });
    expect(table.state.battle?.points.coalition).toBe(4);
  });
  test('17.1 fleets of other powers stay behind, and only one squadron goes', () => {
    const table = aboard();
    expect(table.state.voyage?.fleets).toEqual(['fl_ball', 'fl_keith']);
    done(table);
    expect(table.state.action).toBeNull();
  });
  test('17.2.2 three fleets at most', () => {
    const table = holding('9C', { fleets }).answer('coalition', event('9C'));
    for (const fleet of ['fl_ball', 'fl_keith', 'fl_cotton'])
      table.answer('coalition', { kind: 'activateFleet', fleet });
    expect(table.state.voyage?.fleets).toHaveLength(3);
  });
  test('17.2.8 everything comes from one port', () => {
    const table = aboard({
      forces: { malte: ['moore', 'gbr_1'], messine: ['hill', 'gbr_2'] },
      zones: { tarente: { control: france } },
    });
    table
      .answer('coalition', { kind: 'embarkForce', force: 'moore' })
      .answer('coalition', 'putOut')
      .answer('coalition', { kind: 'putIn', zone: 'messine' });
    expect(whyNot(table, { kind: 'embark', unit: 'gbr_2' }, 'coalition')).toBe('sailing.onePort');
    expect(whyNot(table, { kind: 'embarkForce', force: 'hill' }, 'coalition')).toBe('sailing.onePort');
  });
  test('16 not in winter', () => {
    expect(whyNot(expedition({ clock: { round: 6 } }), event('9C'), 'coalition')).toBe('naval.noWinterLanding');
  });
});

describe('19C Maida', () => {
  const moore = ['moore', 'gbr_1'];
  const sailing = (wanted: Position = {}): Table =>
    holding('19C', {
      fleets: { fl_ball: port('malte'), fl_keith: port('malte') },
      forces: { malte: moore, tarente: ['davout', 'fra_10', 'fra_11'] },
      zones: { tarente: { control: france }, florence: { control: null } },
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
    expect(unitRow(table.state, 'gbr_1' as UnitId).reduced).toBe(true);
  });
  test('17.2.8 no other troops go aboard', () => {
    const table = sailing({ forces: { malte: ['constantin', 'rus_1'] } });
    expect(whyNot(table, { kind: 'embark', unit: 'rus_1' }, 'coalition')).toBe('sailing.onlyOf');
    expect(whyNot(table, { kind: 'embarkForce', force: 'constantin' }, 'coalition')).toBe('sailing.onlyOf');
  });
  test('17.2.9 only at a port of Italy without a fortress', () => {
    const table = sailing({
      fleets: { fl_ball: sea('tyrrhenienne') },
      forces: {},
    });
    expect(table.state.voyage?.sailing?.ports).toEqual(['ancone', 'bari', 'tarente', 'messine']);
  });
  test('6.2 a golden star, not in winter, and not without a British fleet', () => {
    expect(sailing().state.cards.removed).toContain('19C');
    const winter = holding('19C', { fleets: { fl_ball: port('malte') }, clock: { round: 6 } });
    expect(whyNot(winter, event('19C'), 'coalition')).toBe('naval.noWinterLanding');
    const none = holding('19C', { fleets: { fl_portugal: port('lisbonne') } });
    expect(whyNot(none, event('19C'), 'coalition')).toBe('sailing.noFleet');
  });
});
