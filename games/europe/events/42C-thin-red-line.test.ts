import { describe, expect, test } from 'vitest';
import { modifiersOn, sheetOf } from '../testing/battles.ts';
import { battleWith } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';

describe('42C Thin Red Line', () => {
  const british = ['moore', 'gbr_3', 'gbr_4'];
  test('14.5.7 two more in a minor battle', () => {
    const table = battleWith('42C', { coalition: british }).until('event.react').answer('coalition', event('42C'));
    expect(sheetOf(table).level).toBe('minor');
    expect(modifiersOn(table, 'coalition')['card']).toBe(2);
  });
  test('14.5.7 one in a skirmish', () => {
    const table = battleWith('42C', { coalition: ['moore', 'gbr_3-'], empire: ['junot', 'fra_10-'] })
      .until('event.react')
      .answer('coalition', event('42C'));
    expect(sheetOf(table).level).toBe('skirmish');
    expect(modifiersOn(table, 'coalition')['card']).toBe(1);
  });
  test('14.5.7 not for an attacker, nor under another general', () => {
    const attacking = battleWith('42C', { coalition: british, attacker: 'coalition' }).until('event.react');
    expect(whyNot(attacking, event('42C'), 'coalition')).toBe('line.attacks');
    const austrian = battleWith('42C', { coalition: ['jean', 'aus_1', 'aus_2'] }).until('event.react');
    expect(whyNot(austrian, event('42C'), 'coalition')).toBe('line.notBritish');
  });
});
