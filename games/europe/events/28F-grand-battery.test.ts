import { describe, expect, test } from 'vitest';
import { sheetOf } from '../testing/battles.ts';
import { battleWith, cardsOn, CUT_OFF, MAJOR, type Meeting, MINOR } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Table } from '../testing/position.ts';

describe('28F Grand Battery', () => {
  const served = (wanted: Meeting): Table => battleWith('28F', wanted).until('event.react');
  test('14.5.7 one more for an army, two in a major battle', () => {
    const minor = served(MINOR).answer('empire', event('28F'));
    expect(sheetOf(minor).level).toBe('minor');
    expect(cardsOn(minor)).toEqual([['28F', 1]]);
    const major = served(MAJOR).answer('empire', event('28F'));
    expect(sheetOf(major).level).toBe('major');
    expect(cardsOn(major)).toEqual([['28F', 2]]);
  });
  test('14.3 not in a skirmish', () => {
    const table = served({ coalition: ['jean', 'aus_1-'], empire: ['napoleon', 'grande_armee', 'fra_10-'] });
    expect(sheetOf(table).level).toBe('skirmish');
    expect(whyNot(table, event('28F'))).toBe('grandBattery.skirmish');
  });
  test('14.5.7 not without an army', () => {
    expect(whyNot(battleWith('28F'), event('28F'))).toBe('battleCard.noArmy');
  });
  test('14.5.7 not out of supply', () => {
    expect(whyNot(served({ ...MINOR, zones: CUT_OFF }), event('28F'))).toBe('battleCard.unsupplied');
  });
});
