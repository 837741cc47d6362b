import { expect, test } from 'vitest';
import { asks, combatMarks, goneIn, isDisrupted, ordered, type Table, told, whereIs } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';

const TURIN = '4428';
const FIELD = '4328';
const NORTH = '4327';
const WEST = '4427';

const wanted = (more: Partial<Position> = {}): Position => ({
  french: { [TURIN]: ['f99-Victor', 'f99-Hatry', 'Moreau'] },
  coalition: { [FIELD]: ['a99-c1', 'a99-c2', 'Kray'] },
  ...more,
});
const attacked = (more: Partial<Position> = {}): Table => goneIn(wanted(more), { from: TURIN, to: FIELD });
const mayEvade = (table: Table): boolean => asks(table, 'withdrawal.whether', 'coalition');

test('11.1 a cavalry stack may slip away before combat if the attackers have no cavalry (A-30)', () => {
  const table = attacked();
  expect(table.asked('coalition').rule).toBe('11.1');
  expect(table.asked('coalition').answers).toEqual([{ kind: 'withdraw', to: NORTH }, { kind: 'stand' }]);
  table.answer('coalition', { kind: 'withdraw', to: NORTH });
  expect(['a99-c1', 'a99-c2', 'Kray'].map((id) => whereIs(table, id))).toEqual([NORTH, NORTH, NORTH]);
  expect(told(table, 'combat.evaded')).toEqual([{ side: 'coalition', hex: FIELD }]);
});

test('11.1 no combat is counted, and any unit of the attacking stack may advance (A-30)', () => {
  const table = attacked().answer('coalition', { kind: 'withdraw', to: NORTH });
  table.answer('french', { kind: 'advance', unit: 'f99-Hatry' }).answer('french', 'done');
  expect(whereIs(table, 'f99-Hatry')).toBe(FIELD);
  expect(['f99-Victor', 'f99-Hatry', 'a99-c1'].map((id) => combatMarks(table, id))).toEqual([0, 0, 0]);
  expect(table.events('11.5')).toEqual([]);
});

test('11.1 the cavalry may stand and fight', () => {
  const table = attacked().answer('coalition', 'stand');
  expect(table.asked().prompt.key).toBe('combat.attackDie');
});

test('11.1 one unit that is no cavalry, and nobody slips away', () => {
  expect(mayEvade(attacked({ coalition: { [FIELD]: ['a99-c1', 'a99-Lipt'] } }))).toBe(false);
});

test('11.1 infantry among the defenders holds them all, wherever it lies in the stack', () => {
  expect(mayEvade(attacked({ coalition: { [FIELD]: ['a99-Lipt', 'a99-c1', 'a99-c2', 'Kray'] } }))).toBe(false);
  expect(mayEvade(attacked({ coalition: { [FIELD]: ['a99-Lipt'] } }))).toBe(false);
});

test('11.1 they are not asked while only one of the attackers rides', () => {
  const french = { [TURIN]: ['f99-c1', 'f99-Victor', 'f99-Hatry', 'Moreau'] };
  expect(mayEvade(attacked({ french }))).toBe(false);
});

test('11.1 disrupted cavalry may slip away too (A-30)', () => {
  expect(mayEvade(attacked({ disrupted: ['a99-c1', 'a99-c2'] }))).toBe(true);
});

test('11.1 cavalry among the ordered units prevents it, held back it does not', () => {
  const french = { [TURIN]: ['f99-Victor', 'f99-c1', 'Moreau'] };
  expect(mayEvade(attacked({ french }))).toBe(false);
  expect(mayEvade(goneIn(wanted({ french }), { from: TURIN, to: FIELD, holdBack: ['f99-c1'] }))).toBe(true);
});

test('11.1 cavalry in a supporting stack that joined prevents it (A-30)', () => {
  const french = { [TURIN]: ['f99-Victor', 'Moreau'], [WEST]: ['f99-c1', 'Joubert'] };
  const called = (die: number): Table =>
    ordered(wanted({ french }), { from: TURIN, to: FIELD })
      .dice(6)
      .answer('french', { kind: 'support', hex: WEST })
      .dice(die);
  expect(mayEvade(called(5))).toBe(false);
  expect(mayEvade(called(4))).toBe(true);
});

test('11.1 disrupted cavalry of a supporter does not prevent it (A-30)', () => {
  const table = ordered(
    wanted({
      french: { [TURIN]: ['f99-Victor', 'Moreau'], [WEST]: ['f99-Geno', 'f99-c1', 'Joubert'] },
      disrupted: ['f99-c1'],
    }),
    { from: TURIN, to: FIELD },
  )
    .dice(6)
    .answer('french', { kind: 'support', hex: WEST })
    .dice(5);
  expect(mayEvade(table)).toBe(true);
});

test('11.1 without a legal hex there is no slipping away (A-92)', () => {
  expect(
    mayEvade(attacked({ coalition: { [FIELD]: ['a99-c1'] }, french: { ...wanted().french, [NORTH]: ['f99-Geno'] } })),
  ).toBe(false);
});

test('11.1 no pursuit follows, for the attackers have no cavalry in good order', () => {
  const table = attacked({ disrupted: ['a99-c1'] }).answer('coalition', { kind: 'withdraw', to: NORTH });
  expect(whereIs(table, 'a99-c1')).toBe(NORTH);
  expect(isDisrupted(table, 'a99-c1')).toBe(true);
});

test('11.1 a lone disrupted unit that finds no room behind is lost in slipping away, and no combat follows', () => {
  const table = attacked({
    coalition: { [FIELD]: ['a99-c1'], [NORTH]: ['a99-Elsn', 'a99-Mitr'] },
    disrupted: ['a99-c1'],
  });
  table.answer('coalition', { kind: 'withdraw', to: NORTH });
  expect(whereIs(table, 'a99-c1')).toBe('lost');
  expect(asks(table, 'advance.who', 'french')).toBe(true);
});
