import { describe, expect, test } from 'vitest';
import { asks, goneIn, type Table, told, whereIs } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { LEIPZIG, SENIORITY } from '../../testing/seniority.ts';

const TRIESTE = '3426';
const UDINE = '3526';

const AUGUST: Position = { ...SENIORITY, turn: 14, politics: { austria: 'coalition' } };
const MURAT = { [LEIPZIG]: ['F-1L', 'Murat'] };

/** Austrians before the frontier of the Kingdom of Italy, about to march. */
const atTheFrontier = (more: Position = {}): Table =>
  at({
    ...AUGUST,
    next: 'coalition',
    french: MURAT,
    coalition: { [TRIESTE]: ['A-Fenn', 'Radivojevich'] },
    trains: [{ side: 'coalition', hex: TRIESTE }],
    ...more,
  })
    .answer('coalition', { kind: 'move', from: TRIESTE })
    .answer('coalition', 'march');

describe('16.2 (10) Murat and the Kingdom of Italy', () => {
  test('16.2 (10) a Coalition unit that marches in sends him home at once, for good (A-113)', () => {
    const table = atTheFrontier().answer('coalition', { to: UDINE });
    expect(asks(table, 'march.whereTo')).toBe(true);
    expect(whereIs(table, 'Murat')).toBe('lost');
    expect(told(table, 'murat.goesHome')).toEqual([{ commander: 'Murat', hex: UDINE }]);
  });

  test('16.2 (10) a unit that stands there already counts when it moves on within the Kingdom (A-113)', () => {
    const table = at({
      ...AUGUST,
      next: 'coalition',
      french: MURAT,
      coalition: { [UDINE]: ['A-Fenn', 'Radivojevich'], [TRIESTE]: ['A-Mars', 'Nostitz', 'Gyulai'] },
      trains: [
        { side: 'coalition', hex: TRIESTE },
        { side: 'coalition', hex: UDINE },
      ],
    });
    table.answer('coalition', { kind: 'move', from: TRIESTE }).answer('coalition', 'march');
    table.answer('coalition', { to: '3326' }).answer('coalition', 'halt');
    expect(whereIs(table, 'Murat')).toBe(LEIPZIG);
    table.answer('coalition', { kind: 'move', from: UDINE }).answer('coalition', 'march');
    table.answer('coalition', { to: '3626' });
    expect(whereIs(table, 'Murat')).toBe('lost');
  });

  test('16.2 (10) land beyond it does not matter to him', () => {
    const table = atTheFrontier().answer('coalition', { to: '3326' });
    expect(whereIs(table, 'Murat')).toBe(LEIPZIG);
  });

  test('16.2 (10) nor does a French unit', () => {
    const table = at({
      ...AUGUST,
      french: { ...MURAT, [TRIESTE]: ['F-Q', 'Grenier'] },
      trains: [{ side: 'french', hex: TRIESTE }],
    });
    table.answer('french', { kind: 'move', from: TRIESTE }).answer('french', 'march').answer('french', { to: UDINE });
    table.answer('french', 'halt');
    expect(whereIs(table, 'Murat')).toBe(LEIPZIG);
  });

  test('16.2 (10) by an advance he goes when the combat is over (A-113)', () => {
    const table = goneIn(
      {
        ...AUGUST,
        french: { ...MURAT, [UDINE]: ['F-Q'] },
        coalition: { [TRIESTE]: ['A-Fenn', 'A-Mars', 'A-HiA', 'A-Star', 'Radivojevich'] },
        ledgers: { coalition: { commands: 1 } },
      },
      { by: 'coalition', from: TRIESTE, to: UDINE, commands: 1 },
    ).dice(6, 1);
    table.until('advance.who');
    table.answer('coalition', { kind: 'advance', unit: 'A-Fenn' });
    expect([whereIs(table, 'A-Fenn'), whereIs(table, 'Murat')]).toEqual([UDINE, LEIPZIG]);
    table.answer('coalition', 'done');
    expect(whereIs(table, 'Murat')).toBe('lost');
  });

  test('16.2 (10) without the option he stays', () => {
    expect(whereIs(atTheFrontier({ agreed: {} }).answer('coalition', { to: UDINE }), 'Murat')).toBe(LEIPZIG);
  });
});
