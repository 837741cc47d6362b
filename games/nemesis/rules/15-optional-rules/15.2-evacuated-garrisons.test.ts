import { play } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import { type HexId, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import { nemesis } from '../../game.ts';
import { checkScenario, shippedScenarios } from '../../scenario/scenario.ts';
import { at, type Position } from '../../testing/position.ts';
import { withoutRoute } from '../../testing/supply.ts';
import { corpsIdOf } from './15.2-evacuated-garrisons.ts';

const MAGDEBURG = '3813';
const LEIPZIG = '3715';
const AT_MAGDEBURG = ['3713', '3714', '3812', '3813', '3814', '3913', '3914'];
const AT_LEIPZIG = ['3615', '3714', '3715', '3716', '3814', '3815'];
const evacuated = { evacuatedGarrisons: true };

const begin = (options: object = evacuated) => play(nemesis, { scenario: '1813', ...options });
type Table = ReturnType<typeof begin>;
const where = (table: Table, id: string) =>
  [...table.state.units, ...table.state.commanders].find((row) => row.id === id)?.at;
const hexes = (table: Table) =>
  table
    .asked()
    .answers.map((answer) => String(answer['at']))
    .toSorted();

describe('15.2 evacuated garrisons', () => {
  test('15.2 the French place them one by one with their set-up, before their Depots (A-58)', () => {
    const table = begin();
    expect(where(table, 'F-DG-7')).toBe('due');
    table.answer('coalition', 'done');
    expect(table.asked()).toMatchObject({ by: 'french', rule: '15.2', prompt: { params: { unit: 'F-DG-7' } } });
    expect(where(table, 'F-DG-7')).toBe('due');
    expect(where(table, 'Eugene')).toBe('3512');
    expect(table.until('14.1').asked().by).toBe('french');
    for (const id of ['F-DG-7', 'F-DG-Art', 'F-G-Wars', 'F-G-Glog', 'Rapp']) expect(where(table, id)).not.toBe('due');
  });

  test('15.2 X Corps and Rapp at Magdeburg or next to it, the others at Leipzig or next to it', () => {
    const table = begin().answer('coalition', 'done');
    for (const unit of ['F-DG-7', 'F-DG-30', 'F-DG-33', 'F-DG-Art']) {
      expect(table.asked().prompt.params['unit']).toBe(unit);
      expect(hexes(table)).toEqual(AT_MAGDEBURG);
      table.answer('french', { at: '3812' });
    }
    expect(table.asked().prompt.params['commander']).toBe('Rapp');
    expect(hexes(table)).toEqual(AT_MAGDEBURG);
    table.answer('french', { at: MAGDEBURG });
    expect(table.asked().prompt.params['unit']).toBe('F-G-Wars');
    expect(hexes(table)).toEqual(AT_LEIPZIG);
  });

  test('15.2, 4.1 a hex holds no more than it can', () => {
    // Magdeburg has three units of the line: one more and it is full.
    const table = begin().answer('coalition', 'done').answer('french', { at: MAGDEBURG });
    expect(table.asked().prompt.params['unit']).toBe('F-DG-30');
    expect(table.refusal('french', { kind: 'arrive', at: MAGDEBURG })).toMatchObject({ rule: '4.1' });
  });

  /** A campaign of someone's own that sends all of them to one hex. */
  const crowded = (hex: string, wanted: Position) => {
    const campaign = shippedScenarios.get('1813')?.campaign;
    const evacuation = campaign?.evacuation.map((each) => ({ ...each, hexes: [hex] }));
    const scenario = checkScenario({
      ...shippedScenarios.get('1813'),
      id: 'crowded',
      campaign: { ...campaign, evacuation },
    });
    return at({ scenario, agreed: evacuated, phase: 'evacuation', ...wanted });
  };

  test('15.2, 4.1 a unit for which there is no room is lost', () => {
    const table = crowded(LEIPZIG, { french: { [LEIPZIG]: ['F-8', 'F-9', 'F-10'] }, due: ['F-G-Wars', 'Rapp'] });
    expect(table.events('evacuation.noRoom').map(({ said }) => said.params['unit'])).toEqual(['F-G-Wars']);
    expect([where(table, 'F-G-Wars'), where(table, 'Rapp')]).toEqual(['lost', LEIPZIG]);
  });

  test('15.2 nobody is placed among enemy units, no commander either', () => {
    const table = crowded(LEIPZIG, { coalition: { [LEIPZIG]: ['R-5'] }, due: ['F-G-Wars', 'Rapp'] });
    expect([where(table, 'F-G-Wars'), where(table, 'Rapp')]).toEqual(['lost', 'lost']);
  });

  test('15.2 their cities are free for Depots of the Coalition', () => {
    // Danzig is linked to Stolp and the ports.
    expect(begin({}).refusal('coalition', { kind: 'depot', hex: '2807' }).rule).toBe('14.1');
    expect(begin().asked().answers).toContainEqual({ kind: 'depot', hex: '2807' });
  });

  test('15.2 rules 14.12 and 14.13 are ignored: no unit is a garrison', () => {
    const table = begin();
    expect(table.state.garrisons).toEqual([]);
    expect(withoutRoute({ scenario: '1813', agreed: evacuated, french: { '3310': ['F-G-Stett'] } })).toEqual([
      'F-G-Stett',
    ]);
  });

  test('15.2 the five count as XIII Corps, X Corps stays what it is (A-58)', () => {
    const unit = (id: string) => id as UnitId;
    const { state } = at({ scenario: '1813', agreed: evacuated });
    expect(corpsIdOf(state, unit('F-G-Wars'))).toBe('F:XIII');
    expect(corpsIdOf(state, unit('F-DG-7'))).toBe(unitCard(unit('F-DG-7')).corpsId);
    expect(corpsIdOf(at({ scenario: '1813' }).state, unit('F-G-Wars'))).not.toBe('F:XIII');
  });

  test('15.2 without it nothing is asked, and they stand in their cities', () => {
    const table = begin({}).answer('coalition', 'done');
    expect(table.asked().rule).toBe('14.1');
    expect(where(table, 'F-G-Glog')).toBe('3114');
  });

  test('15.2 they fill the hexes of Leipzig too', () => {
    const table = begin().answer('coalition', 'done');
    while (table.asked().prompt.params['unit'] !== 'F-G-Wars') table.answer('french', { at: '3812' });
    // Davout's three units leave room for one more.
    table.answer('french', { at: LEIPZIG });
    expect(hexes(table)).not.toContain(LEIPZIG as HexId);
  });
});
