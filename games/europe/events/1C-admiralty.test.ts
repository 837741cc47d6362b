import { describe, expect, test } from 'vitest';
import { nationId, zoneId } from '../catalogue/catalogue.ts';
import type { Edition } from '../catalogue/ids.ts';
import { holder } from '../state/state.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Position, Table } from '../testing/position.ts';
import { port, sea, where } from '../testing/sailing.ts';

describe('1C Admiralty', () => {
  const fleets = {
    fl_ball: port('malte'),
    fl_keith: port('londres'),
    fl_portugal: port('lisbonne'),
    fl_siniavine: port('odessa'),
  };
  const done = (table: Table): Table => table.answer('coalition', 'done');
  const admiralty = (wanted: Position = {}): Table => holding('1C', { fleets, forces: {}, ...wanted });
  test('6.4 squadron after squadron of Britain and her minor allies sails free, each fleet once', () => {
    const table = admiralty()
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
    const table = admiralty({ forces: { vienne: ['charles', 'aus_1'] } }).answer('coalition', event('1C'));
    expect(whyNot(table, { kind: 'activate', force: 'charles' }, 'coalition')).toBe('activation.tooDear');
  });
  test('6.2 it is permanent: it lies ready for the next year', () => {
    expect(admiralty().answer('coalition', event('1C')).state.cards.permanents.coalition).toEqual(['1C']);
  });
  test('17.1 not without a fleet', () => {
    expect(whyNot(admiralty({ fleets: { fl_siniavine: port('odessa') } }), event('1C'), 'coalition')).toBe(
      'sailing.noFleet',
    );
  });

  test('17.2.10 nor with one that hunts corsairs alone', () => {
    const hunter = { fl_ball: { kind: 'box', box: 'box_corsairs' as never } } as const;
    expect(whyNot(admiralty({ fleets: hunter }), event('1C'), 'coalition')).toBe('sailing.noFleet');
  });

  /** Troops and two fleets at Malta, and Taranto and Messina in French hands. */
  const landings = (wanted: Pick<Position, 'clock' | 'edition'> = {}): Table =>
    admiralty({
      ...wanted,
      fleets: { fl_ball: port('malte'), fl_keith: port('malte') },
      forces: { malte: ['moore', 'gbr_1', 'gbr_2'] },
      zones: { tarente: { control: nationId('france') }, messine: { control: nationId('france') } },
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
    const table = landings({ edition: 'revised', clock: { round: 6 } });
    expect(whyNot(table, { kind: 'land', zone: 'tarente' }, 'coalition')).toBe('naval.noWinterLanding');
  });

  const hunting = (edition: Edition): Table =>
    admiralty({ edition, played: ['35F'] })
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
