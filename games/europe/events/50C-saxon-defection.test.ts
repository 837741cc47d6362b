import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../catalogue/ids.ts';
import { sheetOf } from '../testing/battles.ts';
import { battleWith, type Meeting } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import { nationOf, unitOf } from '../testing/pieces.ts';
import type { Table } from '../testing/position.ts';

describe('50C Saxon Defection', () => {
  /** The Coalition plays it before the odds, where Bavarians and Württembergers fight. */
  const defecting = (wanted: Meeting = {}): Table =>
    battleWith('50C', { empire: ['junot', 'fra_10', 'bav_1', 'wur_1-'], ...wanted })
      .until('event.react')
      .answer('coalition', event('50C'));
  test.each(EDITIONS)('14.2, 14.5.7 a German corps leaves before the odds (%s)', (edition) => {
    const table = defecting({ edition });
    expect(table.asked('coalition').answers).toEqual([
      { kind: 'defect', unit: 'bav_1' },
      { kind: 'defect', unit: 'wur_1' },
    ]);
    table.answer('coalition', { unit: 'bav_1' });
    expect(sheetOf(table).points).toEqual({ empire: 3, coalition: 6 });
    expect(sheetOf(table).odds).toBe(-2);
    // 14.4 Two steps of morale 4 beside one of 3: it was two beside three.
    expect(sheetOf(table).morale.empire).toBe(4);
    expect(unitOf(table, 'bav_1')).toMatchObject({ at: 'reserve', reduced: false });
    expect(nationOf(table, 'baviere').side).toBe('empire');
    expect(table.state.cards.removed).toContain('50C');
  });
  test.each(EDITIONS)('14.4 where its leaving makes a tie of two morales the owner chooses (%s)', (edition) => {
    const table = defecting({ edition }).answer('coalition', { unit: 'wur_1' });
    // Two steps of morale 4 beside two of 3, where three of 3 had settled it.
    expect(table.asked('empire')).toMatchObject({ rule: '14.4', answers: [{ morale: 4 }, { morale: 3 }] });
    table.answer('empire', { morale: 4 });
    expect(sheetOf(table)).toMatchObject({ morale: { empire: 4 }, moraleChosen: { empire: true } });
  });
  test('14.2 in a battle of five to one it is played too', () => {
    const table = defecting({
      empire: ['junot', 'bav_1-', 'fra_10-'],
      coalition: ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3', 'aus_4', 'aus_5'],
    });
    table.answer('coalition', { unit: 'bav_1' });
    expect(unitOf(table, 'bav_1').at).toBe('reserve');
    expect(table.events('battle.overwhelmed')[0]?.said.params).toEqual({ side: 'empire' });
  });
  test('14.2 where nobody else fights, the field is lost', () => {
    const table = defecting({ empire: ['bav_1'] }).answer('coalition', { unit: 'bav_1' });
    expect(table.events('battle.overwhelmed')[0]?.said.params).toEqual({ side: 'empire' });
  });
  test('14.5.7 not without a German corps', () => {
    const french = battleWith('50C', { empire: ['junot', 'fra_10', 'fra_11'] }).until('event.react');
    expect(whyNot(french, event('50C'), 'coalition')).toBe('defection.nobody');
  });
});
