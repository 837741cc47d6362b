import { describe, expect, test } from 'vitest';
import { say } from '../../text/speech.ts';
import { commanderId, type HexId } from '../../catalogue/catalogue.ts';
import { ordered, told } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { attackOnLeipzig, CHEMNITZ, LEIPZIG, SENIORITY, SOUTH } from '../../testing/seniority.ts';

const MIXED = ['F-1L', 'F-16', 'LaTour'];
const REFUSAL = {
  rule: '16.2',
  because: say('cavalryCorps.onlyCavalry', { commander: commanderId('LaTour'), hex: SOUTH as HexId }),
};

describe('16.2 a commander of a cavalry corps by himself', () => {
  const laying = (counters: readonly string[], more: Position = {}) =>
    at({
      ...SENIORITY,
      phase: 'allocateTrains',
      french: { [SOUTH]: counters },
      depots: { french: [LEIPZIG] },
      pools: { french: { real: 1, dummies: 0 } },
      ...more,
    });

  test('16.2 in 7.3 no train goes to his stack unless it is all cavalry', () => {
    expect(laying(MIXED).refusal('french', { kind: 'train', hex: SOUTH })).toEqual(REFUSAL);
    const offered = (counters: readonly string[], more: Position = {}) =>
      laying(counters, more)
        .asked('french')
        .answers.some((answer) => answer.kind === 'train' && answer['hex'] === SOUTH);
    expect(offered(['F-1L', 'F-2L', 'LaTour'])).toBe(true);
    expect(offered([...MIXED, 'Lauriston'])).toBe(true);
    expect(offered(MIXED, { agreed: {} })).toBe(true);
  });

  test('16.2 in 8.1 nor does he rally it', () => {
    const rallying = (counters: readonly string[]) =>
      at({
        ...SENIORITY,
        phase: 'rally',
        french: { [SOUTH]: counters, [LEIPZIG]: ['F-2L', 'Ney'] },
        disrupted: ['F-1L', 'F-2L'],
        depots: { french: [LEIPZIG] },
        trains: [
          { side: 'french', hex: SOUTH },
          { side: 'french', hex: LEIPZIG },
        ],
      });
    expect(rallying(MIXED).refusal('french', { kind: 'rally', hex: SOUTH })).toEqual(REFUSAL);
    rallying(['F-1L', 'LaTour']).answer('french', { kind: 'rally', hex: SOUTH });
  });

  test('16.2 in 8.2 nor does he move it', () => {
    const moving = (counters: readonly string[], more: Position = {}) =>
      at({ ...SENIORITY, french: { [SOUTH]: counters }, trains: [{ side: 'french', hex: SOUTH }], ...more });
    expect(moving(MIXED).refusal('french', { kind: 'move', from: SOUTH })).toEqual(REFUSAL);
    moving(['F-1L', 'LaTour']).answer('french', { kind: 'move', from: SOUTH });
    moving(MIXED, { agreed: {} }).answer('french', { kind: 'move', from: SOUTH });
  });

  test('16.2 in 8.2 infantry that has joined him on its march does not hold his cavalry back', () => {
    const table = at({
      ...SENIORITY,
      french: { [SOUTH]: MIXED },
      marched: ['F-16'],
      trains: [{ side: 'french', hex: SOUTH }],
    });
    table.answer('french', { kind: 'move', from: SOUTH });
    expect(table.asked('french').prompt.params['units']).toEqual(['F-1L']);
  });

  test('16.2 in 11.5 his rating counts for the cavalry present, of whatever corps, and for nothing else', () => {
    const led = (...counters: string[]) => told(attackOnLeipzig('french', counters, ['P-Horn']), 'value.leader')[0];
    expect(led('F-2L', 'F-16', 'F-17', 'LaTour')).toMatchObject({ units: 1, value: 1 });
    expect(led('F-2L', 'F-4L', 'F-17', 'LaTour')).toMatchObject({ units: 2, value: 2 });
    expect(led('F-16', 'F-17', 'LaTour')).toMatchObject({ units: 0, value: 0 });
  });

  test('16.2 in 11.5 beside another commander he leads his own corps', () => {
    const table = attackOnLeipzig('french', ['F-1L', 'F-2L', 'F-4L', 'LaTour', 'Rapp'], ['P-Horn']);
    expect(told(table, 'value.leader')[0]).toMatchObject({ commander: 'LaTour', units: 1 });
  });

  test('16.2 in 11.5 a stack that he brings in support has the benefit of a commander only with cavalry in it', () => {
    const supported = (more: Position, ...counters: string[]) => {
      const table = ordered(
        {
          ...SENIORITY,
          french: { [SOUTH]: ['F-8', 'Ney'], [CHEMNITZ]: counters },
          coalition: { [LEIPZIG]: ['P-Horn'] },
          ...more,
        },
        { from: SOUTH, to: LEIPZIG },
      ).dice(6);
      return told(table.answer('french', { kind: 'support', hex: CHEMNITZ }).dice(6), 'value.supportCommander');
    };
    expect(supported({}, 'F-16', 'LaTour')).toEqual([]);
    expect(supported({}, 'F-16', 'F-2L', 'LaTour')).toEqual([{ hex: CHEMNITZ, value: 1 }]);
    expect(supported({}, 'F-16', 'Lauriston')).toEqual([{ hex: CHEMNITZ, value: 1 }]);
    expect(supported({ agreed: {} }, 'F-16', 'LaTour')).toEqual([{ hex: CHEMNITZ, value: 1 }]);
  });
});
