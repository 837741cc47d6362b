import { describe, expect, test } from 'vitest';
import { asks, combatMarks, goneIn, inCombat, ordered, type Table, told, whereIs } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';

const TURIN = '4428';
const FIELD = '4328';
const ALESSANDRIA = '4329';
const NORTH = '4327';

const facing: Position = {
  french: { [TURIN]: ['f99-Victor', 'Moreau'] },
  coalition: { [FIELD]: ['a99-Lipt', 'Kray'] },
  next: 'french',
};
/** An order on which a 1 is rolled. */
const aborted = (table: Table, side: 'french' | 'coalition', from: string, to: string): Table =>
  table.answer(side, { kind: 'attack', from, to }).dice(1);

describe('10.6 turn and turn about', () => {
  test('10.6 after one player’s attack it is the other’s turn, and so on', () => {
    const table = inCombat(facing);
    expect(asks(table, 'attack.order', 'french')).toBe(true);
    aborted(table, 'french', TURIN, FIELD);
    expect(asks(table, 'attack.order', 'coalition')).toBe(true);
    aborted(table, 'coalition', FIELD, TURIN);
    expect(asks(table, 'attack.order', 'french')).toBe(true);
  });

  test('10.6 an attack that is fought out passes the turn as well', () => {
    const table = goneIn(facing, { from: TURIN, to: FIELD }).dice(3, 3);
    expect(told(table, 'combat.tie')).toEqual([{ attack: 5, defence: 5 }]);
    table.answer('french', 'pass');
    expect(table.state.battle).toBeNull();
    expect(asks(table, 'attack.order', 'coalition')).toBe(true);
  });

  test('10.6 a player who declines orders no more, and the other goes on alone', () => {
    const table = inCombat(facing).answer('french', 'decline');
    aborted(table, 'coalition', FIELD, TURIN);
    expect(asks(table, 'attack.order', 'coalition')).toBe(true);
    aborted(table, 'coalition', FIELD, TURIN);
    expect(asks(table, 'attack.order', 'coalition')).toBe(true);
  });

  test('10.6 a player whose order fails orders no more, though he has units beside the enemy (PN-10.6)', () => {
    const table = ordered(
      {
        french: { [TURIN]: ['f99-Victor', 'Scherer'], [NORTH]: ['f99-Hatry', 'Moreau'] },
        coalition: { [FIELD]: ['a99-Lipt'] },
        ledgers: { french: { commands: 3 } },
      },
      { from: TURIN, to: FIELD, commands: 2 },
    ).dice(3);
    expect(told(table, 'attack.score')[0]).toMatchObject({ rating: 1, commands: 2, total: 6 });
    expect(table.state.ledgers.french.commands).toBe(1);
    aborted(table, 'coalition', FIELD, TURIN);
    expect(asks(table, 'attack.order', 'coalition')).toBe(true);
  });

  test('10.6 a player who can order no attack is passed over without a question', () => {
    const table = inCombat({ ...facing, disrupted: ['f99-Victor'] });
    expect(told(table, 'attack.nobodyCan')).toEqual([{ side: 'french' }]);
    expect(asks(table, 'attack.order', 'coalition')).toBe(true);
  });

  test('10.6 and may attack as soon as there is an order to give: he has neither declined nor failed (B-23)', () => {
    const table = inCombat({
      french: { [TURIN]: ['f99-Victor', 'Moreau'] },
      depots: { french: [ALESSANDRIA] },
      coalition: { '4229': ['a99-Lipt', 'Kray'] },
      next: 'french',
    });
    expect(table.state.clock.out).toEqual([]);
    table.answer('coalition', { kind: 'attack', from: '4229', to: ALESSANDRIA }).dice(6);
    table.answer('coalition', { kind: 'advance', unit: 'a99-Lipt' }).answer('coalition', 'done');
    expect(table.asked('french').answers).toContainEqual({ kind: 'attack', from: TURIN, to: ALESSANDRIA });
  });

  test('10.6 when neither can order anything the phase is over, and so it is when the other is out', () => {
    const apart = inCombat({ ...facing, coalition: { '3325': ['a99-Lipt', 'Kray'] } });
    expect(told(apart, 'attack.nobodyCan')).toEqual([{ side: 'french' }, { side: 'coalition' }]);
    expect(apart.state.clock.phase).toBe('commandersMovement');
    const alone = inCombat({ ...facing, disrupted: ['f99-Victor'], out: ['coalition'] });
    expect(alone.state.clock.phase).toBe('commandersMovement');
  });

  test('10.7 the same stack may attack again and again', () => {
    const table = inCombat({ ...facing, out: ['coalition'] });
    aborted(table, 'french', TURIN, FIELD);
    table.answer('french', { kind: 'attack', from: TURIN, to: FIELD }).dice(6, 3, 2);
    expect(told(table, 'combat.won')).toHaveLength(1);
    table.answer('coalition', 'pass').dice(1).answer('coalition', 'stand');
    expect(combatMarks(table, 'f99-Victor')).toBe(1);
    expect(table.asked('french').answers).toContainEqual({ kind: 'attack', from: TURIN, to: FIELD });
    table.answer('french', { kind: 'attack', from: TURIN, to: FIELD }).dice(6);
    expect(told(table, 'value.halved')).toHaveLength(1);
  });
});

describe('8.7 attacks on what nobody defends', () => {
  const depot: Position = {
    french: { [TURIN]: ['f99-Victor', 'f99-Hatry', 'Moreau'] },
    coalition: { [NORTH]: ['a99-Lipt'] },
    depots: { coalition: [ALESSANDRIA] },
    ledgers: { french: { commands: 1 } },
  };

  test('8.7 an attack on a lone depot leaves no combat mark and allows an advance (A-76) (R-A76)', () => {
    const table = ordered(depot, { from: TURIN, to: ALESSANDRIA, commands: 1 }).dice(4);
    expect(told(table, 'attack.score')[0]).toMatchObject({ total: 7 });
    expect(table.state.depots).toEqual([]);
    expect(table.state.ledgers.coalition.depotsLost).toBe(1);
    table.answer('french', { kind: 'advance', unit: 'f99-Hatry' }).answer('french', 'done');
    expect(whereIs(table, 'f99-Hatry')).toBe(ALESSANDRIA);
    expect(['f99-Victor', 'f99-Hatry'].map((id) => combatMarks(table, id))).toEqual([0, 0]);
    expect(asks(table, 'attack.order', 'coalition')).toBe(false);
    expect(table.state.battle).toBeNull();
  });

  test('8.7 an order that fails leaves the Depot where it is', () => {
    const table = ordered(depot, { from: TURIN, to: ALESSANDRIA, commands: 1 }).dice(3);
    expect(table.state.depots).toEqual([{ side: 'coalition', hex: ALESSANDRIA }]);
  });

  test('11.19 a commander alone is attacked without a combat: he flees or is taken, and the attackers may advance', () => {
    const wanted: Position = {
      french: { [TURIN]: ['f99-Victor', 'Moreau'] },
      coalition: { [FIELD]: ['Kray'], [NORTH]: ['a99-Lipt'] },
    };
    const escaped = ordered(wanted, { from: TURIN, to: FIELD }).dice(6, 2);
    expect(whereIs(escaped, 'Kray')).toBe(NORTH);
    expect(asks(escaped, 'advance.who', 'french')).toBe(true);
    const taken = ordered(wanted, { from: TURIN, to: FIELD }).dice(6, 1);
    expect(whereIs(taken, 'Kray')).toBe('lost');
  });
});

describe('10.8 the end of the phase', () => {
  test('10.8 when both are out the markers of forced marches and combats come off, and commanders move', () => {
    const table = inCombat({ ...facing, forced: ['f99-Victor'], marched: ['a99-Lipt'], combats: { 'a99-Lipt': 2 } });
    table.answer('french', 'decline');
    expect(combatMarks(table, 'a99-Lipt')).toBe(2);
    table.answer('coalition', 'decline');
    expect(table.state.units.filter(({ marched, combats }) => marched !== 'no' || combats > 0)).toEqual([]);
    expect(table.state.clock.phase).toBe('commandersMovement');
  });
});
