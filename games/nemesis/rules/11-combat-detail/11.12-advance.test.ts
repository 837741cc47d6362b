import { describe, expect, test } from 'vitest';
import { say } from '../../text/speech.ts';
import { unitId } from '../../catalogue/catalogue.ts';
import { asks, goneIn, hit, isDisrupted, type Table, takeHitsAsTheyCome, told, whereIs } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';

const MODENA = '3929';
const BOLOGNA = '3829';
const SOUTH = '3730';
const ATTACKERS = ['f99-Victor', 'f99-Domb', 'f99-c1', 'Moreau', 'Scherer'];
const DEFENDERS = ['a99-Lipt', 'a99-Gotte', 'a99-c1'];

/** Seven to the French before the dice; three, and two for their arms, to the Coalition. */
const fight = (attack: number, defence: number, more: Partial<Position> = {}): Table =>
  goneIn(
    { french: { [MODENA]: ATTACKERS }, coalition: { [BOLOGNA]: DEFENDERS }, ...more },
    { from: MODENA, to: BOLOGNA },
  ).dice(attack, defence);
/** Nobody dies: the hits disrupt the defenders one after the other. */
const wonBy3 = (): Table => {
  const table = fight(2, 1);
  expect(told(table, 'combat.won')[0]).toMatchObject({ side: 'french', difference: 3 });
  return hit(table, 'coalition', 'a99-Lipt', 'a99-Lipt', 'a99-Gotte').answer('coalition', 'pass');
};
const wonBy1 = (): Table => {
  const table = fight(1, 2);
  expect(told(table, 'combat.won')[0]).toMatchObject({ side: 'french', difference: 1 });
  return hit(table, 'coalition', 'a99-Lipt').answer('coalition', 'pass').dice(1);
};
const leaving = { kind: 'withdraw', to: SOUTH };

describe('11.12 bp1 a win by three or more', () => {
  test('11.12 bp1 any unit of the attacking stack in good order may advance, and need not', () => {
    const table = wonBy3().dice(1).answer('coalition', leaving);
    table.answer('french', { kind: 'advance', unit: 'f99-Domb' }).answer('french', 'done');
    expect(['f99-Victor', 'f99-Domb', 'f99-c1'].map((id) => whereIs(table, id))).toEqual([MODENA, BOLOGNA, MODENA]);
  });

  test('11.12 who has advanced is not asked again', () => {
    const table = wonBy3().dice(1).answer('coalition', leaving).answer('french', { kind: 'advance', unit: 'f99-Domb' });
    expect(table.asked('french').answers).not.toContainEqual({ kind: 'advance', unit: 'f99-Domb' });
  });

  test('11.2 the winner takes his hits before he advances (A-89)', () => {
    const table = wonBy3().dice(3);
    hit(table, 'french', 'f99-Victor').answer('french', 'pass').answer('coalition', leaving);
    expect(table.refusal('french', { kind: 'advance', unit: 'f99-Victor' })).toEqual({
      rule: '11.12',
      because: say('advance.disrupted', { unit: unitId('f99-Victor') }),
    });
    table.answer('french', { kind: 'advance', unit: 'f99-Domb' });
    expect(whereIs(table, 'f99-Domb')).toBe(BOLOGNA);
  });

  test('11.12 commanders go along, but not before a unit has', () => {
    const table = wonBy3().dice(1).answer('coalition', leaving);
    expect(table.refusal('french', { kind: 'advanceCommander', commander: 'Moreau' })).toMatchObject({
      rule: '11.12',
      because: { key: 'advance.notAlone' },
    });
    table
      .answer('french', { kind: 'advance', unit: 'f99-c1' })
      .answer('french', { kind: 'advanceCommander', commander: 'Moreau' })
      .answer('french', 'done');
    expect(['f99-c1', 'Moreau', 'Scherer'].map((id) => whereIs(table, id))).toEqual([BOLOGNA, BOLOGNA, MODENA]);
  });

  test('11.12 units that were held back do not advance', () => {
    const table = goneIn(
      { french: { [MODENA]: ATTACKERS }, coalition: { [BOLOGNA]: ['a99-Lipt'] } },
      { from: MODENA, to: BOLOGNA, holdBack: ['f99-Victor'] },
    ).dice(1, 2, 1);
    expect(table.asked('french').answers).toEqual([
      { kind: 'advance', unit: 'f99-c1' },
      { kind: 'advance', unit: 'f99-Domb' },
      { kind: 'done' },
    ]);
  });

  test('11.12 an advance crosses a river and destroys the depot (A-36)', () => {
    const table = goneIn(
      {
        french: { '4328': ['f99-Victor', 'f99-Domb', 'f99-a', 'Moreau'] },
        coalition: { '4329': ['a99-Lipt'] },
        depots: { coalition: ['4329'] },
      },
      { from: '4328', to: '4329' },
    ).dice(4, 1, 1);
    expect(table.state.depots).toHaveLength(1);
    table.answer('french', { kind: 'advance', unit: 'f99-Domb' }).answer('french', 'done');
    expect(whereIs(table, 'f99-Domb')).toBe('4329');
    expect(table.state.depots).toEqual([]);
    expect(table.state.ledgers.coalition.depotsLost).toBe(1);
  });
});

describe('11.12 bp2 a win by one or two', () => {
  test('11.12 bp2 the defenders may stand, and then nobody advances', () => {
    const table = wonBy1();
    expect(table.asked('coalition').answers).toContainEqual({ kind: 'stand' });
    table.answer('coalition', 'stand');
    expect(asks(table, 'advance.who')).toBe(false);
    expect(whereIs(table, 'a99-Lipt')).toBe(BOLOGNA);
  });

  test('11.12 bp2 if they withdraw, cavalry alone may advance', () => {
    const table = wonBy1().answer('coalition', leaving);
    expect(table.asked('french').answers).toEqual([{ kind: 'advance', unit: 'f99-c1' }, { kind: 'done' }]);
    expect(table.refusal('french', { kind: 'advance', unit: 'f99-Victor' })).toEqual({
      rule: '11.12 bp2',
      because: say('advance.cavalryOnly', { unit: unitId('f99-Victor') }),
    });
    table.answer('french', { kind: 'advance', unit: 'f99-c1' });
    expect(whereIs(table, 'f99-c1')).toBe(BOLOGNA);
  });

  test('11.12 bp2 without cavalry nobody is asked', () => {
    const table = goneIn(
      {
        french: { [MODENA]: ['f99-Victor', 'f99-Domb', 'Moreau'] },
        coalition: { [BOLOGNA]: ['a99-Lipt', 'a99-Gotte'] },
      },
      { from: MODENA, to: BOLOGNA },
    ).dice(1, 2);
    expect(told(table, 'combat.won')[0]).toMatchObject({ side: 'french', difference: 1 });
    hit(table, 'coalition', 'a99-Lipt').answer('coalition', 'pass').dice(1).answer('coalition', leaving);
    expect(table.state.battle).toBeNull();
  });

  test('11.10, 11.12 the question to the defenders cites the rule by which they may go', () => {
    expect(wonBy1().asked('coalition').rule).toBe('11.12');
    const beaten = fight(1, 6);
    expect(told(beaten, 'combat.won')[0]).toMatchObject({ side: 'coalition', difference: 3 });
    hit(beaten, 'french', 'f99-Victor', 'f99-Victor', 'f99-Domb').answer('french', 'pass').dice(1);
    expect(beaten.asked('coalition').rule).toBe('11.10');
  });

  test('11.12 bp2 a win by two forces nobody out', () => {
    const table = takeHitsAsTheyCome(fight(1, 1)).dice(1);
    expect(told(table, 'combat.won')[0]).toMatchObject({ difference: 2 });
    expect(table.asked('coalition').prompt.key).toBe('withdrawal.whether');
  });
});

describe('11.13 all defenders fall', () => {
  test('11.13 anyone may advance, though the win was by two', () => {
    const table = goneIn(
      {
        french: { [MODENA]: ['f99-Victor', 'f99-Domb', 'f99-Salm', 'Moreau'] },
        coalition: { [BOLOGNA]: ['a99-Lipt'] },
      },
      { from: MODENA, to: BOLOGNA },
    ).dice(1, 3, 1);
    expect(told(table, 'combat.won')[0]).toMatchObject({ difference: 2 });
    table.answer('french', { kind: 'advance', unit: 'f99-Victor' });
    expect(whereIs(table, 'f99-Victor')).toBe(BOLOGNA);
  });

  test('11.13 anyone may advance even when the defenders had the better of it', () => {
    const table = goneIn(
      {
        french: { [MODENA]: ['f99-Victor', 'f99-Domb', 'f99-Salm', 'Moreau'] },
        coalition: { [BOLOGNA]: ['a99-Elsn', 'Kray'] },
      },
      { from: MODENA, to: BOLOGNA },
    ).dice(1, 6);
    expect(told(table, 'combat.won')).toEqual([{ side: 'coalition', attack: 6, defence: 9, difference: 3 }]);
    hit(table, 'french', 'f99-Victor', 'f99-Domb').dice(6, 1);
    expect(['a99-Elsn', 'Kray'].map((id) => whereIs(table, id))).toEqual(['lost', 'lost']);
    expect(table.asked('french').answers).toContainEqual({ kind: 'advance', unit: 'f99-Salm' });
    expect(isDisrupted(table, 'f99-Domb')).toBe(true);
  });
});
