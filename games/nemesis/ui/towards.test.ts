import type { Asked } from '@bivouac/kernel';
import { spread } from '@bivouac/atlas';
import { describe, expect, test } from 'vitest';
import { board, hexAt, type Link } from '../catalogue/board.ts';
import type { HexId } from '../catalogue/ids.ts';
import type { Table } from '../testing/combat.ts';
import { at, ITALY, type Position } from '../testing/position.ts';
import { answersTowards } from './towards.ts';

const MANTUA = '3928';
const MILAN = '4227';
const VERONA = '3827';
const PARMA = '4028';

/** A march out of Mantua, before its first step. */
const marching = (more: Position = {}): Table =>
  at({
    depots: { french: [MANTUA] },
    trains: [{ side: 'french', hex: MANTUA }],
    ...more,
    french: { [MANTUA]: ['f99-Serr', 'Moreau'], ...more.french },
  })
    .answer('french', { kind: 'move', from: MANTUA })
    .answer('french', 'march');
const asked = (table: Table): Asked => ({ ...table.asked('french'), sealed: false });
const way = (table: Table, place: string) => answersTowards(table.view('french').state, asked(table), place);
const ends = (table: Table): unknown => table.asked('french').prompt.params['hex'];

describe('8.4 a click further off', () => {
  test('stands for the steps that lead there, none of them a halt', () => {
    const table = marching();
    const steps = way(table, MILAN);
    expect(steps.length).toBeGreaterThan(1);
    for (const step of steps) table.answer('french', step as Record<string, string>);
    expect(ends(table)).toBe(MILAN);
    expect(new Set(steps.map(({ kind }) => kind))).toEqual(new Set(['step']));
  });

  test('goes on from the middle of a march', () => {
    const table = marching().answer('french', { kind: 'step', to: PARMA });
    for (const step of way(table, '4129')) table.answer('french', step as Record<string, string>);
    expect(ends(table)).toBe('4129');
  });

  test('is the cheapest way to every hex within five, and to no other', () => {
    const italy = board(ITALY);
    const costs = spread({
      from: [MANTUA as HexId],
      limit: 5,
      links: (hex) => hexAt(italy, hex).links,
      cost: ({ summerCost }: Link) => summerCost,
    });
    expect(costs.size).toBeGreaterThan(20);
    for (const hex of ITALY.playable) {
      const table = marching();
      for (const step of way(table, hex)) table.answer('french', step as Record<string, string>);
      const points = table.asked('french').prompt.params['points'];
      expect([hex, points]).toEqual([hex, costs.get(hex) ?? 0]);
    }
  });

  test('8.4 bp5 leads nowhere into the enemy', () => {
    expect(way(marching({ coalition: { '4128': ['a99-Lipt'] } }), '4128')).toEqual([]);
  });

  test('8.4 bp6 does not lead past enemy cavalry, which holds the march', () => {
    // From Mantua south to Modena and on; cavalry at Bologna stops the march at Modena.
    const open = marching();
    expect(way(open, '3830').length).toBeGreaterThan(1);
    const table = marching({ coalition: { '3829': ['a99-c2'] } });
    const steps = way(table, '3830');
    for (const step of steps) table.answer('french', step as Record<string, string>);
    expect(steps.map(({ to }) => to)).not.toContain('3929');
  });

  test('4.1 a full hex on the way is walked around', () => {
    const full = marching({ french: { '4027': ['f99-Delm', 'f99-Gren'] } });
    const steps = way(full, '4126');
    expect(steps.map(({ to }) => to)).not.toContain('4027');
    for (const step of steps) full.answer('french', step as Record<string, string>);
    expect(ends(full)).toBe('4126');
  });

  test('8.4 bp3, 4.1 counts the units that march, and not those that stay or came with others', () => {
    // Brescia has room for two more: for the garrison of Mantua, not for Sérurier: neither the whole stack nor its smallest unit tells the way.
    const ready = (): Table =>
      at({
        depots: { french: [MANTUA] },
        trains: [{ side: 'french', hex: MANTUA }],
        french: { [MANTUA]: ['f99-Serr', 'f99-mg', 'Moreau'], '4027': ['f99-Delm', 'f99-Victor'] },
      }).answer('french', { kind: 'move', from: MANTUA });
    const through = (table: Table) => way(table, '4126').map(({ to }) => to);
    const small = ready().answer('french', { kind: 'leave', unit: 'f99-Serr' }).answer('french', 'march');
    expect(through(small)).toContain('4027');
    const large = ready().answer('french', { kind: 'leave', unit: 'f99-mg' }).answer('french', 'march');
    expect(through(large).length).toBeGreaterThan(1);
    expect(through(large)).not.toContain('4027');
  });

  test('means nothing where no march is asked about', () => {
    const table = at({ trains: [{ side: 'french', hex: MANTUA }], french: { [MANTUA]: ['f99-Serr', 'Moreau'] } });
    expect(answersTowards(table.view('french').state, asked(table), VERONA)).toEqual([]);
  });
});
