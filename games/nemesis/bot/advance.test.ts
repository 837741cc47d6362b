import { describe, expect, test } from 'vitest';
import type { HexId } from '../catalogue/catalogue.ts';
import { occupies } from '../state/stack.ts';
import { greedyPlays } from '../testing/bot.ts';
import { in1812, type InvasionPosition, standing } from '../testing/invasion.ts';
import { isOpenBefore, massed, nextStage, stageWorth, takesTheRoadOn, urgency } from './advance.ts';
import { goalOfInvasion, pointsNow, standingGuard } from './invasion.ts';
import { roadTo } from './road.ts';
import { type Situation, situation } from './situation.ts';

const MOSCOW = '0219' as HexId;
const at = (hex: string): HexId => hex as HexId;

/** Smolensk is French, with a Depot; the chain behind it reaches back to the Niemen. */
const SMOLENSK: InvasionPosition = {
  turn: 8,
  phase: 'allocateTrains',
  french: { '0924': ['F12-1', 'F12-2', 'F12-GC', 'Napoleon'] },
  coalition: { '0833': ['R12-9'] },
  depots: { french: ['2025', '1825', '1423', '0924'] },
};
const french = (more: InvasionPosition = {}): Situation =>
  situation(standing('1812', { ...SMOLENSK, ...more }), 'french');

const chain = (s: Situation, from: string): readonly string[] => {
  const next = roadTo(s.g, MOSCOW).get(at(from))?.next;
  return next === undefined ? [from] : [from, ...chain(s, next)];
};

describe('the road to Moscow', () => {
  test('7.8 it is the shortest chain of cities a link apart, and longer in Winter', () => {
    expect(chain(french(), '0924')).toEqual(['0924', '0621', '0219']);
    expect(chain(french({ turn: 11 }), '0924')).toEqual(['0924', '0724', '0621', '0420', '0219']);
  });

  test('17.2b the next stage lies beyond the last city held', () => {
    expect(nextStage(french(), 'stage')).toBe('0621');
    const atVyazma = { '0621': ['F12-1', 'F12-2', 'F12-GC', 'Napoleon'] };
    expect(nextStage(french({ french: atVyazma }), 'stage')).toBe(MOSCOW);
  });

  test('17.2b only the French march on Moscow, and only until they have conquered enough', () => {
    const g = standing('1812', SMOLENSK);
    expect(nextStage(situation(g, 'coalition'), 'stage')).toBeNull();
    const after = french({ invasion: { conquered: true } });
    expect(goalOfInvasion(after.g)).toBeUndefined();
    expect([urgency(after, at('0924')), massed(after), pointsNow(after.g)]).toEqual([1, 1, 1]);
  });

  test('17.2a who holds Moscow goes on feeding it, for it wins the war in the end', () => {
    const held = french({ french: { '0219': ['F12-1', 'Napoleon'] }, invasion: { conquered: true } });
    expect(goalOfInvasion(held.g)).toBe(MOSCOW);
  });

  test('7.8 a city that takes the chain on is worth standing in', () => {
    expect(stageWorth(french(), at('0621'))).toBeGreaterThan(5);
    expect(stageWorth(french(), at('0924'))).toBe(0);
    expect(stageWorth(french(), at('1527'))).toBe(0);
  });

  test('7.8 no Depot is laid beside the road once the march has begun', () => {
    expect(takesTheRoadOn(french(), at('0621'))).toBe(true);
    expect(takesTheRoadOn(french(), at('2404'))).toBe(false);
    expect(takesTheRoadOn(french({ phase: 'firstDepots' }), at('2404'))).toBe(true);
    expect(takesTheRoadOn(situation(standing('1812', SMOLENSK), 'coalition'), at('2404'))).toBe(true);
  });

  test('7.2 those in front get their trains before those behind', () => {
    const s = french({
      french: {
        '0924': ['F12-OG', 'F12-1', 'F12-2', 'F12-3', 'F12-GC', 'F12-GA', 'Napoleon'],
        '1024': ['F12-10', 'F12-11', 'F12-25', 'F12-IIIc', 'Ney'],
        '1124': ['F12-4', 'F12-5', 'F12-Ic', 'Davout'],
        '1125': ['F12-13', 'F12-14', 'F12-IVc', 'F12-IVa', 'Eugene'],
        '1223': ['F12-1H', 'F12-5H', 'F12-1L', 'Murat'],
        '1224': ['F12-16', 'F12-17', 'F12-Vc', 'Poniatowski'],
        '2507': ['F12-12', 'F12-26', 'Victor'],
      },
    });
    expect(urgency(s, at('0924'))).toBeGreaterThan(urgency(s, at('2507')));
  });
});

describe('Moscow itself', () => {
  const before = (garrison: readonly string[]) =>
    french({
      turn: 10,
      french: { '0420': ['F12-1', 'F12-2', 'F12-GC', 'Napoleon'] },
      ...(garrison.length > 0 ? { coalition: { '0219': garrison } } : {}),
    });

  test('8.4 a march is forced for it when it is empty, and not against a garrison', () => {
    expect(isOpenBefore(before([]), at('0420'), 5)).toBe(true);
    expect(isOpenBefore(before(['R12-3', 'R12-4', 'Kutuzov']), at('0420'), 5)).toBe(false);
    expect(isOpenBefore(before([]), at('0924'), 5)).toBe(false);
  });

  test('17.2b greedy walks in when one march will do', () => {
    const table = in1812({
      ...SMOLENSK,
      turn: 9,
      phase: 'movement',
      next: 'french',
      out: ['coalition'],
      french: { '0521': ['F12-1', 'F12-2', 'F12-GC', 'Napoleon'] },
      depots: { french: ['0621'] },
      trains: [{ side: 'french', hex: '0521' }],
    });
    greedyPlays(table, 'french', 'march.');
    expect(occupies(table.state, 'french', MOSCOW)).toBe(true);
  });
});

describe('those who stay behind', () => {
  test('17.2c a guard stands before Warsaw while an army could come there', () => {
    const near = { '2031': ['R12-9', 'R12-18', 'R12-Lamb', 'R12-IIIa', 'Tormasov'] };
    expect(standingGuard(french({ coalition: near }), at('2312'))).toBeGreaterThan(0);
    expect(standingGuard(french({ coalition: { '2031': ['R12-9'] } }), at('2312'))).toBe(0);
    expect(standingGuard(french(), at('2312'))).toBe(0);
  });

  test('17.2a the Russians cover Moscow once the French are well on the way', () => {
    const guard = (hex: string): number => {
      const g = standing('1812', { ...SMOLENSK, french: { [hex]: ['F12-1', 'F12-2', 'F12-GC', 'Napoleon'] } });
      return standingGuard(situation(g, 'coalition'), MOSCOW);
    };
    expect(guard('0924')).toBeGreaterThan(0);
    expect(guard('2507')).toBe(0);
  });
});
