import { expect, test } from 'vitest';
import { asks, type Table, told } from '../../testing/combat.ts';
import {
  beforeVienna,
  DAVOUT,
  davoutOrdered,
  joined,
  NEY,
  PLATOV,
  STACK_C,
  STACK_Y,
  WIEN,
  WITTGENSTEIN,
} from '../../testing/vienna.ts';

/** Davout spends one Command and the order is carried out; the French name their supports. */
const goesIn = (): Table => davoutOrdered().answer('french', { kind: 'commit', commands: 1 }).dice(3);
const frenchCalled = (): Table =>
  goesIn().answer('french', { kind: 'support', hex: NEY }).answer('french', { kind: 'support', hex: STACK_C });
const russiansCalled = (): Table =>
  frenchCalled()
    .answer('coalition', { kind: 'commit', commands: 2 })
    .dice(5, 3)
    .answer('coalition', { kind: 'support', hex: PLATOV })
    .answer('coalition', { kind: 'support', hex: WITTGENSTEIN })
    .answer('coalition', { kind: 'support', hex: STACK_Y });

const score = (table: Table, hex: string) => told(table, 'support.score').find((params) => params['hex'] === hex);

test('10.1 example: Davout may be ordered to attack Constantine across the Danube', () => {
  expect(beforeVienna().asked('french').answers).toContainEqual({ kind: 'attack', from: DAVOUT, to: WIEN });
});

test('10.2 example a: the French may spend none to three Commands and spend one (C1-a)', () => {
  const table = davoutOrdered();
  expect(table.asked('french').answers.map(({ commands }) => commands)).toEqual([0, 1, 2, 3]);
  table.answer('french', { kind: 'commit', commands: 1 });
  expect(table.state.ledgers.french.commands).toBe(2);
});

test('10.2c example b, c: 3 on the die, 1 Command and Davout’s 3 make 7, and the attack takes place (C1-a)', () => {
  const table = goesIn();
  expect(told(table, 'attack.score')).toEqual([{ from: DAVOUT, die: 3, commands: 1, rating: 3, total: 7, needed: 7 }]);
  expect(told(table, 'attack.goesIn')).toEqual([{ from: DAVOUT, to: WIEN }]);
  expect(asks(table, 'support.call', 'french')).toBe(true);
});

test('10.2b example c: without the Command Davout would have been unable to attack (C1-b)', () => {
  const table = davoutOrdered().answer('french', { kind: 'commit', commands: 0 }).dice(3);
  expect(told(table, 'attack.score')).toEqual([{ from: DAVOUT, die: 3, commands: 0, rating: 3, total: 6, needed: 7 }]);
  expect(told(table, 'attack.fails')).toEqual([{ side: 'french' }]);
  expect(table.state.clock.out).toContain('french');
});

test('10.2a example c: a 1 aborts, whatever was spent, and the French may try again (C1-c)', () => {
  const table = davoutOrdered().answer('french', { kind: 'commit', commands: 1 }).dice(1);
  expect(told(table, 'attack.aborted')).toEqual([{ side: 'french' }]);
  expect(table.state.ledgers.french.commands).toBe(2);
  expect(table.state.clock.out).not.toContain('french');
  expect(asks(table, 'attack.order', 'coalition')).toBe(true);
  table.answer('coalition', 'decline');
  expect(asks(table, 'attack.order', 'french')).toBe(true);
});

test('10.3 example a: the Russians spend both of their Commands', () => {
  const table = frenchCalled();
  expect(table.asked('coalition').answers.map(({ commands }) => commands)).toEqual([0, 1, 2]);
  table.answer('coalition', { kind: 'commit', commands: 2 });
  expect(table.state.ledgers.coalition.commands).toBe(0);
});

test('10.4 example d: Ney comes with 2 + 1 + 5 = 8 (C1-d)', () => {
  const table = frenchCalled().answer('coalition', { kind: 'commit', commands: 2 }).dice(5);
  expect(score(table, NEY)).toEqual({ hex: NEY, die: 5, commands: 1, rating: 2, conscripts: 0, total: 8, needed: 7 });
  expect(table.state.battle?.joined.french).toEqual([NEY]);
});

test('10.4 example d: Stack C stays away with 0 + 1 + 3 = 4 (C1-e)', () => {
  const table = frenchCalled().answer('coalition', { kind: 'commit', commands: 2 }).dice(5, 3);
  expect(score(table, STACK_C)).toEqual({
    hex: STACK_C,
    die: 3,
    commands: 1,
    rating: 0,
    conscripts: 0,
    total: 4,
    needed: 7,
  });
  expect(table.state.battle?.joined.french).toEqual([NEY]);
});

test('10.5 example e: Constantine will be attacked anyway, no die is rolled for him', () => {
  const table = russiansCalled();
  expect(table.asked('chance').prompt).toMatchObject({
    key: 'support.roll',
    params: { hex: PLATOV },
  });
});

test('10.5 example f: Platov comes with 2 + 2 + 3 = 7 (C1-f)', () => {
  const table = russiansCalled().dice(3);
  expect(score(table, PLATOV)).toEqual({
    hex: PLATOV,
    die: 3,
    commands: 2,
    rating: 2,
    conscripts: 0,
    total: 7,
    needed: 7,
  });
  expect(table.state.battle?.joined.coalition).toEqual([PLATOV]);
});

test('10.5 example f: Wittgenstein comes with 2 + 2 + 5 − 1 for his Conscripts = 8 (C1-g)', () => {
  const table = russiansCalled().dice(3, 5);
  expect(score(table, WITTGENSTEIN)).toEqual({
    hex: WITTGENSTEIN,
    die: 5,
    commands: 2,
    rating: 2,
    conscripts: 1,
    total: 8,
    needed: 7,
  });
  expect(table.state.battle?.joined.coalition).toEqual([PLATOV, WITTGENSTEIN]);
});

test('10.5 example f: Stack Y stays away with 0 + 2 + 1 = 3, and its 1 has no special meaning (C1-h)', () => {
  const table = russiansCalled().dice(3, 5, 1);
  expect(score(table, STACK_Y)).toEqual({
    hex: STACK_Y,
    die: 1,
    commands: 2,
    rating: 0,
    conscripts: 0,
    total: 3,
    needed: 7,
  });
  expect(told(table, 'attack.aborted')).toEqual([]);
});

test('10.5 example g: Davout fights with Ney against Constantine, Platov and Wittgenstein', () => {
  const { battle } = joined().state;
  expect(battle?.joined).toEqual({ french: [NEY], coalition: [PLATOV, WITTGENSTEIN] });
  expect(battle?.called).toEqual({ french: [NEY, STACK_C], coalition: [PLATOV, WITTGENSTEIN, STACK_Y] });
});
