import { describe, expect, test } from 'vitest';
import { goneIn, modifiers, ordered, type Table, told, valueBeforeDie, VIENNA } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';

const TURIN = '4428';
const FIELD = '4328';
const NORTH = '4327';
const WEST = '4427';
const MILAN = '4227';
const ALESSANDRIA = '4329';

/** An attack from one hex on another, ready for its die. */
const attack = (from: string, to: string, counters: readonly string[], more: Partial<Position> = {}): Table =>
  goneIn(
    { french: { [from]: counters }, coalition: { [to]: ['a99-Lipt'] }, ledgers: { french: { commands: 2 } }, ...more },
    { from, to, commands: 2 },
  );

describe('11.3 combined arms', () => {
  test('11.3 two arms add 2, three add 4, one adds nothing', () => {
    expect(modifiers(attack(TURIN, FIELD, ['f99-Victor', 'f99-Hatry']))).toEqual({ factors: 2 });
    expect(modifiers(attack(TURIN, FIELD, ['f99-Victor', 'f99-c1']))).toEqual({ factors: 2, arms: 2 });
    expect(modifiers(attack(TURIN, FIELD, ['f99-Victor', 'f99-c1', 'f99-a']))).toEqual({ factors: 3, arms: 4 });
  });

  test('11.3 the sum with the arms is halved, not the factors alone', () => {
    const table = attack(TURIN, FIELD, ['f99-Victor', 'f99-c1', 'f99-a'], { forced: ['f99-a'] });
    expect(told(table, 'value.halved')).toEqual([{ hex: TURIN, before: 7, after: 3, value: -4 }]);
  });
});

describe('11.4 terrain', () => {
  test('11.4 a river costs 3, bridged or not', () => {
    expect(modifiers(attack(TURIN, ALESSANDRIA, ['f99-Victor']))['river']).toBe(-3);
    expect(modifiers(attack('4328', ALESSANDRIA, ['f99-Victor']))['river']).toBe(-3);
    expect(modifiers(attack(TURIN, FIELD, ['f99-Victor']))['river']).toBeUndefined();
  });

  test('11.4 a fortified city costs 2, with artillery 1', () => {
    expect(modifiers(attack('3727', '3827', ['f99-Victor']))).toEqual({ factors: 1, fortress: -2 });
    expect(modifiers(attack('3727', '3827', ['f99-Victor', 'f99-a']))).toEqual({ factors: 2, arms: 2, fortress: -1 });
  });

  test('11.4 artillery that is held back does not open a fortress', () => {
    const table = goneIn(
      {
        french: { '3727': ['f99-Victor', 'f99-a'] },
        coalition: { '3827': ['a99-Lipt'] },
        ledgers: { french: { commands: 2 } },
      },
      { from: '3727', to: '3827', commands: 2, holdBack: ['f99-a'] },
    );
    expect(modifiers(table)).toEqual({ factors: 1, fortress: -2 });
  });

  test('11.4 rough ground costs 2', () => {
    expect(modifiers(attack('4128', '4129', ['f99-Victor', 'f99-a']))).toEqual({ factors: 2, arms: 2, difficult: -2 });
  });

  test('11.4 a road does not lift the penalty of rough ground (A-87)', () => {
    expect(modifiers(attack('4330', '4429', ['f99-Victor']))).toEqual({ factors: 1, difficult: -2 });
  });

  test('11.4 a mountain costs nothing (A-87)', () => {
    expect(modifiers(attack(NORTH, '4326', ['f99-Victor']))).toEqual({ factors: 1 });
  });

  test('11.4 a fortress in the marsh costs 2, with artillery or without: never both (A-87)', () => {
    expect(modifiers(attack('3727', '3627', ['f99-Victor']))).toEqual({ factors: 1, fortress: -2 });
    expect(modifiers(attack('3727', '3627', ['f99-Victor', 'f99-a']))).toEqual({ factors: 2, arms: 2, difficult: -2 });
  });

  test('11.4 a fortress in rough ground costs 2, with artillery or without (A-87) (R-A87)', () => {
    const theresienstadt = (counters: readonly string[]): Table =>
      goneIn(
        {
          scenario: VIENNA,
          french: { '3317': counters },
          coalition: { '3416': ['R-14'] },
          ledgers: { french: { commands: 2 } },
        },
        { from: '3317', to: '3416', commands: 2 },
      );
    const withGuns = theresienstadt(['F-OG1', 'F-OG2', 'F-12', 'F-GA']);
    expect(modifiers(withGuns)).toEqual({ factors: 4, arms: 2, river: -3, difficult: -2 });
    expect(valueBeforeDie(withGuns)).toBe(1);
    expect(modifiers(theresienstadt(['F-OG1', 'F-OG2', 'F-12']))).toEqual({ factors: 3, river: -3, fortress: -2 });
  });

  test('11.4 play note: (6 + 4) halved is 5, and only then comes the river: 2 (PN-11.4)', () => {
    const table = goneIn(
      {
        scenario: VIENNA,
        french: { '3020': ['F-OG1', 'F-OG2', 'F-12', 'F-26', 'F-GC1', 'F-GA'] },
        coalition: { '2921': ['R-14'] },
        forced: ['F-OG1'],
        ledgers: { french: { commands: 2 } },
      },
      { from: '3020', to: '2921', commands: 2 },
    );
    expect(modifiers(table)).toEqual({ factors: 6, arms: 4, halved: -5, river: -3 });
    expect(valueBeforeDie(table)).toBe(2);
  });
});

describe('11.5 commanders', () => {
  test('11.5 the highest rating counts, and no more than there are ordered units', () => {
    expect(modifiers(attack(TURIN, FIELD, ['f99-Victor', 'f99-Hatry', 'Scherer', 'Moreau']))['commander']).toBe(2);
    const table = attack(TURIN, FIELD, ['f99-Victor', 'Scherer', 'Moreau']);
    expect(told(table, 'value.commander')).toEqual([{ commander: 'Moreau', rating: 2, units: 1, value: 1 }]);
  });

  test('11.5 no matter who stands first in the stack, the better commander leads it', () => {
    const units = ['f99-Victor', 'f99-Hatry'];
    expect(modifiers(attack(TURIN, FIELD, [...units, 'Scherer', 'Joubert']))['commander']).toBe(2);
    expect(modifiers(attack(TURIN, FIELD, [...units, 'Moreau', 'Scherer']))['commander']).toBe(2);
  });

  test('11.5 units that are held back do not raise the limit', () => {
    const table = goneIn(
      { french: { [TURIN]: ['f99-Victor', 'f99-Hatry', 'Moreau'] }, coalition: { [FIELD]: ['a99-Lipt'] } },
      { from: TURIN, to: FIELD, holdBack: ['f99-Hatry'] },
    );
    expect(modifiers(table)['commander']).toBe(1);
  });
});

describe('11.5 supporting stacks', () => {
  /** Moreau attacks from Turin, and this stack comes to help from that hex. */
  const supported = (
    hex: string,
    counters: readonly string[],
    more: Partial<Position> = {},
    [from, to]: readonly [string, string] = [TURIN, FIELD],
  ): Table =>
    ordered(
      {
        french: { [from]: ['f99-Victor', 'Moreau'], [hex]: counters },
        coalition: { [to]: ['a99-Lipt'] },
        ledgers: { french: { commands: 3 } },
        ...more,
      },
      { from, to, commands: 3 },
    )
      .dice(6)
      .answer('french', { kind: 'support', hex })
      .dice(6);
  const ofSupport = (table: Table) => {
    const entries = Object.entries(modifiers(table));
    return Object.fromEntries(entries.filter(([key]) => key.startsWith('support') || key === 'halved'));
  };

  test('11.5 one for each unit in good order, and one for a commander, be there two', () => {
    expect(ofSupport(supported(NORTH, ['f99-Hatry', 'f99-Salm']))).toEqual({ support: 2 });
    expect(ofSupport(supported(NORTH, ['f99-Hatry', 'f99-Salm', 'Scherer', 'Joubert']))).toEqual({
      support: 2,
      supportCommander: 1,
    });
    expect(ofSupport(supported(NORTH, ['f99-Hatry', 'f99-Salm'], { disrupted: ['f99-Salm'] }))).toEqual({ support: 1 });
  });

  test('11.5 combined arms in a supporting stack add nothing', () => {
    expect(ofSupport(supported(NORTH, ['f99-Hatry', 'f99-c1', 'f99-a']))).toEqual({ support: 3 });
  });

  test('11.5 a single unit supporting across a river contributes −1 (A-88) (PN-11.5)', () => {
    expect(ofSupport(supported(MILAN, ['f99-Hatry']))).toEqual({ support: 1, supportRiver: -2 });
    expect(ofSupport(supported(ALESSANDRIA, ['f99-Hatry']))).toEqual({ support: 1, supportRiver: -2 });
  });

  test('11.2 bp3 a disrupted unit that force marched tires the stack that it stands with', () => {
    const weary = { forced: ['f99-Geno'], disrupted: ['f99-Geno'] };
    expect(ofSupport(supported(NORTH, ['f99-Hatry', 'f99-Salm', 'f99-Geno'], weary))).toEqual({
      support: 2,
      halved: -1,
    });
  });

  test('11.5 the river counts after the halving', () => {
    expect(ofSupport(supported(MILAN, ['f99-Hatry', 'f99-Salm'], { forced: ['f99-Salm'] }))).toEqual({
      support: 2,
      halved: -1,
      supportRiver: -2,
    });
  });

  test('11.5 each supporter’s own hexside decides: Moreau crosses a river, the supporter does not', () => {
    const table = supported(TURIN, ['f99-Hatry'], {}, [ALESSANDRIA, FIELD]);
    expect(modifiers(table)['river']).toBe(-3);
    expect(ofSupport(table)).toEqual({ support: 1 });
  });

  test('11.5 a fortress without artillery costs a supporter 1', () => {
    expect(ofSupport(supported('3728', ['f99-Hatry'], {}, ['3727', '3827']))).toEqual({
      support: 1,
      supportFortress: -1,
    });
  });

  test('11.5 artillery of a supporter opens the fortress for supporters, disrupted artillery does not (A-02)', () => {
    expect(ofSupport(supported('3728', ['f99-Hatry', 'f99-a'], {}, ['3727', '3827']))).toEqual({ support: 2 });
    expect(ofSupport(supported('3728', ['f99-Hatry', 'f99-a'], { disrupted: ['f99-a'] }, ['3727', '3827']))).toEqual({
      support: 1,
      supportFortress: -1,
    });
  });

  test('11.5 a supporter’s artillery does not open the fortress for the attacking stack (A-02)', () => {
    expect(modifiers(supported('3728', ['f99-Hatry', 'f99-a'], {}, ['3727', '3827']))['fortress']).toBe(-2);
  });

  test('11.5 rough ground costs a supporter 1, whatever artillery there is', () => {
    expect(ofSupport(supported('4028', ['f99-Hatry', 'f99-a'], {}, ['4128', '4129']))).toEqual({
      support: 2,
      supportDifficult: -1,
    });
  });

  test('11.5 a fortress in the marsh costs a supporter 1, not 2', () => {
    expect(ofSupport(supported('3728', ['f99-Hatry'], {}, ['3727', '3627']))).toEqual({
      support: 1,
      supportDifficult: -1,
    });
  });

  test('11.5 the die makes the value final', () => {
    const table = supported(WEST, ['f99-Hatry', 'Joubert']).dice(4);
    expect(told(table, 'combat.finalAttack')).toEqual([{ value: 4, die: 4, total: 8 }]);
  });
});
