import type { Answer, Language } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import type { Table } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { answersTowards } from '../towards.ts';
import { warned, warningsAt } from '../../testing/warned.ts';

const MANTUA = '3928';
const MILAN = '4227';
const BRESCIA = '4027';
const VERONA = '3827';
const PARMA = '4028';
const TURIN = '4428';

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
    expect(third[0]).toMatch(/^A march of [34]: (17|33)% risk of/);
    table.answer('french', { kind: 'step', to: '4128' });
    const next = table.asked('french').answers.find(({ kind }) => kind === 'step') as Answer;
    expect(warned(table, next)).toEqual([
      expect.stringMatching(/^A march of [45]: (33|50)% risk of/),
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

  const pointedAt = (table: Table, place: string, language: Language = 'en') => {
    const question = { ...table.asked('french'), sealed: false };
    const way = answersTowards(table.view('french').state, question, place);
    expect(way.length).toBeGreaterThan(1);
    return warningsAt(table, way, 'french', language);
  };

  test('8.4 a march pointed at from afar is looked at to its end before its first step', () => {
    const far = setOut({ ...enemy, depots: { french: ['3830'] } }).answer('french', 'march');
    expect(pointedAt(far, '4226')).toEqual([
      { rule: '8.5', words: 'A march of 3: 17% risk of losing a unit if it ends there.' },
      { rule: '6.1', words: 'This leaves the stack at Como out of supply.' },
      {
        rule: '18.4a',
        words: 'This leaves Mantua, a victory city, without a garrison, and the enemy is within a march.',
      },
    ]);
    const inFrench = pointedAt(far, '4226', 'fr').map(({ words }) => words.replaceAll(/[\u00a0\u202f]/g, ' '));
    expect(inFrench).toEqual([
      'Une marche de 3 : 17 % de risque de perdre ou de désorganiser une unité si elle s’arrête là.',
      'Côme : la pile y sera hors ravitaillement.',
      'Mantoue, ville de victoire, reste sans garnison, et l’ennemi est à une marche.',
    ]);
    expect(far.asked('french').prompt.params['hex']).toBe(MANTUA);
  });

  test('8.4 a short march into supply that leaves nothing open needs no warning', () => {
    const near = setOut().answer('french', 'march');
    expect(pointedAt(near, '4127')).toEqual([]);
  });

  test('8.4 bp6, 6.1 a step next to enemy cavalry ends the march, and its end is looked at', () => {
    const table = setOut({ coalition: { '3829': ['a99-c2'] }, depots: { french: [TURIN] } }).answer('french', 'march');
    expect(warningsAt(table, [{ kind: 'step', to: '3929' }])).toEqual([
      { rule: '8.4 bp6', words: 'Enemy cavalry is next to Modena: the march ends there.' },
      { rule: '6.1', words: 'This leaves the stack at Modena out of supply.' },
      expect.objectContaining({ rule: '18.4a' }),
    ]);
    expect(warned(table, { kind: 'step', to: BRESCIA })).toEqual([]);
  });

  test('7.5 face-down trains of the enemy change no warning', () => {
    const seen = [true, false].map((real) => {
      const laid = { side: 'coalition', hex: VERONA, real } as const;
      const table = setOut({ ...enemy, trains: [{ side: 'french', hex: MANTUA }, laid] });
      return table.asked('french').answers.map((answer) => warningsAt(table, [answer]));
    });
    expect(seen[0]?.flat().length).toBeGreaterThan(0);
    expect(seen[0]).toEqual(seen[1]);
  });

  test('8.2 the last train, and a train thrown away', () => {
    const last = ready({ trains: [{ side: 'french', hex: MANTUA }] });
    expect(warned(last, { kind: 'move', from: MANTUA })).toHaveLength(1);
    expect(warned(ready(), { kind: 'move', from: MANTUA })).toEqual([]);
    expect(warned(ready(), { kind: 'discard', hex: MILAN })).toEqual(['The train at Milan is discarded unused.']);
  });
});
