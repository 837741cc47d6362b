import { describe, expect, test } from 'vitest';
import { battleWith, cardsOn, CUT_OFF, MAJOR, MINOR } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';

describe('50F Drouot', () => {
  test('14.5.7 one more beside another battery', () => {
    const table = battleWith(['28F', '50F'], MAJOR)
      .until('event.react')
      .answer('empire', event('28F'))
      .answer('empire', event('50F'));
    expect(cardsOn(table)).toEqual([
      ['28F', 2],
      ['50F', 1],
    ]);
  });
  test('14.5.7 not without an army, nor out of supply', () => {
    expect(whyNot(battleWith('50F'), event('50F'))).toBe('battleCard.noArmy');
    const cut = battleWith('50F', { ...MINOR, zones: CUT_OFF }).until('event.react');
    expect(whyNot(cut, event('50F'))).toBe('battleCard.unsupplied');
  });
});
