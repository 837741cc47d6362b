import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import type { Effect } from '../../state/effects.ts';
import { say } from '../../text/speech.ts';
import { goneIn, inCombat, ordered, told } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';

const FROM = '3510';
const PRENZLAU = '3410';
const WEST = '3409';
const odds = (attackers: number, defenders: number) => ({
  rule: '14.8',
  because: say('sweden.odds', { to: PRENZLAU as HexId, attackers, defenders }),
});
const WILLING: Effect = { kind: 'willingSwedes', card: '32' as Effect['card'], laidBy: 'coalition', lasts: 'turn' };

const attack = (coalition: readonly string[], french: readonly string[], more: Position = {}) =>
  inCombat({
    scenario: '1813',
    turn: 8,
    next: 'coalition',
    // Others who may attack elsewhere, so that the Coalition is asked in any case.
    coalition: { [FROM]: coalition, '2915': ['P-Zie'] },
    french: { [PRENZLAU]: french, '2916': ['F-50'] },
    ...more,
  });
const order = { kind: 'attack', from: FROM, to: PRENZLAU };

describe('14.8 Swedes under orders', () => {
  test('14.8 Swedes want two Combat Factors more than the defenders have', () => {
    const swedes = ['S-1', 'S-2', 'S-3', 'S-C'];
    expect(attack(swedes, ['F-1', 'F-2', 'F-3']).refusal('coalition', order)).toEqual(odds(4, 3));
    expect(attack(swedes, ['F-1', 'F-2']).asked().answers).toContainEqual(order);
  });

  test('14.8 disrupted defenders have no Combat Factor, and no modifier counts', () => {
    const table = attack(['S-1', 'S-A', 'S-C', 'S-2'], ['F-1', 'F-2', 'F-3', 'Davout'], { disrupted: ['F-3'] });
    expect(table.asked().answers).toContainEqual(order);
    expect(attack(['S-1', 'S-A', 'S-C'], ['F-1', 'F-2']).refusal('coalition', order)).toEqual(odds(3, 2));
  });

  test('14.8 one factor more is not enough with others among them either: the order waits until the Swedes are held back', () => {
    const table = attack(
      ['S-A', 'R-G1', 'R-G2', 'R-Gr1', 'R-GA', 'R-Gr2', 'Stedingk'],
      ['F-OG1', 'F-OG2', 'F-12', 'F-26', 'F-GA'],
    );
    table.answer('coalition', order);
    expect(table.refusal('coalition', 'order')).toEqual(odds(6, 5));
    table.answer('coalition', { kind: 'holdBack', unit: 'S-A' });
    expect(table.asked().answers).toContainEqual({ kind: 'order' });
  });

  test('14.8 others may be held back only as long as the Swedes are enough, or not alone', () => {
    const table = attack(['S-1', 'S-2', 'R-3', 'Stedingk'], ['F-1']);
    table.answer('coalition', order);
    expect(table.asked().answers).toContainEqual({ kind: 'order' });
    table.answer('coalition', { kind: 'holdBack', unit: 'S-1' });
    // One Swede and one Russian are not two more than one: the Russian may not be held back as well.
    expect(table.refusal('coalition', 'order')).toEqual(odds(2, 1));
    expect(table.refusal('coalition', { kind: 'holdBack', unit: 'R-3' })).toEqual(odds(1, 1));
    table.answer('coalition', { kind: 'holdBack', unit: 'S-2' });
    expect(table.state.battle?.ordered).toEqual(['R-3']);
  });

  test('14.8 a Depot alone is no enemy unit, a commander alone is one', () => {
    const depot = attack(['S-1'], [], { depots: { french: [PRENZLAU] } });
    expect(depot.asked().answers).toContainEqual(order);
    expect(attack(['S-1'], ['Davout']).refusal('coalition', order)).toEqual(odds(1, 0));
    expect(attack(['S-1', 'S-2'], ['Davout']).asked().answers).toContainEqual(order);
  });

  test('14.8, 16.1 a card makes them willing', () => {
    const swedes = ['S-1', 'S-2', 'S-3', 'S-C'];
    expect(attack(swedes, ['F-1', 'F-2', 'F-3'], { effects: [WILLING] }).asked().answers).toContainEqual(order);
  });

  test('14.8 others attack at any odds', () => {
    expect(attack(['R-3'], ['F-1', 'F-2', 'F-3']).asked().answers).toContainEqual(order);
  });
});

describe('14.8 Swedes in support', () => {
  const SUPPORTED = {
    scenario: '1813',
    turn: 8,
    coalition: { [FROM]: ['R-G1', 'R-G2', 'R-Gr1', 'R-Gr2', 'Kutuzov'], [WEST]: ['S-1', 'S-2', 'S-3', 'Stedingk'] },
    french: { [PRENZLAU]: ['F-OG1', 'F-OG2', 'F-12', 'F-26', 'F-GA'] },
  } as const;
  const support = { kind: 'support', hex: WEST };

  test('14.8 four ordered and three Swedes in support are two more than five (A-103)', () => {
    const table = ordered(SUPPORTED, { by: 'coalition', from: FROM, to: PRENZLAU }).dice(6);
    expect(table.asked().answers).toContainEqual(support);
  });

  test('14.8 one factor less and they may not be called', () => {
    const fewer = { ...SUPPORTED, coalition: { ...SUPPORTED.coalition, [WEST]: ['S-1', 'S-2', 'Stedingk'] } };
    const table = ordered(
      { ...fewer, coalition: { ...fewer.coalition, '3311': ['R-3', 'Barclay'] } },
      { by: 'coalition', from: FROM, to: PRENZLAU },
    ).dice(6);
    expect(table.refusal('coalition', support)).toEqual(odds(6, 5));
  });

  test('14.8 stacks that have joined before count with them, and those that stay away do not (A-103)', () => {
    const position = {
      ...SUPPORTED,
      coalition: { ...SUPPORTED.coalition, [WEST]: ['S-1', 'S-2', 'Stedingk'], '3311': ['R-3', 'Barclay'] },
    };
    const called = () =>
      ordered(position, { by: 'coalition', from: FROM, to: PRENZLAU })
        .dice(6)
        .answer('coalition', { kind: 'support', hex: '3311' })
        .answer('coalition', support);
    const joined = called().dice(6, 6);
    expect(joined.state.battle?.joined.coalition).toEqual(['3311', WEST]);
    const alone = called().dice(1);
    expect(told(alone, 'sweden.hangsBack')).toEqual([{ hex: WEST }]);
    expect(alone.state.battle?.joined.coalition).toEqual([]);
  });

  test('14.8 they defend themselves and others at any odds', () => {
    const table = ordered(
      {
        scenario: '1813',
        turn: 8,
        coalition: { [PRENZLAU]: ['R-3'], [WEST]: ['S-1'] },
        french: { [FROM]: ['F-OG1', 'F-OG2', 'F-12', 'Davout'] },
      },
      { from: FROM, to: PRENZLAU },
    ).dice(6);
    expect(table.asked().answers).toContainEqual(support);
    const attacked = goneIn(
      {
        scenario: '1813',
        turn: 8,
        coalition: { [PRENZLAU]: ['S-1'] },
        french: { [FROM]: ['F-OG1', 'F-OG2', 'Davout'] },
      },
      { from: FROM, to: PRENZLAU },
    );
    expect(attacked.asked().prompt.key).toBe('combat.attackDie');
  });
});

test('14.8, 10.5 Swedes come to a defence at any odds', () => {
  const table = ordered(
    {
      scenario: '1813',
      turn: 8,
      coalition: { [PRENZLAU]: ['R-G1', 'R-G2', 'R-Gr1'], [WEST]: ['S-1', 'Stedingk'] },
      french: { [FROM]: ['F-OG1', 'F-OG2', 'Davout'] },
    },
    { from: FROM, to: PRENZLAU },
  ).dice(6);
  expect(table.asked('coalition').answers).toContainEqual({ kind: 'support', hex: WEST });
});
