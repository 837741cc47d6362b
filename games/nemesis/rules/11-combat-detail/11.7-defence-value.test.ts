import { describe, expect, test } from 'vitest';
import { asks, goneIn, isDisrupted, ordered, type Table, told, valueBeforeDie, whereIs } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';
import { defenceSheet } from './11.7-defence-value.ts';

const TURIN = '4428';
const FIELD = '4328';
const NORTH = '4327';

const defence = (
  counters: readonly string[],
  more: Partial<Position> = {},
  [from, to]: readonly [string, string] = [TURIN, FIELD],
): Table =>
  goneIn({ french: { [from]: ['f99-Victor', 'Moreau'] }, coalition: { [to]: counters }, ...more }, { from, to }).dice(
    1,
  );
const lines = (table: Table) =>
  Object.fromEntries(defenceSheet(table.state).lines.map(({ key, value }) => [key, value]));

describe('11.6 the defending stack', () => {
  test('11.6 two arms in good order add 2, three add 4', () => {
    expect(lines(defence(['a99-Lipt', 'a99-Gotte']))).toEqual({ 'value.factors': 2 });
    expect(lines(defence(['a99-Lipt', 'a99-c1']))).toEqual({ 'value.factors': 2, 'value.arms': 2 });
    expect(lines(defence(['a99-Lipt', 'a99-c1', 'a99-a1']))).toEqual({ 'value.factors': 3, 'value.arms': 4 });
  });

  test('11.6 a disrupted arm does not combine', () => {
    expect(lines(defence(['a99-Lipt', 'a99-c1'], { disrupted: ['a99-c1'] }))).toEqual({ 'value.factors': 1 });
  });

  test('11.6 rivers and walls do not add to the defence, they weaken the attack', () => {
    expect(lines(defence(['a99-Lipt'], {}, ['3927', '3827']))).toEqual({ 'value.factors': 1 });
  });
});

describe('11.7 what augments it', () => {
  test('11.7 the highest rating counts, and no more than there are units in good order', () => {
    expect(lines(defence(['a99-Lipt', 'a99-Gotte', 'Melas', 'Kray']))['value.commander']).toBe(2);
    expect(lines(defence(['a99-Lipt', 'a99-Gotte', 'Kray'], { disrupted: ['a99-Lipt'] }))['value.commander']).toBe(1);
  });

  test('11.7 a supporting stack adds its units in good order and one for a commander; no river counts against it', () => {
    const table = ordered(
      {
        french: { [TURIN]: ['f99-Victor', 'Moreau'] },
        coalition: { [FIELD]: ['a99-Gotte'], '4227': ['a99-Lipt', 'a99-Morz', 'a99-Latt', 'Kray', 'Ott'] },
        disrupted: ['a99-Morz'],
      },
      { from: TURIN, to: FIELD },
    )
      .dice(6)
      .answer('coalition', { kind: 'support', hex: '4227' })
      .dice(5, 1);
    expect(lines(table)).toEqual({ 'value.factors': 1, 'value.support': 2, 'value.supportCommander': 1 });
    table.dice(3);
    expect(told(table, 'combat.finalDefence')).toEqual([{ value: 4, die: 3, total: 7 }]);
  });
});

describe('11.18 disrupted defenders', () => {
  const helpless = (more: Partial<Position> = {}): Table =>
    ordered(
      {
        french: { [TURIN]: ['f99-Victor', 'f99-Hatry', 'f99-c1', 'Moreau'] },
        coalition: { [FIELD]: ['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'Suvorov'], [NORTH]: ['a99-Klen', 'Ott'] },
        disrupted: ['a99-Lipt', 'a99-Gotte', 'a99-Morz'],
        ledgers: { coalition: { commands: 3 } },
        ...more,
      },
      { from: TURIN, to: FIELD },
    ).dice(6);

  test('11.18 disrupted defenders alone roll 1d6 and call no support (A-96) (R-A96)', () => {
    const table = helpless();
    expect(table.asked().prompt.key).toBe('combat.attackDie');
    expect(told(table, 'support.noneForDisrupted')).toEqual([{ hex: FIELD }]);
    table.dice(2);
    expect(valueBeforeDie(table)).toBe(0);
    table.dice(4);
    expect(told(table, 'combat.finalDefence')).toEqual([{ value: 0, die: 4, total: 4 }]);
    expect(table.state.ledgers.coalition.commands).toBe(3);
    expect(told(table, 'value.commander').map(({ commander }) => commander)).toEqual(['Moreau']);
    expect(told(table, 'value.factors').map(({ hex }) => hex)).toEqual([TURIN]);
  });

  test('11.18 play note: a value of 9 against a 4 is five hits, and none on the attackers (PN-11.18)', () => {
    const table = helpless().dice(2, 4);
    expect(told(table, 'combat.finalAttack')).toEqual([{ value: 7, die: 2, total: 9 }]);
    expect(told(table, 'hits.onLoser')).toEqual([{ side: 'coalition', difference: 5, cap: 6, hits: 5 }]);
    expect(['a99-Lipt', 'a99-Gotte', 'a99-Morz'].map((id) => whereIs(table, id))).toEqual(['lost', 'lost', 'lost']);
    expect(told(table, 'hits.noneOnWinner')).toEqual([{ side: 'french' }]);
    expect(['f99-Victor', 'f99-Hatry', 'f99-c1'].some((id) => isDisrupted(table, id))).toBe(false);
    table.dice(2);
  });

  test('11.18 disrupted defenders who win inflict no hits', () => {
    const table = helpless({ french: { [TURIN]: ['f99-Victor', 'Moreau'] } }).dice(1, 6);
    expect(told(table, 'combat.won')).toEqual([{ side: 'coalition', attack: 3, defence: 6, difference: 3 }]);
    expect(told(table, 'hits.onLoser')).toEqual([{ side: 'french', difference: 3, cap: 0, hits: 0 }]);
    expect(isDisrupted(table, 'f99-Victor')).toBe(false);
  });

  test('11.18 one defender in good order, and support may be called', () => {
    const table = helpless({ disrupted: ['a99-Lipt', 'a99-Gotte'] });
    expect(asks(table, 'attack.commitDefence', 'coalition')).toBe(true);
  });

  test('11.18 the attacker may call support against them (A-96)', () => {
    const table = helpless({
      french: { [TURIN]: ['f99-Victor', 'Moreau'], '4427': ['f99-Hatry'] },
    });
    expect(asks(table, 'support.call', 'french')).toBe(true);
  });
});
