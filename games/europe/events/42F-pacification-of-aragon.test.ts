import { describe, expect, test } from 'vitest';
import type { NationId } from '../catalogue/ids.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf, pointsOf } from '../testing/marches.ts';
import { unitAt } from '../testing/pieces.ts';
import type { Position, Table } from '../testing/position.ts';

const SPAIN_FIGHTS: Position = {
  played: ['22C'],
  nations: { spain: { side: 'coalition', status: 'belligerent' } },
};

describe('42F Pacification of Aragon', () => {
  const zones = { saragosse: { control: 'france' as NationId }, pampelune: { control: 'france' as NationId } };
  const pacifying = (forces: Position['forces'] = {}): Table =>
    holding('42F', {
      ...SPAIN_FIGHTS,
      zones,
      forces: { saragosse: ['suchet', 'fra_10', 'fra_11'], ...forces },
    });
  test('4 in the War of Liberation alone', () => {
    expect(whyNot(holding('42F', { forces: { saragosse: ['suchet', 'fra_10'] } }), event('42F'))).toBe(
      'event.needsLiberation',
    );
  });
  test('6.4 two militias beside him are gone, and his force marches two points, unforced', () => {
    const table = pacifying({
      teruel: ['esp_mil1'],
      tarragone: [['esp_mil2'], ['gbr_mil']],
      burgos: ['esp_1'],
      madrid: ['esp_mil3'],
      barcelone: ['castanos', 'esp_mil4'],
      valence: ['esp_mil5'],
    })
      .answer('empire', event('42F'))
      .answer('empire', { kind: 'pacifier', general: 'suchet' });
    const units = table.asked('empire').answers.map((answer) => answer['unit']);
    // Neither the one with a general, nor the one two zones away, nor other troops.
    expect(units).toEqual(['esp_mil3', 'esp_mil2', 'esp_mil1', undefined]);
    table.answer('empire', { unit: 'esp_mil1' }).answer('empire', { unit: 'esp_mil2' });
    expect(unitAt(table, 'esp_mil1')).toBe('reserve');
    expect(unitAt(table, 'esp_mil2')).toBe('reserve');
    expect(unitAt(table, 'esp_mil3')).not.toBe('reserve');
    table.answer('empire', { kind: 'activate', force: 'suchet' });
    expect(table.events('activation.begins')).toHaveLength(1);
    expect(pointsOf(table)).toBe(2);
    expect(whyNot(table, { kind: 'forced', points: 1 })).toBe('forced.slowed');
  });
  test('6.4 he may spare them', () => {
    const table = pacifying({ teruel: ['esp_mil1'] })
      .answer('empire', event('42F'))
      .answer('empire', { general: 'suchet' })
      .answer('empire', 'done');
    expect(unitAt(table, 'esp_mil1')).not.toBe('reserve');
    expect(table.state.action?.grants).toEqual([{ what: 'force', ledBy: 'suchet', atMost: 2 }]);
  });
  test('6.4 without any beside him he is activated all the same', () => {
    const table = pacifying().answer('empire', event('42F')).answer('empire', { general: 'suchet' });
    table.answer('empire', { kind: 'activate', force: 'suchet' });
    expect(pointsOf(table)).toBe(2);
  });
  test('15.2 not one who is besieged, though ships supply him', () => {
    const barcelone = [
      ['suchet', 'fra_10', 'besieged'],
      ['castanos', 'esp_1', 'esp_2'],
    ];
    const shutIn = holding('42F', {
      ...SPAIN_FIGHTS,
      zones: { barcelone: { control: 'france' as NationId, siege: 0 } },
      forces: { barcelone },
    });
    expect(isSupplied(shutIn.state, forceOf(shutIn, 'suchet').id)).toBe(true);
    expect(whyNot(shutIn, event('42F'))).toBe('aragon.nobody');
  });
  test('6.4 not a general of Poland, though he is supplied', () => {
    const nations = { ...SPAIN_FIGHTS.nations, pologne: { side: 'empire', status: 'protectorate' } } as const;
    const forces = { saragosse: ['poniatowski', 'fra_10', 'pol_1'] };
    const table = holding('42F', { ...SPAIN_FIGHTS, nations, zones, forces });
    expect(isSupplied(table.state, forceOf(table, 'poniatowski').id)).toBe(true);
    expect(whyNot(table, event('42F'))).toBe('aragon.nobody');
  });
  test('6.4 a French general, supplied, in Spain', () => {
    expect(whyNot(pacifying({ saragosse: ['fra_10'] }), event('42F'))).toBe('aragon.nobody');
    expect(whyNot(pacifying({ saragosse: ['esp_1'], bayonne: ['suchet', 'fra_10'] }), event('42F'))).toBe(
      'aragon.nobody',
    );
    const cut = holding('42F', { ...SPAIN_FIGHTS, forces: { cordoue: ['suchet', 'fra_10'] } });
    expect(whyNot(cut, event('42F'))).toBe('aragon.nobody');
  });
});
