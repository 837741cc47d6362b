import { describe, expect, test } from 'vitest';
import { nationId } from '../catalogue/catalogue.ts';
import { EDITIONS } from '../catalogue/ids.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Position, Table } from '../testing/position.ts';
import { port } from '../testing/sailing.ts';

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
      zones: { tarente: { control: nationId('france') } },
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
    table.answer('coalition', 'done');
    expect(table.state.action).toBeNull();
  });
  test('17.2.2 three fleets at most', () => {
    const table = holding('9C', { fleets, forces: {} }).answer('coalition', event('9C'));
    for (const fleet of ['fl_ball', 'fl_keith', 'fl_cotton'])
      table.answer('coalition', { kind: 'activateFleet', fleet });
    expect(table.state.voyage?.fleets).toHaveLength(3);
  });
  test('17.2.8 everything comes from one port', () => {
    const table = aboard({
      forces: { malte: ['moore', 'gbr_1'], messine: ['hill', 'gbr_2'] },
      zones: { tarente: { control: nationId('france') } },
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
