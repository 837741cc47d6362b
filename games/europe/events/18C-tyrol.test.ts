import { describe, expect, test } from 'vitest';
import { zonesOfProvince } from '../catalogue/board.ts';
import { zoneId } from '../catalogue/catalogue.ts';
import { EDITIONS, type NationId, type ProvinceId } from '../catalogue/ids.ts';
import { minorSteps, minorsWithUnits } from '../rules/7-interphase/7.3.3-minors.ts';
import { minorZones } from '../rules/7-interphase/7.3.4-reinforcement-zones.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { forcesIn } from '../state/state.ts';
import { holding, inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import { flagAt, nationOf, standsAt } from '../testing/pieces.ts';
import { at, type Position, type Table } from '../testing/position.ts';

const BAVARIA = 'baviere' as NationId;
const TYROL = 'tyrol' as NationId;
const bavarian = Object.fromEntries(
  zonesOfProvince('tyrol' as ProvinceId).map((zone) => [zone, { nation: BAVARIA, control: null }]),
);

describe('18C Tyrol', () => {
  const rising = (forces: Position['forces'] = {}, wanted: Position = {}): Table =>
    holding('18C', { forces, zones: bavarian, ...wanted, clock: { round: 3 } });
  test.each(EDITIONS)('8.3.3 the Tyrolese rise at Innsbruck, which feeds them (%s)', (edition) => {
    const table = rising({}, { edition }).answer('coalition', event('18C'));
    expect(standsAt(table, 'tyr_1')).toBe('innsbruck');
    expect(flagAt(table, 'innsbruck')).toBe('tyrol');
    expect(nationOf(table, 'tyrol')).toMatchObject({
      side: 'coalition',
      status: 'inRevolt',
      patron: 'austria',
    });
    expect(isSupplied(table.state, forceOf(table, 'tyr_1').id)).toBe(true);
    expect(table.state.tracks.escalade).toBe(1);
  });
  test('8.3.3 also in the diplomatic phase', () => {
    const table = inDiplomacy('18C', { zones: bavarian, clock: { year: 1806 } }).answer('coalition', event('18C'));
    expect(standsAt(table, 'tyr_1')).toBe('innsbruck');
  });
  test('8.3.3 only against the Kingdom of Bavaria', () => {
    expect(whyNot(holding('18C'), event('18C'), 'coalition')).toBe('tyrol.noKingdom');
  });
  test('8.3.3 not while they are up already', () => {
    const nations = { tyrol: { side: 'coalition', status: 'inRevolt' } } as const;
    expect(whyNot(rising({}, { nations }), event('18C'), 'coalition')).toBe('tyrol.alreadyUp');
  });
  test('8.3.3 troops of the Empire may evade', () => {
    const table = rising({ innsbruck: ['ney', 'fra_10', 'fra_11'] })
      .answer('coalition', event('18C'))
      .answer('empire', 'evade')
      .dice(6)
      .answer('empire', { kind: 'evadeTo', to: 'munich' });
    expect(forceOf(table, 'ney').zone).toBe('munich');
    expect(table.events('battle.begins')).toEqual([]);
  });
  test('8.3.3 they may not shut themselves up in what is no longer theirs', () => {
    const table = rising({ innsbruck: ['ney', 'fra_10'] }).answer('coalition', event('18C'));
    expect(whyNot(table, { kind: 'shelter' }, 'empire')).toBe('evasion.noFortress');
  });
  test('8.3.3 otherwise a battle is fought at once, the Tyrolese attacking, with counter-marches of both', () => {
    const table = rising({
      innsbruck: ['ney', 'fra_10-'],
      salzbourg: ['jean', 'aus_1', 'aus_2'],
      munich: ['soult', 'fra_11'],
    })
      .answer('coalition', event('18C'))
      .answer('empire', 'stand');
    expect(table.state.battle).toMatchObject({ zone: 'innsbruck', attacker: 'coalition' });
    table.answer('coalition', { kind: 'counterMarch', general: 'jean' }).until('counterMarch.who');
    expect(table.asked().by).toBe('empire');
  });
  test('8.3.3 a garrison comes out and fights', () => {
    const table = rising({ innsbruck: ['fra_10', 'besieged'] })
      .answer('coalition', event('18C'))
      .until('14.6');
    expect(table.state.battle?.forces.empire).toHaveLength(1);
  });
  test('8.3.3, 12.2 they are one force with the general who besieges Innsbruck before its garrison comes out', () => {
    const innsbruck = [
      ['jean', 'aus_1', 'aus_2'],
      ['ney', 'fra_10', 'besieged'],
    ];
    const table = rising({ innsbruck }, { zones: { ...bavarian, innsbruck: { nation: BAVARIA, siege: 0 } } });
    table.answer('coalition', event('18C'));
    expect(table.asked('empire').prompt.key).toBe('evasion.offer');
    expect(forceOf(table, 'tyr_1').commander).toBe('jean');
  });
  test('8.3.3 beaten, the Tyrolese retreat as others do', () => {
    const table = rising({ innsbruck: ['fra_10'] })
      .answer('coalition', event('18C'))
      .until('14.6')
      .dice(1, 1, 2, 1);
    table.until('5.2');
    expect(standsAt(table, 'tyr_1')).not.toBe('innsbruck');
  });
  test('8.3.3, 11 a friendly corps without a general is eliminated, one with a general takes them in', () => {
    const alone = rising({ innsbruck: ['aus_1'] }).answer('coalition', event('18C'));
    expect([standsAt(alone, 'aus_1'), standsAt(alone, 'tyr_1')]).toEqual(['reserve', 'innsbruck']);
    const led = rising({ innsbruck: ['jean', 'aus_1'] }).answer('coalition', event('18C'));
    expect(forcesIn(led.state, zoneId('innsbruck'))).toHaveLength(1);
    expect([standsAt(led, 'aus_1'), standsAt(led, 'tyr_1')]).toEqual(['innsbruck', 'innsbruck']);
  });
  test('7.3.3, 7.3.4 they count as a minor power, and come back at Innsbruck', () => {
    const { state } = rising().answer('coalition', event('18C'));
    expect(minorsWithUnits(state, 'coalition')).toContain('tyrol');
    expect(minorZones(state, TYROL, 'coalition')).toEqual(['innsbruck']);
  });
  test('4 revised: only while Innsbruck is in the hands of the Coalition', () => {
    for (const edition of EDITIONS) {
      const nations = { tyrol: { side: 'coalition', status: 'inRevolt' } } as const;
      const { state } = at({ edition, nations, zones: { innsbruck: { nation: BAVARIA, control: null } } });
      expect(minorsWithUnits(state, 'coalition').includes(TYROL)).toBe(edition === '2013');
      expect(minorSteps(state, 'coalition')).toBe(Math.floor(minorsWithUnits(state, 'coalition').length / 2));
    }
  });
});
