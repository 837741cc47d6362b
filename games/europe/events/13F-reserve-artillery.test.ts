import { describe, expect, test } from 'vitest';
import { modifiersOn, sheetOf } from '../testing/battles.ts';
import { battleWith, MAJOR, MINOR } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';

describe('13F Reserve Artillery', () => {
  test('14.5.7 one more for a force with an army', () => {
    const table = battleWith('13F', MINOR).until('event.react').answer('empire', event('13F'));
    expect(sheetOf(table).level).not.toBe('major');
    expect(modifiersOn(table, 'empire')).toMatchObject({ card: 1 });
  });
  test('14.5.7 two in a major battle', () => {
    const table = battleWith('13F', MAJOR).until('event.react').answer('empire', event('13F'));
    expect(sheetOf(table).level).toBe('major');
    expect(modifiersOn(table, 'empire')).toMatchObject({ card: 2 });
  });
  test('14.5.7 not without an army', () => {
    expect(whyNot(battleWith('13F'), event('13F'))).toBe('battleCard.noArmy');
  });
});
