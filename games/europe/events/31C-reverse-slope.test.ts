import { describe, expect, test } from 'vitest';
import { totalModifier } from '../rules/14-battle/14.5-modifiers.ts';
import { modifiersOn, sheetOf } from '../testing/battles.ts';
import { battleWith } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';

describe('31C Reverse Slope', () => {
  const field = {
    coalition: ['moore', 'gbr_3', 'gbr_4'],
    empire: ['davout', 'grande_armee', 'fra_10', 'fra_11', 'fra_12'],
  };
  test('14.5.7 one more, and a battery has no effect', () => {
    const table = battleWith('31C', { ...field, hands: { empire: ['8F'] } })
      .until('event.react')
      .answer('empire', event('8F'));
    const before = totalModifier(table.state, 'empire');
    table.answer('coalition', event('31C'));
    expect(modifiersOn(table, 'coalition')['card']).toBe(1);
    expect(sheetOf(table).countered).toEqual(['8F']);
    expect(totalModifier(table.state, 'empire')).toBe(before - 1);
  });
  test('14.5.7 of two batteries the Coalition names the one', () => {
    const table = battleWith('31C', { ...field, hands: { empire: ['8F', '13F'] } })
      .until('event.react')
      .answer('empire', event('8F'))
      .answer('empire', event('13F'))
      .answer('coalition', event('31C'));
    expect(table.asked('coalition').answers).toEqual([
      { kind: 'silence', card: '8F' },
      { kind: 'silence', card: '13F' },
    ]);
    table.answer('coalition', { card: '13F' });
    expect(sheetOf(table).countered).toEqual(['13F']);
  });
  test('14.5.7 a battery that a thunderstorm has silenced is not silenced again: the other one is', () => {
    const table = battleWith(['31C', '32C'], { ...field, hands: { empire: ['8F', '13F'] } })
      .until('event.react')
      .answer('empire', event('8F'))
      .answer('empire', event('13F'))
      .answer('coalition', event('32C'))
      .answer('coalition', { card: '8F' })
      .answer('coalition', event('31C'));
    expect(sheetOf(table).countered).toEqual(['8F', '13F']);
  });
  test('14.5.7 without a battery the slope helps all the same', () => {
    const table = battleWith('31C', field).until('event.react').answer('coalition', event('31C'));
    expect(sheetOf(table).countered).toEqual([]);
    expect(modifiersOn(table, 'coalition')['card']).toBe(1);
  });
  test('14.5.7 a card that is no artillery keeps its effect', () => {
    const table = battleWith('31C', { ...field, hands: { empire: ['27F'] } })
      .until('event.react')
      .answer('empire', event('27F'));
    table.answer('coalition', event('31C'));
    expect(sheetOf(table).countered).toEqual([]);
  });
  test('14.5.7 not for an attacker, nor under another general', () => {
    const attacking = battleWith('31C', { ...field, attacker: 'coalition' }).until('event.react');
    expect(whyNot(attacking, event('31C'), 'coalition')).toBe('line.attacks');
    const austrian = battleWith('31C', { ...field, coalition: ['jean', 'aus_1', 'aus_2'] }).until('event.react');
    expect(whyNot(austrian, event('31C'), 'coalition')).toBe('line.notBritish');
  });
});
