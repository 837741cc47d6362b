import { describe, expect, test } from 'vitest';
import { units as unitCards, zones as zoneCards } from '../catalogue/catalogue.ts';
import { type Edition, EDITIONS } from '../catalogue/ids.ts';
import { isWarOfLiberation } from '../rules/4-glossary/4-war-of-liberation.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import { flagAt, nationOf, standsAt } from '../testing/pieces.ts';
import { at, type Position, type Table } from '../testing/position.ts';
import { port, sea, where } from '../testing/sailing.ts';

describe('22C Dos de Mayo', () => {
  const rising = (wanted: Position = {}, edition: Edition = '2013'): Table =>
    holding('22C', { edition, played: ['24F'], ...wanted, clock: { round: 3 } });
  const parishes = ['seville', 'cordoue', 'oviedo', 'valence'];
  const risen = (wanted?: Position, edition?: Edition): Table => {
    const table = rising(wanted, edition).answer('coalition', event('22C'));
    for (const zone of parishes) table.answer('coalition', { kind: 'raiseAt', zone });
    return table;
  };
  test.each(EDITIONS)(
    '4 Spain joins the Coalition in a War of Liberation, with militia in four zones (%s)',
    (edition) => {
      const table = risen({}, edition);
      expect(nationOf(table, 'spain')).toMatchObject({ side: 'coalition', status: 'belligerent' });
      expect(isWarOfLiberation(table.state)).toBe(true);
      expect([1, 2, 3, 4, 5].map((number) => standsAt(table, `esp_mil${number}`))).toEqual([...parishes, 'reserve']);
      expect(table.state.tracks.escalade).toBe(2);
    },
  );
  test('6.4 the Snare of Bayonne comes first', () => {
    expect(whyNot(holding('22C'), event('22C'), 'coalition')).toBe('event.needsEvent');
  });
  test('8.1.2 Spain must be an ally of the Empire, or bound to it', () => {
    const neutral = { spain: { side: 'neutral', status: 'neutral' } } as const;
    expect(whyNot(rising({ nations: neutral }), event('22C'), 'coalition')).toBe('dosDeMayo.free');
    for (const status of ['forcedPeace', 'forcedAlliance'] as const)
      expect(whyNot(rising({ nations: { spain: { side: 'neutral', status } } }), event('22C'), 'coalition')).toBe(
        undefined,
      );
  });
  test('6.4 militia: one in a zone, and not beside units of the Empire', () => {
    const table = rising({ forces: { seville: ['junot', 'fra_10'] } }).answer('coalition', event('22C'));
    expect(whyNot(table, { kind: 'raiseAt', zone: 'seville' }, 'coalition')).toBe('dosDeMayo.enemyThere');
    table.answer('coalition', { kind: 'raiseAt', zone: 'cordoue' });
    expect(whyNot(table, { kind: 'raiseAt', zone: 'cordoue' }, 'coalition')).toBe('dosDeMayo.oneEach');
  });
  test('6.4 militia that find no zone without the Empire are in the reserve', () => {
    const free = ['cordoue', 'seville', 'oviedo'];
    const occupied = [...zoneCards.values()].flatMap(({ id, nation }) =>
      nation === 'spain' && !free.includes(id) ? [id] : [],
    );
    const corps = [...unitCards.values()].flatMap(({ id, nation, kind }) =>
      nation === 'france' && kind === 'infantry' ? [id] : [],
    );
    const forces = Object.fromEntries(occupied.map((zone, index) => [zone, [corps[index] ?? '']]));
    const table = rising({ forces }).answer('coalition', event('22C'));
    for (const zone of free) table.answer('coalition', { kind: 'raiseAt', zone });
    expect([1, 2, 3, 4, 5].map((number) => standsAt(table, `esp_mil${number}`))).toEqual([
      ...free,
      'reserve',
      'reserve',
    ]);
    expect(table.asked().prompt.key).not.toBe('raise.where');
  });
  test('8.1.4 units of the Empire that are alone hold the zone, with its fortress', () => {
    const table = risen({ forces: { burgos: ['junot', 'fra_10'], madrid: ['soult', 'fra_11'] } });
    expect([flagAt(table, 'burgos'), flagAt(table, 'madrid'), flagAt(table, 'cadix')]).toEqual([
      'france',
      'france',
      'spain',
    ]);
  });
  test('8.2.3 beside Spaniards they lose step for step', () => {
    const table = rising({ forces: { madrid: ['soult', 'fra_10', 'fra_11', 'esp_1'] } }).answer(
      'coalition',
      event('22C'),
    );
    table.answer('empire', { unit: 'fra_11' }).until('raise.where');
    expect(standsAt(table, 'esp_1')).toBe('reserve');
    expect(forceOf(table, 'soult').zone).toBe('madrid');
    expect(flagAt(table, 'madrid')).toBe('france');
  });
  test('8.2.3 and so in one zone where a forced ally stands beside them', () => {
    const nations = { spain: { side: 'neutral', status: 'forcedAlliance' } } as const;
    const table = rising({ nations, forces: { madrid: [['esp_1'], ['soult', 'fra_10']] } }).answer(
      'coalition',
      event('22C'),
    );
    table.until('raise.where');
    expect([standsAt(table, 'esp_1'), standsAt(table, 'fra_10')]).toEqual(['reserve', 'reserve']);
  });
  test('6.4 Spanish fleets in free ports join, the others are eliminated', () => {
    const table = risen({
      forces: { la_corogne: ['junot', 'fra_10'] },
      fleets: {
        fl_gravina: port('cadix'),
        fl_alava: port('la_corogne'),
        fl_salcedo: sea('golfe_gascogne'),
        fl_ball: sea('golfe_gascogne'),
      },
    });
    expect(where(table, 'fl_gravina')).toEqual(port('cadix'));
    expect(where(table, 'fl_alava').kind).toBe('off');
    expect(where(table, 'fl_salcedo').kind).toBe('off');
    expect(where(table, 'fl_ball')).toEqual(sea('golfe_gascogne'));
    expect(table.events('naval.eliminated').map(({ said }) => said.params['fleet'])).toEqual([
      'fl_alava',
      'fl_salcedo',
    ]);
  });
  test('6.4 neither her own garrison nor British besiegers are the Empire’s soldiers, but a French corps under her general is', () => {
    const table = risen({
      forces: { cadix: ['castanos', 'esp_1'], la_corogne: ['wellington', 'gbr_1'], barcelone: ['palafox', 'fra_10'] },
      zones: { la_corogne: { siege: 0 } },
      fleets: { fl_gravina: port('cadix'), fl_alava: port('la_corogne'), fl_salcedo: port('barcelone') },
    });
    const places = ['fl_gravina', 'fl_alava', 'fl_salcedo'].map((fleet) => where(table, fleet));
    expect(places).toEqual([port('cadix'), port('la_corogne'), { kind: 'off', why: 'reserve' }]);
  });
  test('6.4 a Spanish fleet in a port of France is eliminated', () => {
    const table = risen({ fleets: { fl_gravina: port('toulon') } });
    expect(where(table, 'fl_gravina').kind).toBe('off');
    expect(table.events('naval.eliminated')).toHaveLength(1);
  });
  test('17.2.1 French fleets leave the ports that have become hostile', () => {
    const table = rising({ fleets: { fl_villeneuve: port('barcelone') } }).answer('coalition', event('22C'));
    table.answer('empire', { kind: 'mooredAt', zone: 'toulon' }).until('raise.where');
    expect(where(table, 'fl_villeneuve')).toEqual(port('toulon'));
  });
  test('8.2.3 a card for Madrid, unless the Empire holds it', () => {
    const drawing = (forces: Position['forces']): Table =>
      at({
        hands: { empire: [], coalition: ['22C'] },
        forces: forces ?? {},
        fleets: {},
        played: ['24F'],
        tracks: { austrianDuty: [] },
        clock: { next: 'coalition', round: 3 },
      }).answer('coalition', event('22C'));
    expect(drawing({}).asked().prompt.key).toBe('card.draw');
    const held = { madrid: ['soult', 'fra_10'], burgos: ['fra_11'], bilbao: ['fra_12'], pampelune: ['fra_13'] };
    expect(drawing(held).asked().prompt.key).toBe('raise.where');
  });
});
