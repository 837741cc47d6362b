import { expect, test } from 'vitest';
import { asks, inCombat, ordered, type Table, told } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';

const TURIN = '4428';
const FIELD = '4328';

const facing = (commanders: readonly string[], commands: number): Position => ({
  french: { [TURIN]: ['f99-Victor', ...commanders] },
  coalition: { [FIELD]: ['a99-Lipt'] },
  ledgers: { french: { commands } },
});
const order = (commanders: readonly string[], commands: number): Table =>
  ordered(facing(commanders, 3), { from: TURIN, to: FIELD, commands });

test('10.2 the attacker spends any number of the Commands that he has left, and they are deducted', () => {
  const table = inCombat(facing(['Moreau'], 2)).answer('french', { kind: 'attack', from: TURIN, to: FIELD });
  expect(table.asked('french').answers.map(({ commands }) => commands)).toEqual([0, 1, 2]);
  table.answer('french', { kind: 'commit', commands: 2 });
  expect(table.state.ledgers.french.commands).toBe(0);
});

test('10.2 with no Commands left he is not asked', () => {
  const table = inCombat(facing(['Moreau'], 0)).answer('french', { kind: 'attack', from: TURIN, to: FIELD });
  expect(table.asked().prompt.key).toBe('attack.roll');
});

test('10.2 the die, the Commands and the highest rating of the stack are added', () => {
  const table = order(['Victor99', 'Moreau', 'Scherer'], 1).dice(4);
  expect(told(table, 'attack.score')).toEqual([{ from: TURIN, die: 4, commands: 1, rating: 2, total: 7, needed: 7 }]);
});

test('10.2a a die of 1 aborts an attack that totals 7 or more (A-28)', () => {
  const table = ordered(facing(['Moreau'], 4), { from: TURIN, to: FIELD, commands: 4 }).dice(1);
  expect(told(table, 'attack.score')[0]).toMatchObject({ die: 1, total: 7 });
  expect(told(table, 'attack.aborted')).toEqual([{ side: 'french' }]);
  expect(table.state.ledgers.french.commands).toBe(0);
  expect(table.state.clock.out).toEqual([]);
  expect(asks(table, 'attack.order', 'coalition')).toBe(true);
});

test('10.2b under 7 the attack fails, and the player orders no more this Turn', () => {
  const table = order(['Moreau'], 1).dice(3);
  expect(told(table, 'attack.score')[0]).toMatchObject({ total: 6 });
  expect(table.state.ledgers.french.commands).toBe(2);
  expect(table.state.clock.out).toEqual(['french']);
  expect(asks(table, 'attack.order', 'coalition')).toBe(true);
});

test('10.2c on 7 the combat goes ahead', () => {
  expect(order(['Moreau'], 1).dice(4).asked().prompt.key).toBe('combat.attackDie');
});

test('10.2 a stack without commander attacks with a rating of 0 (A-29)', () => {
  const table = order([], 1).dice(6);
  expect(told(table, 'attack.score')[0]).toMatchObject({ rating: 0, total: 7 });
  expect(told(table, 'attack.goesIn')).toHaveLength(1);
});
