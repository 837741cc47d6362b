import { describe, expect, test } from 'vitest';
import { combatMarks, goneIn, modifiers, ordered, type Table, told, valueBeforeDie } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';

const TURIN = '4428';
const FIELD = '4328';
const NORTH = '4327';
const WEST = '4427';
const THREE = ['f99-Victor', 'f99-Domb', 'f99-Salm'];

/** The lines of three infantry that attack, with these markers on them. */
const attacking = (markers: Partial<Position>): Readonly<Record<string, number>> =>
  modifiers(
    goneIn(
      {
        french: { [TURIN]: THREE },
        coalition: { [FIELD]: ['a99-Lipt'] },
        ledgers: { french: { commands: 1 } },
        ...markers,
      },
      { from: TURIN, to: FIELD, commands: 1 },
    ),
  );

describe('11.2 bp3 weary stacks', () => {
  test('11.2 bp3 one tired unit halves the whole stack (A-86)', () => {
    expect(attacking({})).toEqual({ factors: 3 });
    expect(attacking({ combats: { 'f99-Domb': 1 } })).toEqual({ factors: 3, halved: -2 });
    expect(attacking({ forced: ['f99-Salm'] })).toEqual({ factors: 3, halved: -2 });
  });

  test('11.2 bp3 an ordinary march does not tire', () => {
    expect(attacking({ marched: THREE })).toEqual({ factors: 3 });
  });

  test('11.2 bp3 a second combat quarters the stack', () => {
    expect(attacking({ combats: { 'f99-Domb': 2 } })).toEqual({ factors: 3, quartered: -3 });
  });

  test('11.2 bp3 who has fought once and fights again has fought twice, and stays so', () => {
    for (const before of [1, 2] as const) {
      const table = goneIn(
        {
          french: { [TURIN]: THREE },
          coalition: { [FIELD]: ['a99-Lipt'] },
          ledgers: { french: { commands: 1 } },
          combats: { 'f99-Domb': before },
        },
        { from: TURIN, to: FIELD, commands: 1 },
      ).dice(1, 1);
      expect(['f99-Domb', 'f99-Victor', 'a99-Lipt'].map((id) => combatMarks(table, id))).toEqual([2, 1, 1]);
    }
  });

  test('11.2 bp3 a mark on one unit and a forced march of another quarter the stack (A-86) (R-A86)', () => {
    expect(attacking({ combats: { 'f99-Victor': 1 }, forced: ['f99-Domb'] })).toEqual({ factors: 3, quartered: -3 });
  });

  test('11.2 bp3 two units that have fought once each only halve it', () => {
    expect(attacking({ combats: { 'f99-Victor': 1, 'f99-Domb': 1 } })).toEqual({ factors: 3, halved: -2 });
  });

  test('11.2 bp3 weariness of a unit that is held back does not matter', () => {
    const table = goneIn(
      {
        french: { [TURIN]: THREE },
        coalition: { [FIELD]: ['a99-Lipt'] },
        ledgers: { french: { commands: 1 } },
        forced: ['f99-Salm'],
      },
      { from: TURIN, to: FIELD, commands: 1, holdBack: ['f99-Salm'] },
    );
    expect(modifiers(table)).toEqual({ factors: 2 });
  });

  test('11.2 bp3 defenders are halved after combined arms; a disrupted unit tires them as well', () => {
    const table = goneIn(
      {
        french: { [TURIN]: ['f99-Victor', 'Moreau'] },
        coalition: { [FIELD]: ['a99-Lipt', 'a99-Gotte', 'a99-c1', 'a99-Morz'] },
        disrupted: ['a99-Morz'],
        combats: { 'a99-Morz': 1 },
      },
      { from: TURIN, to: FIELD },
    ).dice(1);
    expect(told(table, 'value.halved')).toEqual([{ hex: FIELD, before: 5, after: 2, value: -3 }]);
    expect(valueBeforeDie(table)).toBe(2);
  });

  test('11.2 bp3 supporting stacks are halved by themselves, on either side', () => {
    const table = ordered(
      {
        french: { [TURIN]: ['f99-Victor', 'Moreau'], [NORTH]: ['f99-Domb', 'f99-Salm', 'f99-Hatry', 'Joubert'] },
        coalition: { [FIELD]: ['a99-Lipt'], [WEST]: ['a99-Morz', 'a99-Latt', 'a99-Frölich', 'Kray'] },
        forced: ['f99-Domb'],
        combats: { 'a99-Latt': 2 },
      },
      { from: TURIN, to: FIELD },
    )
      .dice(6)
      .answer('french', { kind: 'support', hex: NORTH })
      .dice(6)
      .answer('coalition', { kind: 'support', hex: WEST })
      .dice(6);
    expect(valueBeforeDie(table)).toBe(1 + 1 + 1 + 1);
    table.dice(1);
    expect(told(table, 'value.halved')).toEqual([{ hex: NORTH, before: 3, after: 1, value: -2 }]);
    expect(told(table, 'value.quartered')).toEqual([{ hex: WEST, before: 3, after: 0, value: -3 }]);
    expect(valueBeforeDie(table)).toBe(1 + 0 + 1);
  });
});

describe('11.2 bp2 taking part', () => {
  const fought = (): Table =>
    ordered(
      {
        french: { [TURIN]: ['f99-Victor', 'f99-Hatry', 'Moreau'], [NORTH]: ['f99-Domb', 'Joubert'] },
        coalition: { [FIELD]: ['a99-Lipt', 'a99-Gotte'], [WEST]: ['a99-Morz', 'Kray'] },
        disrupted: ['a99-Gotte'],
      },
      { from: TURIN, to: FIELD, holdBack: ['f99-Hatry'] },
    )
      .dice(6)
      .answer('french', { kind: 'support', hex: NORTH })
      .dice(6)
      .answer('coalition', { kind: 'support', hex: WEST });

  test('11.2 bp2 ordered units, defenders and supporters that came have fought, whatever their order', () => {
    const table = fought().dice(6, 3, 3);
    const marks = ['f99-Victor', 'f99-Hatry', 'f99-Domb', 'a99-Lipt', 'a99-Gotte', 'a99-Morz'];
    expect(marks.map((id) => combatMarks(table, id))).toEqual([1, 0, 1, 1, 1, 1]);
  });

  test('11.2 bp2 a stack that was called and did not come has not', () => {
    const table = fought().dice(1, 3, 3);
    expect(combatMarks(table, 'a99-Morz')).toBe(0);
  });

  test('11.2 bp2 an order that fails or is aborted is no combat', () => {
    for (const die of [1, 2]) {
      const table = ordered(
        { french: { [TURIN]: ['f99-Victor', 'Moreau'] }, coalition: { [FIELD]: ['a99-Lipt'] } },
        { from: TURIN, to: FIELD },
      ).dice(die);
      expect(['f99-Victor', 'a99-Lipt'].map((id) => combatMarks(table, id))).toEqual([0, 0]);
    }
  });
});
