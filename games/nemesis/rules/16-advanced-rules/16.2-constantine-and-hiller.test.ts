import { describe, expect, test } from 'vitest';
import { asks, type Table, told, whereIs } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { CHEMNITZ, LEIPZIG, NORTH, SENIORITY, SOUTH } from '../../testing/seniority.ts';

/** The stack at Leipzig is told to march; anyone who is named stays behind. */
const ordersMarch = (counters: readonly string[], staying: readonly string[] = [], more: Position = {}): Table => {
  const table = at({
    ...SENIORITY,
    next: 'coalition',
    coalition: { [LEIPZIG]: counters },
    trains: [
      { side: 'coalition', hex: LEIPZIG },
      { side: 'coalition', hex: LEIPZIG },
    ],
    ...more,
  });
  table.answer('coalition', { kind: 'move', from: LEIPZIG });
  for (const commander of staying) table.answer('coalition', { kind: 'leaveCommander', commander });
  return table.answer('coalition', 'march');
};

const GUARDS = ['R-G1', 'R-G2'];

describe('16.2 (3) Constantine and Hiller', () => {
  test.each([1, 2])('16.2 (3) on a %i nobody moves, the train is gone and the move is used up (A-112)', (die) => {
    const table = ordersMarch([...GUARDS, 'Constantine']).dice(die);
    expect(told(table, 'order.lost')).toEqual([{ commander: 'Constantine', die, hex: LEIPZIG }]);
    expect([...GUARDS, 'Constantine'].map((id) => whereIs(table, id))).toEqual([LEIPZIG, LEIPZIG, LEIPZIG]);
    expect(table.state.trains).toHaveLength(1);
    expect(table.refusal('coalition', { kind: 'move', from: LEIPZIG }).because.key).toBe('march.allMarched');
    expect(table.state.commanders.find(({ id }) => id === 'Constantine')?.moved).toBe(true);
  });

  test('16.2 (3) on a three they march', () => {
    const table = ordersMarch([...GUARDS, 'Constantine'])
      .dice(3)
      .answer('coalition', { to: SOUTH });
    expect(told(table, 'order.carriedOut')).toEqual([{ commander: 'Constantine', die: 3, hex: LEIPZIG }]);
    expect(whereIs(table, 'Constantine')).toBe(SOUTH);
  });

  test('16.2 (3) the same of Hiller', () => {
    const austria = { turn: 14, politics: { austria: 'coalition' } } as const;
    expect(asks(ordersMarch(['A-Fenn', 'Hiller'], [], austria), 'order.die')).toBe(true);
  });

  test('16.2 (3) a senior commander who goes along gives the order himself (A-112)', () => {
    expect(asks(ordersMarch([...GUARDS, 'Constantine', 'Miloradovich']), 'march.whereTo')).toBe(true);
  });

  test('16.2 (3) so does an equal', () => {
    expect(asks(ordersMarch([...GUARDS, 'Constantine', 'Yorck']), 'march.whereTo')).toBe(true);
  });

  test('16.2 (3) a senior commander who stays behind does not help (A-112)', () => {
    expect(asks(ordersMarch([...GUARDS, 'Constantine', 'Miloradovich'], ['Miloradovich']), 'order.die')).toBe(true);
  });

  test('16.2 (3) staying behind does not save Constantine’s own order from the die', () => {
    const table = ordersMarch([...GUARDS, 'Constantine'], ['Constantine']);
    expect(asks(table, 'order.die')).toBe(true);
    table.dice(1);
    expect(table.state.commanders.find(({ id }) => id === 'Constantine')?.moved).toBe(false);
  });

  test('16.2 (3) units that were left behind may try again with another train', () => {
    const table = at({
      ...SENIORITY,
      next: 'coalition',
      coalition: { [LEIPZIG]: [...GUARDS, 'Constantine', 'Wrede'] },
      trains: [
        { side: 'coalition', hex: LEIPZIG },
        { side: 'coalition', hex: LEIPZIG },
      ],
    });
    table.answer('coalition', { kind: 'move', from: LEIPZIG }).answer('coalition', { kind: 'leave', unit: 'R-G2' });
    table.answer('coalition', { kind: 'leaveCommander', commander: 'Wrede' }).answer('coalition', 'march').dice(1);
    table.answer('coalition', { kind: 'move', from: LEIPZIG });
    expect(table.asked('coalition').prompt.params).toMatchObject({ units: ['R-G2'], commanders: ['Wrede'] });
  });

  describe('8.4 bp6 those whose order was lost stay where they are, and cover others', () => {
    /** Enemy cavalry at Chemnitz bears on Leipzig, where the order is lost; others come by from the north. */
    const keptAtLeipzig = (counters: readonly string[]): Table => {
      const table = at({
        ...SENIORITY,
        next: 'coalition',
        coalition: { [LEIPZIG]: counters, [NORTH]: ['R-3', 'Kleist'] },
        french: { [CHEMNITZ]: ['F-1L'] },
        trains: [LEIPZIG, LEIPZIG, NORTH].map((hex) => ({ side: 'coalition', hex })),
      });
      table.answer('coalition', { kind: 'move', from: LEIPZIG });
      if (counters.includes('R-G2')) table.answer('coalition', { kind: 'leave', unit: 'R-G2' });
      if (counters.includes('Wrede')) table.answer('coalition', { kind: 'leaveCommander', commander: 'Wrede' });
      table.answer('coalition', 'march').dice(1);
      table.answer('coalition', { kind: 'move', from: NORTH }).answer('coalition', 'march');
      return table.answer('coalition', { kind: 'step', to: LEIPZIG });
    };

    test('8.4 bp6 a march goes on from a hex where they stand (A-112)', () => {
      const table = keptAtLeipzig(['R-G1', 'Constantine']).answer('coalition', { kind: 'step', to: '3815' });
      expect(table.state.reliedOn).toEqual([LEIPZIG]);
      expect(whereIs(table, 'R-3')).toBe('3815');
    });

    test('8.4 bp6 and bind nobody else there: the others may still march off', () => {
      const table = keptAtLeipzig([...GUARDS, 'Constantine', 'Wrede']);
      table.answer('coalition', { kind: 'step', to: '3815' }).answer('coalition', 'halt');
      table.answer('coalition', { kind: 'move', from: LEIPZIG }).answer('coalition', 'march');
      expect(whereIs(table.answer('coalition', { kind: 'step', to: '3815' }), 'R-G2')).toBe('3815');
    });
  });

  test('16.2 (3) without the option nobody rolls', () => {
    expect(asks(ordersMarch([...GUARDS, 'Constantine'], [], { agreed: {} }), 'march.whereTo')).toBe(true);
  });
});
