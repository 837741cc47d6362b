import { describe, expect, test } from 'vitest';
import { battleAt } from '../testing/battles.ts';
import { dealt } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import { generalAt, generalOf } from '../testing/pieces.ts';
import type { ForceWords, Table } from '../testing/position.ts';

describe('25C Disgrace', () => {
  /** The Empire attacks Castaños at Valladolid. */
  const attack = (empire: ForceWords): Table =>
    battleAt(
      dealt('25C', {
        forces: { valladolid: [['castanos', 'esp_1', 'esp_2', 'esp_3'], empire] },
        nations: { spain: { side: 'coalition' }, austria: { side: 'neutral', status: 'forcedAlliance' } },
      }),
      { zone: 'valladolid', by: [empire[0] ?? ''], against: ['castanos'], from: 'burgos' },
    ).until('14.6');
  /** It has lost, and its test is at hand. */
  const lost = (empire: ForceWords): Table => attack(empire).dice(1, 1, 6, 6).until('event.react');
  /** It has failed. */
  const broken = (empire: ForceWords): Table => lost(empire).answer('coalition', 'pass').dice(6);
  const junot = ['junot', 'fra_10', 'fra_11', 'fra_12'];

  test('10.3 the commander is out until next year’s budget, and another comes from the reserve', () => {
    const table = broken(junot).answer('coalition', event('25C'));
    expect(generalOf(table, 'junot')).toMatchObject({ at: 'waiting', until: 1806 });
    table.answer('empire', { kind: 'appoint', general: 'mortier' });
    expect(table.state.forces.some(({ commander }) => commander === 'mortier')).toBe(true);
  });
  test('10.3 the senior of those who are present takes over, and nobody of the reserve', () => {
    const table = broken(['soult', 'marmont', 'ney', 'armee_italie', 'fra_10', 'fra_11', 'fra_12']);
    table.answer('coalition', event('25C'));
    expect(table.state.forces.some(({ commander }) => commander === 'ney')).toBe(true);
    expect(table.events('appoint.done')).toEqual([]);
    expect(table.state.armies.find(({ id }) => id === 'armee_italie')?.at).toBe(generalAt(table, 'ney'));
  });
  test('10.3, 40F a general whom a forced ally has lent does not take over: one of the reserve may', () => {
    const table = broken(['soult', 'jean', 'armee_italie', 'fra_10', 'fra_11', 'fra_12', 'aus_9']);
    table.answer('coalition', event('25C')).answer('empire', { kind: 'appoint', general: 'mortier' });
    expect(table.state.forces.some(({ commander }) => commander === 'mortier')).toBe(true);
    expect(table.state.armies.find(({ id }) => id === 'armee_italie')?.at).toBe(generalAt(table, 'mortier'));
  });
  test('10.3 without any the force has no general, and is no army', () => {
    const table = broken(['soult', 'armee_italie', 'fra_10', 'fra_11', 'fra_12']);
    table.answer('coalition', event('25C')).answer('empire', 'done');
    expect(table.state.armies.find(({ id }) => id === 'armee_italie')?.at).toBe('reserve');
  });
  test('2.1 special units serve with an army alone, and are lost with it', () => {
    const table = broken(['soult', 'armee_italie', 'sp_fra_cavgarde', 'fra_10', 'fra_11', 'fra_12']);
    table.answer('coalition', event('25C')).answer('empire', 'done');
    expect(table.state.specials.find(({ id }) => id === 'sp_fra_cavgarde')?.at).toBe('gone');
  });
  test('10.3 not Napoleon', () => {
    const table = broken(['napoleon', 'fra_10', 'fra_11', 'fra_12']);
    expect(whyNot(table, event('25C'), 'coalition')).toBe('disgrace.napoleon');
  });
  test('10.3 not where nobody commands', () => {
    const table = attack(['fra_10']).dice(1, 1, 3, 3, 6).until('event.react').answer('coalition', 'pass');
    expect(whyNot(table, event('25C'), 'coalition')).toBe('disgrace.nobody');
  });
  test('10.3 nor one who has lost all his men, though the other army beside him has broken', () => {
    const armies = [
      ['davout', 'armee_italie', 'fra_10-'],
      ['ney', 'grande_armee', 'fra_11', 'fra_12', 'fra_13'],
    ];
    const wanted = dealt('25C', {
      forces: { valladolid: [['castanos', 'esp_1', 'esp_2', 'esp_3'], ...armies] },
      nations: { spain: { side: 'coalition' } },
    });
    const table = battleAt(wanted, {
      zone: 'valladolid',
      by: ['davout', 'ney'],
      against: ['castanos'],
      from: 'burgos',
    });
    table.until('14.6').dice(1, 1, 6, 6);
    table.answer('empire', { unit: 'fra_10' });
    table.until('event.react').answer('coalition', 'pass').dice(6);
    expect(generalAt(table, 'davout')).toBe('reserve');
    expect(table.state.battle).toMatchObject({ broken: 'empire', commander: { empire: 'davout' } });
    expect(whyNot(table, event('25C'), 'coalition')).toBe('disgrace.nobody');
  });
  test('14.9.1 not before the test', () => {
    expect(whyNot(lost(junot), event('25C'), 'coalition')).toBe('battleCard.notBroken');
  });
});
