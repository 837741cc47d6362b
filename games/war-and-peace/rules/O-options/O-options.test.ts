import { describe, expect, test } from 'vitest';
import { hexId } from '../../catalogue/map.ts';
import { turnOf } from '../../state/index.ts';
import { at, leadersIn, type Position, position, type Table, tableAt } from '../../testing/position.ts';
import { productionModifier } from '../J-production/J.2-points.ts';
import { attritionModifier } from '../SG-G-attrition/SG-G-attrition.ts';
import { defenders } from '../SG-O-resolution/SG-O-sides.ts';
import { rollModifier } from '../SG-O-resolution/SG-O.1-battle.ts';

describe('O.5 typhus', () => {
  const attrition = (more: Position): Table => at({ agreed: { typhus: true }, forces: {}, ...more });
  test('O.5.a, O.5.b two dice before the French attrition die, from July 1810 or after the invasion of Russia', () => {
    const asked = (wanted: Position): string => attrition(wanted).asked().prompt.key;
    expect(asked({ clock: { year: 1810, month: 6, phase: 'attrition' } })).toBe('attrition.roll');
    expect(asked({ clock: { year: 1810, month: 7, phase: 'attrition' } })).toBe('typhus.roll');
    expect(
      asked({ clock: { year: 1808, month: 7, phase: 'attrition' }, history: { invaded: { spain: null, russia: 1 } } }),
    ).toBe('typhus.roll');
    expect(attrition({ clock: { year: 1810, month: 7, phase: 'attrition' } }).dice(6, 6).state.counters.typhus).toBe(
      true,
    );
    expect(attrition({ clock: { year: 1810, month: 7, phase: 'attrition' } }).dice(6, 5).state.counters.typhus).toBe(
      false,
    );
  });
  test('O.5.c AT3: during an outbreak board 3 is worse by two', () => {
    const sick = (typhus: boolean): number =>
      attritionModifier(
        position({ clock: { year: 1813, month: 3 }, forces: { CC25: ['france 10 I'] }, counters: { typhus } }),
        hexId('CC25'),
        false,
        'pro',
      );
    expect(sick(true) - sick(false)).toBe(2);
  });
});

describe('O.3 the flight to Paris', () => {
  const russia: Position = {
    clock: { year: 1812, month: 11 },
    agreed: { flightToParis: true },
    history: { invaded: { spain: null, russia: 1 } },
    forces: { OO47: ['napoleon'] },
  };
  test('O.3.a FLY1: twenty points for two turns, O.3.b each step nearer to Paris', () => {
    const table = at(russia).answer('france', 'flee').answer('france', { kind: 'march', leader: 'napoleon' });
    expect(table.asked().prompt.params).toMatchObject({ left: 20 });
    expect(table.refusal('france', { kind: 'step', to: 'OO48' }).rule).toBe('O.3.b');
  });
  test('O.3.c it is declared once, and only after an invasion of Russia', () => {
    expect(at(russia).answer('france', 'flee').refusal('france', 'flee').rule).toBe('O.3.c');
    expect(at({ ...russia, history: {} }).refusal('france', 'flee').rule).toBe('O.3');
  });
  test('O.3.d the month after his return the French die is increased by three', () => {
    const home = turnOf({ year: 1812, month: 12 });
    const bonus = (month: number): number =>
      productionModifier(
        position({
          ...russia,
          clock: { year: 1813, month },
          forces: { AA15: ['napoleon'] },
          counters: { flightHome: home },
        }),
        'france',
      );
    expect([bonus(1), bonus(2)]).toEqual([3, 1]);
    const near = at({
      ...russia,
      forces: { AA16: ['napoleon'] },
      counters: { flight: turnOf({ year: 1812, month: 11 }) },
    })
      .answer('france', { kind: 'march', leader: 'napoleon' })
      .answer('france', { kind: 'step', to: 'AA15' });
    expect([near.state.counters.flightHome, leadersIn(near.state, 'AA15')]).toEqual([
      turnOf({ year: 1812, month: 11 }),
      ['napoleon'],
    ]);
  });
});

describe('O.6 the lines of Torres Vedras', () => {
  const lisbon: Position = {
    clock: { year: 1809, month: 7, segment: 'anti' },
    agreed: { torresVedras: true },
    status: { spain: 'anti' },
    forces: { G3: ['wellington', 'england 5 I'] },
  };
  test('O.6 work begins in July 1809, goes down by one a month, and ends with a point', () => {
    const begun = at(lisbon).answer('england', { kind: 'fortify', at: 'G3' });
    expect([begun.state.lines, begun.state.entrenched]).toEqual([{ hex: 'G3', left: 3, built: false }, ['G3']]);
    expect(begun.refusal('england', { kind: 'fortify' }).rule).toBe('O.6');
    expect(
      at({ ...lisbon, clock: { year: 1809, month: 6, segment: 'anti' } }).refusal('england', 'fortify'),
    ).toMatchObject({ because: { key: 'lines.notYet' } });
    expect(
      at({ ...lisbon, forces: { G3: ['wellington', 'england 4 I'] } }).refusal('england', 'fortify'),
    ).toMatchObject({ because: { key: 'lines.wellington' } });
    expect(
      at({ ...lisbon, forces: { F2: ['wellington', 'england 5 I'] } }).refusal('england', 'fortify'),
    ).toMatchObject({ because: { key: 'lines.city' } });
  });
  test('O.6 when the marker comes to nothing the point may be paid at once', () => {
    const g = position({ ...lisbon, clock: { ...lisbon.clock, month: 10 }, treasury: { england: 2 } });
    g.lines = { hex: hexId('G3'), left: 1, built: false };
    const table = tableAt(g)
      .answer('england', { kind: 'fortify', at: 'G3' })
      .answer('england', { kind: 'fortify', at: 'G3' });
    expect([table.state.lines, table.state.treasury.england]).toEqual([{ hex: 'G3', left: 0, built: true }, 0]);
  });
  test('O.6 LC3: an anti-French force attacked in its lines has one more, and the French have not', () => {
    const g = position({
      forces: { H3: ['massena', 'france 20 I'], G3: ['wellington', 'england 12 I'] },
      status: { spain: 'anti' },
    });
    const sum = (): number =>
      rollModifier(g, defenders(g, hexId('H3'), 'pro'), defenders(g, hexId('G3'), 'anti'), hexId('G3'), true);
    const before = sum();
    g.lines = { hex: hexId('G3'), left: 0, built: true };
    expect(sum()).toBe(before - 1);
  });
});
