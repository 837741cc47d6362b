import { describe, expect, test } from 'vitest';
import { asks, type Table, told, whereIs } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { LEIPZIG, SENIORITY, SOUTH } from '../../testing/seniority.ts';

/** The stack at Leipzig is told to march; whoever is named stays behind. */
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

  test('16.2 (3) without the option nobody rolls', () => {
    expect(asks(ordersMarch([...GUARDS, 'Constantine'], [], { agreed: {} }), 'march.whereTo')).toBe(true);
  });
});
