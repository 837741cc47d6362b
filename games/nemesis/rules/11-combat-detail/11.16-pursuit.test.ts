import { expect, test } from 'vitest';
import { asks, goneIn, hit, type Table, told, whereIs } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';

const MODENA = '3929';
const BOLOGNA = '3829';
const SOUTH = '3730';

interface Pursuit {
  readonly attackers?: readonly string[];
  readonly hits?: readonly string[];
  readonly defenders?: readonly string[];
  readonly disrupted?: readonly string[];
}

/** The attackers, five before the dice, lose by two to two units in good order, and the defenders withdraw by choice. */
const withdrawn = ({
  attackers = ['f99-Victor', 'f99-Domb', 'f99-c1'],
  hits = ['f99-Victor', 'f99-Victor'],
  defenders = ['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'a99-c1'],
  disrupted = ['a99-Lipt', 'a99-c1'],
}: Pursuit = {}): Table => {
  const wanted: Position = {
    french: { [MODENA]: attackers },
    coalition: { [BOLOGNA]: defenders },
    disrupted,
    ledgers: { french: { commands: 1 } },
  };
  const table = goneIn(wanted, { from: MODENA, to: BOLOGNA, commands: 1 }).dice(1, 6);
  expect(told(table, 'combat.won')).toEqual([{ side: 'coalition', attack: 6, defence: 8, difference: 2 }]);
  return hit(table, 'french', ...hits)
    .dice(1)
    .answer('coalition', { kind: 'withdraw', to: SOUTH });
};

test('11.16 pursuit also follows a withdrawal by choice (A-93) (R-A93)', () => {
  const table = withdrawn();
  expect(table.asked('coalition').rule).toBe('11.16');
  expect(table.asked('coalition').answers).toEqual([
    { kind: 'hit', unit: 'a99-c1' },
    { kind: 'hit', unit: 'a99-Lipt' },
  ]);
  table.answer('coalition', { kind: 'hit', unit: 'a99-Lipt' });
  expect(['a99-Lipt', 'a99-c1', 'a99-Gotte'].map((id) => whereIs(table, id))).toEqual(['lost', SOUTH, SOUTH]);
});

test('11.16 disrupted cavalry does not protect a withdrawing stack (A-93)', () => {
  const table = withdrawn({ disrupted: ['a99-c1', 'a99-Lipt'] });
  expect(told(table, 'pursuit.begins')).toEqual([{ side: 'coalition' }]);
});

test('11.16 cavalry in good order does', () => {
  const table = withdrawn({
    defenders: ['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'a99-c2'],
    disrupted: ['a99-Lipt', 'a99-c2'],
  });
  expect(asks(table, 'pursuit.who')).toBe(true);
  const covered = goneIn(
    {
      french: { [MODENA]: ['f99-Victor', 'f99-c1', 'Moreau'] },
      coalition: { [BOLOGNA]: ['a99-Lipt', 'a99-Gotte', 'a99-c1'] },
    },
    { from: MODENA, to: BOLOGNA },
  ).dice(3, 1);
  expect(told(covered, 'combat.won')[0]).toMatchObject({ side: 'french', difference: 3 });
  hit(covered, 'coalition', 'a99-Lipt', 'a99-Gotte', 'a99-Gotte')
    .answer('coalition', 'pass')
    .dice(1)
    .answer('coalition', { kind: 'withdraw', to: SOUTH });
  expect(told(covered, 'pursuit.begins')).toEqual([]);
  expect(whereIs(covered, 'a99-Lipt')).toBe(SOUTH);
});

test('11.16 it follows a forced withdrawal, and one disrupted unit alone is lost without a question', () => {
  const table = goneIn(
    {
      french: { [MODENA]: ['f99-Victor', 'f99-Domb', 'f99-c1', 'Moreau'] },
      coalition: { [BOLOGNA]: ['a99-Lipt', 'a99-Gotte', 'a99-Morz'] },
    },
    { from: MODENA, to: BOLOGNA },
  ).dice(1, 2);
  expect(told(table, 'combat.won')[0]).toMatchObject({ side: 'french', difference: 3 });
  hit(table, 'coalition', 'a99-Lipt', 'a99-Gotte', 'a99-Gotte')
    .answer('coalition', 'pass')
    .dice(1)
    .answer('coalition', { kind: 'withdraw', to: SOUTH });
  expect(whereIs(table, 'a99-Lipt')).toBe('lost');
  expect(whereIs(table, 'a99-Morz')).toBe(SOUTH);
});

test('11.16 without a disrupted unit in the stack nothing is lost', () => {
  const table = goneIn(
    {
      french: { [MODENA]: ['f99-Victor', 'f99-c1'] },
      coalition: { [BOLOGNA]: ['a99-Lipt', 'a99-Gotte'] },
      ledgers: { french: { commands: 1 } },
    },
    { from: MODENA, to: BOLOGNA, commands: 1 },
  ).dice(1, 5);
  hit(table, 'french', 'f99-Victor', 'f99-Victor').dice(1).answer('coalition', { kind: 'withdraw', to: SOUTH });
  expect(told(table, 'pursuit.begins')).toEqual([]);
  expect(whereIs(table, 'a99-Lipt')).toBe(SOUTH);
});

test('11.16 cavalry of the attacker that was disrupted in this combat does not pursue', () => {
  const table = withdrawn({ hits: ['f99-c1', 'f99-Victor'] });
  expect(told(table, 'pursuit.begins')).toEqual([]);
});

test('11.16 cavalry in a supporting stack does not pursue', () => {
  const table = goneIn(
    {
      french: { [MODENA]: ['f99-Victor', 'f99-Domb', 'f99-Salm', 'f99-a', 'Moreau'], '3729': ['f99-c1', 'Joubert'] },
      coalition: { [BOLOGNA]: ['a99-Lipt', 'a99-Gotte', 'a99-Morz', 'Kray'] },
    },
    { from: MODENA, to: BOLOGNA },
  ).dice(1, 1);
  hit(table, 'coalition', 'a99-Lipt', 'a99-Gotte', 'a99-Morz')
    .answer('coalition', 'pass')
    .dice(1)
    .answer('coalition', { kind: 'withdraw', to: SOUTH });
  expect(told(table, 'pursuit.begins')).toEqual([]);
});

test('11.16 nor does cavalry of the attacker that fell in this combat', () => {
  const table = withdrawn({ hits: ['f99-c1', 'f99-c1'] });
  expect(whereIs(table, 'f99-c1')).toBe('lost');
  expect(told(table, 'pursuit.begins')).toEqual([]);
});

test('11.16 those who found no room and went on are pursued as well, once that is settled (A-93)', () => {
  const table = goneIn(
    {
      french: { [MODENA]: ['f99-Victor', 'f99-c1'] },
      coalition: { [BOLOGNA]: ['a99-Lipt', 'a99-Gotte', 'a99-Hohe'], '3729': ['a99-Elsn'] },
      ledgers: { french: { commands: 1 } },
    },
    { from: MODENA, to: BOLOGNA, commands: 1 },
  ).dice(1, 4);
  expect(told(table, 'combat.won')[0]).toMatchObject({ side: 'coalition', difference: 2 });
  hit(table, 'french', 'f99-Victor', 'f99-Victor')
    .dice(1)
    .answer('coalition', { kind: 'withdraw', to: '3729' })
    .answer('coalition', { kind: 'shed', unit: 'a99-Gotte' })
    .answer('coalition', { kind: 'withdraw', to: '3629' });
  expect(told(table, 'pursuit.begins')).toEqual([{ side: 'coalition' }]);
  expect(['a99-Gotte', 'a99-Lipt'].map((id) => whereIs(table, id))).toEqual(['lost', '3729']);
});
