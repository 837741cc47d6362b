import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { at, type Table } from '../../testing/position.ts';
import type { Clock } from '../../state/state.ts';

/** The phases and powers of 1806 in the order in which they come up, while everybody does as little as he can. */
const interphase = (edition: '2013' | 'revised'): readonly Clock[] => {
  const table: Table = at({
    edition,
    noOtherCards: true,
    hands: { empire: [], coalition: [] },
    nations: { austria: { side: 'neutral', status: 'forcedPeace' } },
    clock: { phase: 'declarations', year: 1806, round: 0, next: 'coalition', power: null, step: 0 },
  });
  const seen: Clock[] = [];
  while (table.state.clock.phase !== 'rounds') {
    seen.push(table.state.clock);
    const { by, answers } = table.asked();
    // Nobody has taken the generals that the set-up leaves to him, so that corps stand without (11).
    table.pick(by, ({ kind }) => ['done', 'pass', 'surplus'].includes(kind) || answers.length === 1);
  }
  return seen;
};
const inTurn = <T>(values: readonly T[]): readonly T[] => values.filter((value, place) => value !== values[place - 1]);

describe.each(EDITIONS)('5.1 the interphase (%s)', (edition) => {
  const seen = interphase(edition);
  const powersIn = (phase: Clock['phase']): readonly unknown[] =>
    inTurn(seen.flatMap((clock) => (clock.phase === phase && clock.power !== null ? [clock.power] : [])));

  test('5.1.1, 5.1.2, 5.1.3, 5.1.4, 5.1.5, 5.1.6 its phases follow one another', () => {
    expect(inTurn(seen.map(({ phase }) => phase))).toEqual([
      'declarations',
      'hands',
      'budget',
      'diplomacy',
      'neutralMoves',
      'redeployment',
    ]);
  });
  test('5.1.1, 5.1.4, 5.1.5 the Coalition begins, then comes the Empire', () => {
    for (const phase of ['declarations', 'diplomacy', 'neutralMoves'] as const)
      expect(inTurn(seen.flatMap((clock) => (clock.phase === phase ? [clock.next] : [])))).toEqual([
        'coalition',
        'empire',
      ]);
  });
  test('5.1.3, 7.3 budgets from Turkey to France, powers at peace among them', () => {
    expect(powersIn('budget')).toEqual(['turkey', 'spain', 'prussia', 'austria', 'russia', 'britain', 'france']);
  });
  test('5.1.6, 7.6 redeployment in the same order, of those at war alone', () => {
    expect(powersIn('redeployment')).toEqual(['spain', 'russia', 'britain', 'france']);
  });
});
