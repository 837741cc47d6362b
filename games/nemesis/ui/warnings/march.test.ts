import type { Answer } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import type { Side } from '../../ids.ts';
import type { Table } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { warnings } from './index.ts';

const MANTUA = '3928';
const MILAN = '4227';
const BRESCIA = '4027';
const VERONA = '3827';
const PARMA = '4028';
const TURIN = '4428';

const warned = (table: Table, answer: Answer | string, by: Side = 'french'): readonly string[] => {
  const question = { ...table.asked(by), sealed: false };
  const given = typeof answer === 'string' ? { kind: answer } : answer;
  expect(question.answers).toContainEqual(given);
  return warnings(table.view(by).state, question, given, 'en');
};

describe('marches', () => {
  const ready = (more: Position = {}): Table =>
    at({
      depots: { french: [MANTUA] },
      trains: [
        { side: 'french', hex: MANTUA },
        { side: 'french', hex: MILAN },
      ],
      ...more,
      french: { [MANTUA]: ['f99-Serr', 'f99-mg', 'Moreau'], [MILAN]: ['f99-ci'], ...more.french },
    });
  const setOut = (more: Position = {}): Table => ready(more).answer('french', { kind: 'move', from: MANTUA });
  const enemy = { coalition: { [VERONA]: ['a99-Lipt'] } };

  test('18.4a, 8.7 a victory city left open to an enemy within a march', () => {
    expect(warned(setOut(enemy), 'march')).toContain(
      'This leaves Mantua, a victory city, without a garrison, and the enemy is within a march.',
    );
    expect(warned(setOut(enemy).answer('french', { kind: 'leave', unit: 'f99-mg' }), 'march')).toEqual([]);
    expect(warned(setOut(), 'march')).toEqual([]);
  });

  test('6.2 troops whose route the marching stack has kept open against cavalry', () => {
    const table = ready({
      french: { [MANTUA]: [], [MILAN]: [], '4128': ['f99-Serr', 'Moreau'], [PARMA]: ['f99-Hatry'] },
      coalition: { '4127': ['a99-c2'] },
      depots: { french: [MILAN] },
      trains: [{ side: 'french', hex: '4128' }],
    }).answer('french', { kind: 'move', from: '4128' });
    expect(warned(table, 'march')).toEqual(['This leaves troops out of supply: Parma.']);
  });

  test('11.19 a commander left without troops', () => {
    const table = setOut(enemy).answer('french', { kind: 'leaveCommander', commander: 'Moreau' });
    expect(warned(table, 'march')).toEqual(
      expect.arrayContaining([
        'Left without troops at Mantua, with the enemy near: Moreau.',
        'No commander goes along from Mantua.',
      ]),
    );
  });

  test('8.5 the chance of loss by a long march, and the price of a forced one', () => {
    const table = setOut().answer('french', 'march');
    expect(warned(table, { kind: 'step', to: BRESCIA })).toEqual([]);
    for (const to of [BRESCIA, '4127']) table.answer('french', { kind: 'step', to });
    const third = warned(table, { kind: 'step', to: '4226' });
    expect(third[0]).toMatch(/^A march of [34]: a chance of (17|33)% that/);
    table.answer('french', { kind: 'step', to: '4128' });
    const next = table.asked('french').answers.find(({ kind }) => kind === 'step') as Answer;
    expect(warned(table, next)).toEqual([
      expect.stringMatching(/^A march of [45]: a chance of (33|50)% that/),
      'A forced march: these units fight at half strength this Turn.',
    ]);
  });

  test('18.8 Suvorov eases the march that he goes along with', () => {
    const led = (leader: string) => {
      const table = at({
        next: 'coalition',
        coalition: { [MANTUA]: ['a99-Lipt', 'a99-Gotte', leader] },
        depots: { coalition: [MANTUA] },
        trains: [{ side: 'coalition', hex: MANTUA }],
      })
        .answer('coalition', { kind: 'move', from: MANTUA })
        .answer('coalition', 'march');
      for (const to of [BRESCIA, '4127']) table.answer('coalition', { kind: 'step', to });
      return warned(table, { kind: 'step', to: '4128' }, 'coalition');
    };
    expect(led('Kray')).toHaveLength(1);
    expect(led('Suvorov')).toEqual([]);
  });

  test('6.1 a halt out of supply', () => {
    const table = setOut({ depots: { french: [TURIN] } }).answer('french', 'march');
    table.answer('french', { kind: 'step', to: BRESCIA });
    expect(warned(table, 'halt')).toEqual(['This leaves the stack at Brescia out of supply.']);
    const fed = setOut().answer('french', 'march').answer('french', { kind: 'step', to: BRESCIA });
    expect(warned(fed, 'halt')).toEqual([]);
  });

  test('8.2 the last train, and a train thrown away', () => {
    const last = ready({ trains: [{ side: 'french', hex: MANTUA }] });
    expect(warned(last, { kind: 'move', from: MANTUA })).toHaveLength(1);
    expect(warned(ready(), { kind: 'move', from: MANTUA })).toEqual([]);
    expect(warned(ready(), { kind: 'discard', hex: MILAN })).toEqual(['The train at Milan is discarded unused.']);
  });
});
