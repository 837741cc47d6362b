import { describe, expect, test } from 'vitest';
import { at } from '../../testing/position.ts';
import { withoutRoute } from '../../testing/supply.ts';

const KIEL = '4008';
const BEYOND_DENMARK = '3910';
const STRALSUND = '3608';
const BEYOND_POMERANIA = '3609';

describe('6.6 who is in General Supply in 1813', () => {
  test('6.6 Danes in Denmark-Norway, and not beyond', () => {
    expect(withoutRoute({ scenario: '1813', french: { [KIEL]: ['F-Da1', 'F-Dac'] } })).toEqual([]);
    expect(withoutRoute({ scenario: '1813', turn: 4, french: { [BEYOND_DENMARK]: ['F-Da1'] } })).toEqual(['F-Da1']);
  });

  test('6.6 but not the French who are there', () => {
    expect(withoutRoute({ scenario: '1813', french: { [KIEL]: ['F-Da1', 'F-1'] } })).toEqual(['F-1']);
  });

  test('6.6 Swedes in Swedish Pomerania, and not beyond', () => {
    expect(withoutRoute({ scenario: '1813', coalition: { [STRALSUND]: ['S-1', 'S-Vege'] } })).toEqual([]);
    expect(withoutRoute({ scenario: '1813', coalition: { [BEYOND_POMERANIA]: ['S-1'] } })).toEqual(['S-1']);
    expect(withoutRoute({ scenario: '1813', coalition: { [STRALSUND]: ['R-3'] } })).toEqual(['R-3']);
  });

  test('6.6 Cossacks wherever they are, Hamburg included (14.14)', () => {
    expect(withoutRoute({ scenario: '1813', coalition: { '4010': ['R-Tette'] } })).toEqual([]);
  });

  test('6.6 commanders are never out of supply', () => {
    const table = at({ scenario: '1813', turn: 2, phase: 'generalSupply', french: { '3512': ['Eugene'] } });
    expect(table.state.commanders.find(({ id }) => id === 'Eugene')?.at).toBe('3512');
    expect(table.events('supply.noRoute')).toEqual([]);
  });

  test('6.6 play note: who is exempt still needs a route for a train', () => {
    const table = at({
      scenario: '1813',
      turn: 5,
      phase: 'allocateTrains',
      next: 'coalition',
      coalition: { '4011': ['R-Tette', 'Walmoden'] },
      pools: { coalition: { real: 1, dummies: 0 } },
    });
    expect(table.refusal('coalition', { kind: 'train', hex: '4011' }).rule).toBe('7.3');
  });
});
