import { describe, expect, test } from 'vitest';
import type { Effect } from '../../state/effects.ts';
import { goneIn, takeHitsAsTheyCome, told } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';

const received = (wanted: Position = {}) => at({ scenario: '1813', turn: 6, phase: 'combatCommands', ...wanted });
const figures = (wanted: Position = {}) => {
  const { coalition, french } = received(wanted).state.ledgers;
  return { coalition: [coalition.allotted, coalition.commands], french: [french.allotted, french.commands] };
};
const card = (side: 'french' | 'coalition', by: 1 | -1): Effect => ({
  kind: 'commands',
  side,
  by,
  card: '8' as Effect['card'],
  laidBy: side,
  lasts: 'turn',
});

describe('9.2 Combat Commands in 1813', () => {
  test('9.2 each asterisk unit lost in the Turn before costs the French one, for this Turn', () => {
    expect(figures().french).toEqual([4, 4]);
    const table = received({ politics: { contingentsLost: { now: 1, before: 2 } } });
    expect(table.state.ledgers.french).toMatchObject({ allotted: 2, commands: 2 });
    expect(table.state.ledgers.coalition).toMatchObject({ allotted: 3 });
    expect(told(table, 'commands.contingentsLost')).toEqual([{ side: 'french', lost: 2 }]);
  });

  test('9.2 never less than one', () => {
    expect(figures({ politics: { contingentsLost: { now: 0, before: 9 } } }).french).toEqual([1, 1]);
  });

  test('14.16c six for the Coalition from Turn 13 if Austria has joined', () => {
    const joined = { austria: 'coalition', armistice: 8 } as const;
    expect(figures({ turn: 13, politics: joined }).coalition).toEqual([6, 6]);
    expect(figures({ turn: 13, politics: { armistice: 8 } }).coalition).toEqual([3, 3]);
    expect(figures({ turn: 12, politics: joined }).coalition).toEqual([3, 3]);
    expect(figures({ turn: 13, politics: joined }).french).toEqual([4, 4]);
  });

  test('9.2, 16.1 cards come after 9.3, and within one and six again (A-43)', () => {
    const table = received({
      effects: [card('coalition', 1), card('coalition', 1), card('french', -1)],
      politics: { contingentsLost: { now: 0, before: 1 } },
    });
    expect(table.state.ledgers).toMatchObject({
      coalition: { allotted: 3, commands: 5 },
      french: { allotted: 3, commands: 2 },
    });
    // 3 to 3 before the cards: the French begin (9.3), though they have fewer to spend.
    expect(told(table, 'commands.byCards')).toEqual([
      { side: 'coalition', by: 2, commands: 5 },
      { side: 'french', by: -1, commands: 2 },
    ]);
    expect(figures({ effects: [card('french', -1)], ledgers: { french: { commandsWon: -9 } } }).french).toEqual([1, 1]);
    expect(figures({ effects: [card('french', 1)], ledgers: { french: { commandsWon: 9 } } }).french).toEqual([6, 6]);
  });
});

describe('9.2 asterisk units that are lost (A-42)', () => {
  const lost = (wanted: Position) => {
    const table = goneIn(
      {
        scenario: '1813',
        turn: 6,
        coalition: { '3315': ['R-G1', 'R-G2', 'R-GA', 'R-Cu1', 'Kutuzov'] },
        french: { '3415': ['F-24'], '3715': ['F-1'] },
        disrupted: ['F-24'],
        ...wanted,
      },
      { by: 'coalition', from: '3315', to: '3415' },
    ).dice(6, 1);
    return takeHitsAsTheyCome(table).state.politics.contingentsLost;
  };

  test('9.2 they count in combat while the Confederation is allied with France, and still when it feeds both sides (A-42)', () => {
    expect(lost({})).toEqual({ now: 1, before: 0 });
    expect(lost({ politics: { confederation: 'shared' } })).toEqual({ now: 1, before: 0 });
    expect(lost({ politics: { confederation: 'coalition' } })).toEqual({ now: 0, before: 0 });
  });

  test('9.2 other units do not count', () => {
    expect(lost({ french: { '3415': ['F-32'], '3715': ['F-1'] }, disrupted: ['F-32'] })).toEqual({ now: 0, before: 0 });
  });

  test('9.2 they count when they are lost to want', () => {
    const table = at({
      scenario: '1813',
      turn: 2,
      phase: 'generalSupply',
      french: { '3415': ['F-24'] },
      disrupted: ['F-24'],
    });
    expect(table.state.politics.contingentsLost.now).toBe(1);
  });

  test('9.2 they count in the next Turn, and no longer', () => {
    const next = (contingentsLost: { readonly now: number; readonly before: number }) =>
      at({ scenario: '1813', turn: 4, phase: 'allegiance', politics: { contingentsLost } }).state.politics
        .contingentsLost;
    expect(next({ now: 2, before: 0 })).toEqual({ now: 0, before: 2 });
    expect(next({ now: 0, before: 2 })).toEqual({ now: 0, before: 0 });
  });

  test('9.2 a contingent that finds no place to arrive was never in play', () => {
    const table = at({
      scenario: '1813',
      turn: 3,
      phase: 'reinforcements',
      next: 'french',
      out: ['coalition'],
      coalition: { '3918': ['R-3'], '3919': ['R-4'], '3817': ['R-5'] },
      due: ['F-29'],
    });
    expect(told(table, 'arrival.unitLost')).toHaveLength(1);
    expect(table.state.politics.contingentsLost).toEqual({ now: 0, before: 0 });
  });
});
