import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../catalogue/ids.ts';
import { totalModifier } from '../rules/14-battle/14.5-modifiers.ts';
import { modifiersOn, sheetOf } from '../testing/battles.ts';
import { battleWith } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import { settingOut } from '../testing/grand-alliance.ts';

describe('32C Thunderstorm, on the march', () => {
  const forces = { munich: ['davout', 'fra_1', 'fra_2'] };
  test.each(EDITIONS)('12.1 a movement point less, and the march may still be forced (%s)', (edition) => {
    const table = settingOut('32C', 'davout', { forces, edition }).answer('coalition', event('32C'));
    expect(table.state.march?.factor).toBe(3);
    expect(whyNot(table, { kind: 'forced', points: 2 })).toBeUndefined();
  });
  test('12.1 never below one', () => {
    const slow = { madrid: ['esp_mil1'] };
    const nations = { spain: { side: 'empire', status: 'ally' } } as const;
    const table = settingOut('32C', 'esp_mil1', { forces: slow, nations }).answer('coalition', event('32C'));
    expect(table.state.march?.factor).toBe(1);
    const winter = { forces: { munich: ['hol_1'] }, clock: { round: 6 } };
    const tired = settingOut('32C', 'hol_1', winter);
    expect(tired.fork().answer('coalition', 'pass').state.march?.factor).toBe(2);
    expect(tired.answer('coalition', event('32C')).state.march?.factor).toBe(1);
  });
});

describe('32C Thunderstorm, in battle', () => {
  const coalition = ['jean', 'aus_1', 'aus_2'];
  test('14.5.7 a battery has no effect, and the Coalition still reveals its own cards afterwards', () => {
    const table = battleWith('32C', { coalition, hands: { empire: ['8F'] } })
      .until('event.react')
      .answer('empire', event('8F'));
    const before = totalModifier(table.state, 'empire');
    table.answer('coalition', event('32C'));
    expect(totalModifier(table.state, 'empire')).toBe(before - 1);
    expect(modifiersOn(table, 'coalition')).not.toHaveProperty('card');
  });
  test.each(EDITIONS)('14.5.7 a Coalition that attacks answers the guns of the defender too (%s)', (edition) => {
    const table = battleWith('32C', { coalition, attacker: 'coalition', hands: { empire: ['8F', '27F'] }, edition })
      .answer('empire', event('8F'))
      .answer('empire', 'pass');
    const before = totalModifier(table.state, 'empire');
    table.answer('coalition', event('32C'));
    expect(sheetOf(table).countered).toEqual(['8F']);
    expect(totalModifier(table.state, 'empire')).toBe(before - 1);
    expect(table.asked().rule).toBe('14.6');
  });
  test('14.5.7 nobody is asked where no battery has been played', () => {
    const table = battleWith('32C', { coalition, attacker: 'coalition', hands: { empire: ['27F'] } });
    table.answer('empire', event('27F'));
    expect(table.asked().rule).toBe('14.6');
    expect(battleWith('32C', { coalition }).asked().rule).toBe('14.6');
  });
});
