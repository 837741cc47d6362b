import { describe, expect, test } from 'vitest';
import { goneIn, modifiers, ordered, valueBeforeDie } from '../../testing/combat.ts';

const attack = (turn: number, underStrength = true) =>
  goneIn(
    {
      scenario: '1813',
      turn,
      agreed: { underStrength },
      french: { '3916': ['F-1', 'F-3', 'Davout'] },
      coalition: { '3815': ['R-3', 'R-4'] },
    },
    { from: '3916', to: '3815' },
  );

describe('16.3 units under strength', () => {
  test('16.3 an attack is weaker by three, two and one on Turns 1, 2 and 3', () => {
    expect([1, 2, 3, 4].map((turn) => valueBeforeDie(attack(turn)))).toEqual([1, 2, 3, 4]);
  });

  test('16.3 not without the rule', () => {
    expect(valueBeforeDie(attack(1, false))).toBe(4);
  });

  test('16.3 it is a line of the sheet after 11.4, and none of the defence (A-52)', () => {
    const table = attack(2).dice(3, 3);
    expect(modifiers(table)['underStrength']).toBe(-2);
    expect(table.events('value.underStrength')).toHaveLength(1);
  });

  test('16.3 supporters do not suffer it again (A-52)', () => {
    const table = ordered(
      {
        scenario: '1813',
        turn: 1,
        agreed: { underStrength: true },
        french: { '3916': ['F-1', 'F-3', 'Davout'], '3915': ['F-4', 'Victor'] },
        coalition: { '3815': ['R-3'] },
      },
      { from: '3916', to: '3815' },
    )
      .dice(6, 6)
      .answer('french', { kind: 'support', hex: '3915' });
    // Two units and Davout, less three; one in support and its commander.
    expect(valueBeforeDie(table)).toBe(2 + 2 - 3 + 1 + 1);
  });
});
