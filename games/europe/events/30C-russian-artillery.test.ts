import { describe, expect, test } from 'vitest';
import { modifiersOn, sheetOf } from '../testing/battles.ts';
import { battleWith, type Meeting } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import type { ForceWords, Table } from '../testing/position.ts';

describe('30C Russian Artillery', () => {
  const against = (coalition: ForceWords, wanted: Meeting = {}): Table =>
    battleWith('30C', { coalition, ...wanted }).until('event.react');
  test('14.5.7 one more where half of the steps are Russian', () => {
    const table = against(['koutouzov', 'rus_1', 'aus_1']).answer('coalition', event('30C'));
    expect(sheetOf(table).level).toBe('minor');
    expect(modifiersOn(table, 'coalition')['card']).toBe(1);
  });
  test('14.5.7 two in a major battle', () => {
    const russians = ['koutouzov', 'armee_1ere', 'rus_1', 'rus_2', 'rus_3', 'rus_4', 'rus_7', 'rus_8'];
    const empire = ['napoleon', 'grande_armee', 'fra_10', 'fra_11', 'fra_12', 'fra_13', 'fra_14', 'fra_15'];
    const table = against(russians, { empire }).answer('coalition', event('30C'));
    expect(sheetOf(table).level).toBe('major');
    expect(modifiersOn(table, 'coalition')['card']).toBe(2);
  });
  test('14.5.7 not with fewer Russians', () => {
    expect(whyNot(against(['jean', 'rus_1-', 'aus_1']), event('30C'), 'coalition')).toBe('battleCard.fewRussians');
  });
});
