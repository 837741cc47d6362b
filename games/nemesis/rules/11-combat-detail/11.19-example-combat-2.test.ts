import { describe, expect, test } from 'vitest';
import { asks, combatMarks, isDisrupted, type Table, told, valueBeforeDie, whereIs } from '../../testing/combat.ts';
import { DAVOUT, joined, NEY, PLATOV, STACK_Y, WIEN, WITTGENSTEIN } from '../../testing/vienna.ts';
import { attackSheet } from './11.5-attack-value.ts';
import { defenceSheet } from './11.7-defence-value.ts';

const INFANTRY = ['F-OG1', 'F-OG2', 'F-12', 'F-26'];

/** Five for the attack, two for the defence: 15 to 12. */
const won = (): Table => joined().dice(5, 2);

/** The Russians take their hits: two on Constantine’s infantry, one on Platov. */
const russiansHit = (): Table =>
  won()
    .answer('coalition', { kind: 'hit', unit: 'R-14' })
    .answer('coalition', { kind: 'hit', unit: 'R-3' })
    .answer('coalition', { kind: 'hit', unit: 'R-Plat1' })
    .answer('coalition', 'pass');

const lines = (table: Table, hex: string): readonly (readonly [string, number])[] =>
  [...attackSheet(table.state).lines, ...defenceSheet(table.state).lines]
    .filter(({ params }) => (params['from'] ?? params['hex']) === hex)
    .map(({ key, value }) => [key, value]);
const contribution = (table: Table, hex: string): number =>
  lines(table, hex).reduce((sum, [, value]) => sum + value, 0);

describe('11.5 example: the attack', () => {
  test('11.3 example: six units of three arms are worth 6 + 4 = 10, unhalved (C2-a)', () => {
    expect(lines(joined(), DAVOUT).slice(0, 2)).toEqual([
      ['value.factors', 6],
      ['value.arms', 4],
    ]);
  });

  test('11.4 example: −3 for the Danube and −1 for the fortress with artillery leave 6 (C2-a)', () => {
    const sheet = attackSheet(joined().state);
    expect(sheet.lines.slice(0, 4).map(({ key, value }) => [key, value])).toEqual([
      ['value.factors', 6],
      ['value.arms', 4],
      ['value.river', -3],
      ['value.fortress', -1],
    ]);
  });

  test('11.5 example: Davout’s rating makes it 9 (C2-a)', () => {
    const { lines: all } = attackSheet(joined().state);
    const davouts = all.slice(0, 5);
    expect(davouts[4]).toMatchObject({ key: 'value.commander', value: 3, params: { commander: 'Davout' } });
    expect(davouts.reduce((sum, { value }) => sum + value, 0)).toBe(9);
  });

  test("11.5 Ney without guns pays no fortress penalty beside Davout's artillery (A-02) (C2-b)", () => {
    expect(lines(joined(), NEY)).toEqual([
      ['value.support', 4],
      ['value.halved', -2],
      ['value.supportRiver', -2],
      ['value.supportCommander', 1],
    ]);
    expect(contribution(joined(), NEY)).toBe(1);
  });

  test('11.5 example: 9 by Davout, 1 by Ney and a 5 make 15 (C2-c)', () => {
    const table = joined();
    expect(valueBeforeDie(table)).toBe(10);
    table.dice(5);
    expect(told(table, 'combat.finalAttack')).toEqual([{ value: 10, die: 5, total: 15 }]);
  });
});

describe('11.7 example: the defence', () => {
  test('11.6 example: three units of two arms are worth 3 + 2 = 5, and Constantine’s 1 makes 6 (C2-d)', () => {
    const { lines: all } = defenceSheet(joined().state);
    expect(all.slice(0, 3).map(({ key, value }) => [key, value])).toEqual([
      ['value.factors', 3],
      ['value.arms', 2],
      ['value.commander', 1],
    ]);
  });

  test('11.7 example: Platov’s three, halved to one for their forced march, and himself make 2 (C2-e)', () => {
    expect(lines(joined(), PLATOV)).toEqual([
      ['value.support', 3],
      ['value.halved', -2],
      ['value.supportCommander', 1],
    ]);
    expect(contribution(joined(), PLATOV)).toBe(2);
  });

  test('11.7 example: Wittgenstein’s one and himself make 2 (C2-f)', () => {
    expect(lines(joined(), WITTGENSTEIN)).toEqual([
      ['value.support', 1],
      ['value.supportCommander', 1],
    ]);
  });

  test('11.7 example: 6 + 2 + 2 and a 2 make 12 (C2-g)', () => {
    const table = joined().dice(5);
    expect(valueBeforeDie(table)).toBe(10);
    table.dice(2);
    expect(told(table, 'combat.finalDefence')).toEqual([{ value: 10, die: 2, total: 12 }]);
  });

  test('11.2 example: each modifier of both values is told, in the order of the rules', () => {
    const table = won();
    const attack = 'factors arms river fortress commander support halved supportRiver supportCommander';
    const defence = 'factors arms commander support halved supportCommander support supportCommander';
    const keys = table.events().map(({ said }) => said.key);
    expect(keys.filter((key) => /^(value|combat\.final)/.test(key)).map((key) => key.replace('value.', ''))).toEqual([
      ...attack.split(' '),
      'combat.finalAttack',
      ...defence.split(' '),
      'combat.finalDefence',
    ]);
  });
});

describe('11.8 example: the outcome', () => {
  test('11.8 example: the French win by 3, and 20 hits would be the most for ten units (C2-h)', () => {
    const table = won();
    expect(told(table, 'combat.won')).toEqual([{ side: 'french', attack: 15, defence: 12, difference: 3 }]);
    expect(told(table, 'hits.onLoser')).toEqual([{ side: 'coalition', difference: 3, cap: 20, hits: 3 }]);
  });

  test('11.17 example: the Russians allocate three hits to units that took part', () => {
    const table = won();
    expect(table.asked('coalition').answers.map(({ unit }) => unit)).toEqual(['R-14', 'R-3', 'R-Pahl']);
    table.answer('coalition', { kind: 'hit', unit: 'R-14' }).answer('coalition', { kind: 'hit', unit: 'R-3' });
    expect(table.asked('coalition').answers.map(({ unit }) => unit)).toEqual(
      expect.arrayContaining(['R-14', 'R-3', 'R-Pahl', 'R-Plat1', 'R-Plat2', 'R-Illow', 'R-deW']),
    );
    expect(table.asked('coalition').answers).toHaveLength(7);
  });

  test.each([
    ['C2-j1', 1, -2, 0],
    ['C2-j2', 2, -1, 0],
    ['C2-i', 3, 0, 1],
    ['C2-j4', 4, 0, 1],
    ['C2-j5', 5, 1, 2],
    ['C2-j6', 6, 2, 3],
  ])('11.15 example: half of 3 is 1, rounded down, adjusted by the die (%s)', (_vector, die, adjustment, hits) => {
    const table = russiansHit().dice(die);
    expect(told(table, 'hits.onWinner')).toEqual([
      { side: 'french', difference: 3, half: 1, die, adjustment, cap: 7, hits },
    ]);
    expect(asks(table, 'hits.who', 'french')).toBe(hits > 0);
  });

  test('11.12 example: Constantine must withdraw from Wien, and standing is not offered (C2-h)', () => {
    const table = russiansHit().dice(1);
    expect(table.asked('coalition').prompt.key).toBe('withdrawal.where');
    expect(table.asked('coalition').answers).toEqual([
      { kind: 'withdraw', to: PLATOV },
      { kind: 'withdraw', to: STACK_Y },
    ]);
  });

  test('11.12 example: Davout’s units in good order advance into Wien', () => {
    const table = russiansHit()
      .dice(3)
      .answer('french', { kind: 'hit', unit: 'F-OG1' })
      .answer('french', 'pass')
      .answer('coalition', { kind: 'withdraw', to: STACK_Y });
    expect(asks(table, 'withdrawal.shed', 'coalition')).toBe(true);
    table.answer('coalition', { kind: 'shed', unit: 'R-Pahl' });
    table.until('advance.who');
    expect(table.refusal('french', { kind: 'advance', unit: 'F-OG1' }).rule).toBe('11.12');
    for (const unit of ['F-OG2', 'F-12', 'F-26', 'F-GC1', 'F-GA']) table.answer('french', { kind: 'advance', unit });
    table.answer('french', { kind: 'advanceCommander', commander: 'Davout' });
    expect(INFANTRY.map((id) => whereIs(table, id))).toEqual([DAVOUT, WIEN, WIEN, WIEN]);
    expect(['F-GC1', 'F-GA', 'Davout'].map((id) => whereIs(table, id))).toEqual([WIEN, WIEN, WIEN]);
    expect(isDisrupted(table, 'F-OG1')).toBe(true);
  });

  test('11.2 example: all who took part have fought once, Stacks C and Y have not', () => {
    const table = won();
    const marks = ['F-OG1', 'F-GA', 'F-YG1', 'R-14', 'R-Plat1', 'R-deW', 'F-15', 'R-4'].map((id) =>
      combatMarks(table, id),
    );
    expect(marks).toEqual([1, 1, 1, 1, 1, 1, 0, 0]);
  });
});
