import { describe, expect, test } from 'vitest';
import type { NationId } from '../ids.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf, pointsOf } from '../testing/marches.ts';
import { at, type Position, type Table } from '../testing/position.ts';

const SPAIN_FIGHTS: Position = {
  played: ['22C'],
  nations: { spain: { side: 'coalition', status: 'belligerent' } },
};
const holding = (card: string, wanted: Position = {}): Table =>
  at({
    noOtherCards: true,
    hands: { empire: [card], coalition: [] },
    fleets: {},
    ...wanted,
    tracks: { austrianDuty: [], ...wanted.tracks },
  });
const unitOf = ({ state }: Table, id: string) => state.units.find((row) => row.id === id);
const zoneOf = ({ state }: Table, id: string) => state.zones.find((row) => row.id === id);
const steps = (table: Table, ...units: readonly string[]): number =>
  units.reduce((sum, id) => {
    const row = unitOf(table, id);
    return sum + (row === undefined || !row.at.startsWith('force-') ? 0 : row.reduced ? 1 : 2);
  }, 0);

describe('37F Berezina', () => {
  const enemy = ['charles', 'aus_1', 'aus_2'];
  const slipping = (words: readonly string[], more: Position = {}): Table =>
    holding('37F', { forces: { munich: words, ratisbonne: enemy }, ...more });
  test('6.4 a demoralised force moves up to three points and loses a step', () => {
    const table = slipping(['junot', 'fra_10', 'fra_11', 'demoralised'])
      .answer('empire', event('37F'))
      .answer('empire', { kind: 'slipAway', force: 'junot' });
    expect(whyNot(table, { kind: 'slipTo', zone: 'ratisbonne' })).toBe('berezina.enemy');
    // Over the unbridged river at the price of a point, then two more.
    table
      .answer('empire', { kind: 'slipTo', zone: 'nuremberg' })
      .answer('empire', { kind: 'slipTo', zone: 'ulm' })
      .answer('empire', { kind: 'slipTo', zone: 'bade' });
    expect(table.asked().answers).toEqual([{ kind: 'done' }]);
    expect(whyNot(table, { kind: 'slipTo', zone: 'ulm' })).toBe('berezina.tooFar');
    table.answer('empire', 'done').answer('empire', { unit: 'fra_10' });
    expect(forceOf(table, 'junot').zone).toBe('bade');
    expect(steps(table, 'fra_10', 'fra_11')).toBe(3);
    expect(table.state.cards.removed).toContain('37F');
    expect(table.events('berezina.away')).toHaveLength(1);
  });
  test('2.1 a force that loses its last step there is no more, and its general is in the reserve', () => {
    const table = slipping(['junot', 'fra_10-', 'demoralised'])
      .answer('empire', event('37F'))
      .answer('empire', { force: 'junot' })
      .answer('empire', { kind: 'slipTo', zone: 'ulm' })
      .answer('empire', 'done');
    expect(table.state.forces.map(({ zone }) => zone)).toEqual(['ratisbonne']);
    expect(table.state.generals.find(({ id }) => id === 'junot')?.at).toBe('reserve');
    expect(table.events('berezina.away')).toEqual([]);
  });
  test('6.4 not from an island, nor out of a fortress that is besieged', () => {
    const malta = holding('37F', { forces: { malte: ['junot', 'fra_10', 'demoralised'] } });
    expect(whyNot(malta, event('37F'))).toBe('berezina.nobody');
    const ulm = [['fra_10', 'besieged', 'demoralised'], enemy];
    const shutIn = holding('37F', { forces: { ulm }, zones: { ulm: { siege: 0 } } });
    expect(whyNot(shutIn, event('37F'))).toBe('berezina.nobody');
  });
  test('6.4 a force out of supply too, but none that is well', () => {
    expect(whyNot(slipping(['junot', 'fra_10', 'unsupplied']), event('37F'))).toBeUndefined();
    expect(whyNot(slipping(['junot', 'fra_10']), event('37F'))).toBe('berezina.nobody');
  });
  test('6.4 the flags of the enemy do not stop it, his fortress does unless it is besieged', () => {
    const flagged = slipping(['junot', 'fra_10', 'demoralised'], {
      zones: { ulm: { control: 'austria' as NationId }, nuremberg: { control: 'austria' as NationId } },
    })
      .answer('empire', event('37F'))
      .answer('empire', { force: 'junot' });
    expect(whyNot(flagged, { kind: 'slipTo', zone: 'nuremberg' })).toBeUndefined();
    expect(whyNot(flagged, { kind: 'slipTo', zone: 'ulm' })).toBe('berezina.enemy');
    const besieged = slipping([], {
      forces: { munich: ['junot', 'fra_10', 'demoralised'], ulm: ['ney', 'fra_11', 'fra_12'] },
      zones: { ulm: { control: 'austria' as NationId, siege: 0 } },
    })
      .answer('empire', event('37F'))
      .answer('empire', { force: 'junot' });
    expect(whyNot(besieged, { kind: 'slipTo', zone: 'ulm' })).toBeUndefined();
  });
  test('11 it does not end where it may not stack, and joins those who can take it in', () => {
    const table = slipping(['junot', 'fra_10', 'demoralised'], {
      forces: {
        munich: ['junot', 'fra_10', 'demoralised'],
        ulm: ['napoleon', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5', 'fra_6'],
        nuremberg: ['fra_11'],
      },
    })
      .answer('empire', event('37F'))
      .answer('empire', { force: 'junot' });
    const crowded = table.fork().answer('empire', { kind: 'slipTo', zone: 'ulm' });
    expect(whyNot(crowded, { kind: 'done' })).toBe('berezina.crowded');
    const joined = table.answer('empire', { kind: 'slipTo', zone: 'nuremberg' }).answer('empire', 'done');
    expect(unitOf(joined, 'fra_11')?.at).toBe(unitOf(joined, 'fra_10')?.at);
  });
});

describe('38F Afrancesados', () => {
  const french = { burgos: ['joseph', 'fra_10', 'fra_11'] };
  const winning = (forces: Position['forces'] = {}): Table =>
    holding('38F', {
      ...SPAIN_FIGHTS,
      forces: { ...french, ...forces },
      zones: {
        burgos: { control: 'france' as NationId },
        pampelune: { control: 'france' as NationId },
      },
    });
  test('4 in the War of Liberation alone, and not when Spain is out of it', () => {
    expect(whyNot(holding('38F', { forces: french }), event('38F'))).toBe('event.needsLiberation');
    const over = holding('38F', {
      played: ['22C'],
      forces: french,
      nations: { spain: { side: 'neutral', status: 'forcedPeace' } },
    });
    expect(whyNot(over, event('38F'))).toBe('event.needsLiberation');
  });
  test('6.4 a zone without enemies and without a fortress comes under French control, within two points', () => {
    const table = winning().answer('empire', event('38F'));
    expect(whyNot(table, { kind: 'winOverZone', zone: 'leon' })).toBe('afrancesados.fortress');
    expect(whyNot(table, { kind: 'winOverZone', zone: 'madrid' })).toBeUndefined(); // two points
    expect(whyNot(table, { kind: 'winOverZone', zone: 'tolede' })).toBe('afrancesados.far'); // three
    table.answer('empire', { kind: 'winOverZone', zone: 'valladolid' });
    expect(zoneOf(table, 'valladolid')?.control).toBe('france');
    expect(table.state.cards.discards.empire).toEqual(['38F']);
  });
  test('6.4 or it is rid of a militia that stands alone', () => {
    const table = winning({ valladolid: ['esp_mil1'], madrid: ['esp_1'] }).answer('empire', event('38F'));
    expect(whyNot(table, { kind: 'winOverZone', zone: 'madrid' })).toBe('afrancesados.nothing');
    table.answer('empire', { kind: 'winOverZone', zone: 'valladolid' });
    expect(unitOf(table, 'esp_mil1')?.at).toBe('reserve');
    expect(zoneOf(table, 'valladolid')?.control).toBeNull();
  });
  test('6.4 not of one with a general or beside others, nor of the militia of another nation', () => {
    const why = (...valladolid: readonly (readonly string[])[]): string | undefined =>
      whyNot(winning({ valladolid }).answer('empire', event('38F')), { kind: 'winOverZone', zone: 'valladolid' });
    expect(why(['castanos', 'esp_mil1'])).toBe('afrancesados.nothing');
    expect(why(['esp_mil1'], ['gbr_1'])).toBe('afrancesados.nothing');
    expect(why(['gbr_mil'])).toBe('afrancesados.nothing');
    expect(why(['esp_mil1'], ['fra_12'])).toBeUndefined();
  });
  test('3.2 a zone that is French already, or is nobody’s, is not won over', () => {
    const madrid = holding('38F', {
      ...SPAIN_FIGHTS,
      forces: { madrid: ['joseph', 'fra_10', 'fra_11'] },
      zones: Object.fromEntries(
        ['madrid', 'valladolid', 'burgos', 'pampelune'].map((id) => [id, { control: 'france' as NationId }]),
      ),
    }).answer('empire', event('38F'));
    expect(whyNot(madrid, { kind: 'winOverZone', zone: 'valladolid' })).toBe('afrancesados.nothing');
    expect(whyNot(madrid, { kind: 'winOverZone', zone: 'tolede' })).toBe('afrancesados.nothing');
  });
  test('13.1 not near a force out of supply', () => {
    const cut = holding('38F', {
      ...SPAIN_FIGHTS,
      forces: { cordoue: ['joseph', 'fra_10'] },
      zones: { cordoue: { control: 'france' as NationId } },
    });
    expect(whyNot(cut, event('38F'))).toBe('afrancesados.nowhere');
  });
});

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
    expect(unitOf(table, 'esp_mil1')?.at).toBe('reserve');
    expect(unitOf(table, 'esp_mil2')?.at).toBe('reserve');
    expect(unitOf(table, 'esp_mil3')?.at).not.toBe('reserve');
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
    expect(unitOf(table, 'esp_mil1')?.at).not.toBe('reserve');
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
  test('6.4 a French general, supplied, in Spain', () => {
    expect(whyNot(pacifying({ saragosse: ['fra_10'] }), event('42F'))).toBe('aragon.nobody');
    expect(whyNot(pacifying({ saragosse: ['esp_1'], bayonne: ['suchet', 'fra_10'] }), event('42F'))).toBe(
      'aragon.nobody',
    );
    const cut = holding('42F', { ...SPAIN_FIGHTS, forces: { cordoue: ['suchet', 'fra_10'] } });
    expect(whyNot(cut, event('42F'))).toBe('aragon.nobody');
  });
});

describe('47F Flight of the Eagle, as an action', () => {
  const flying = (zone: string, more: readonly string[] = []): Table =>
    holding('47F', { forces: { [zone]: ['napoleon', 'fra_10-', 'fra_11-', 'fra_12-', ...more] } });
  const march = (table: Table, to: string): Table => {
    table.answer('empire', event('47F')).answer('empire', { kind: 'activate', force: 'napoleon' });
    return table
      .answer('empire', { kind: 'forced', points: 0 })
      .answer('empire', { kind: 'march', to })
      .answer('empire', 'halt');
  };
  test('9.1 his force is activated free and two of its French units are filled if it ends in France', () => {
    const table = march(flying('bade'), 'strasbourg');
    table.answer('empire', { kind: 'completeFree', unit: 'fra_10' });
    table.answer('empire', { kind: 'completeFree', unit: 'fra_11' });
    expect(steps(table, 'fra_10', 'fra_11', 'fra_12')).toBe(5);
    expect(table.state.clock.next).toBe('coalition');
  });
  test('9.1 not units of others, nor more than the owner will', () => {
    const table = march(flying('bade', ['bav_1-']), 'strasbourg');
    expect(table.asked().answers).not.toContainEqual({ kind: 'completeFree', unit: 'bav_1' });
    table.answer('empire', 'done');
    expect(steps(table, 'fra_10', 'fra_11', 'fra_12')).toBe(3);
  });
  test('9.1 nothing if it ends elsewhere', () => {
    const table = march(flying('strasbourg'), 'bade');
    expect(table.state.clock.next).toBe('coalition');
    expect(steps(table, 'fra_10', 'fra_11', 'fra_12')).toBe(3);
  });
  test('6.4 not without Napoleon on the map', () => {
    expect(whyNot(holding('47F', { forces: { paris: ['ney', 'fra_10-'] } }), event('47F'))).toBe('genius.noNapoleon');
  });
});
