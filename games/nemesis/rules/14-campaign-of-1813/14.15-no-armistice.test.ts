import { describe, expect, test } from 'vitest';
import { asks, goneIn, ordered, type Table, takeHitsAsTheyCome, told, whereIs } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';

const UDINE = '3526';
const TRIESTE = '3426';
const TREVISO = '3727';
const REFUSED = { truceRefused: true } as const;

describe('14.15 no truce by Turn 11', () => {
  const endOfTurn11 = (politics: NonNullable<Position['politics']>): Table =>
    at({
      scenario: '1813',
      turn: 11,
      phase: 'allegiance',
      french: { '4318': ['F-1', 'Davout'] },
      coalition: { '2813': ['R-5', 'Barclay'] },
      politics,
    });

  test('14.15 (vi) after a refusal by the Coalition the Confederation is shared from Turn 12 on (A-20)', () => {
    const table = endOfTurn11(REFUSED);
    expect(table.state.clock.turn).toBe(12);
    expect(table.state.politics.confederation).toBe('shared');
  });

  test('14.15 (vi) otherwise it is not', () => {
    expect(endOfTurn11({}).state.politics.confederation).toBe('french');
  });

  test('14.15 (vi) nor is it said of one that is shared already', () => {
    const table = endOfTurn11({ ...REFUSED, confederation: 'shared' });
    expect(told(table, 'confederation.truceRefused')).toEqual([]);
    expect(table.state.politics).toMatchObject({ confederation: 'shared', confederationDue: null });
  });

  test('14.15 (vi) nor before Turn 11 is over', () => {
    const table = at({
      scenario: '1813',
      turn: 10,
      phase: 'allegiance',
      french: { '4318': ['F-1'] },
      coalition: { '2813': ['R-5'] },
      politics: REFUSED,
    });
    expect(table.state.politics).toMatchObject({ confederation: 'french', confederationDue: null });
  });

  test('14.15 (i), (ii) Turn 12 is played with the first row of the card and without Austrians (A-107)', () => {
    const table = at({
      scenario: '1813',
      turn: 12,
      phase: 'reinforcements',
      french: { '4318': ['F-1', 'Davout'] },
      coalition: { '2813': ['R-5', 'Barclay'] },
      due: ['A-Col1'],
    });
    expect(whereIs(table, 'A-Col1')).toBe('due');
    expect(told(table.until('7.4'), 'train.count').map(({ side, card }) => [side, card])).toEqual([
      ['french', 9],
      ['coalition', 9],
    ]);
  });
});

describe('14.15 (v) the French of Italy', () => {
  const marching = (from: string, more: Position = {}): Table =>
    at({
      scenario: '1813',
      turn: 12,
      next: 'french',
      french: { [from]: ['F-1', 'Davout'] },
      coalition: { '2813': ['R-5'] },
      trains: [{ side: 'french', hex: from, faceUp: true }],
      politics: REFUSED,
      ...more,
    })
      .answer(more.next ?? 'french', 'move')
      .answer(more.next ?? 'french', 'march');

  test('14.15 (v) do not march out of it (B-13)', () => {
    expect(marching(UDINE).refusal('french', { kind: 'step', to: TRIESTE })).toMatchObject({
      rule: '14.15',
      because: { key: 'hex.italyBound' },
    });
  });

  test('14.15 (v) others may march in, and about elsewhere', () => {
    expect(marching(TRIESTE).asked().answers).toContainEqual({ kind: 'step', to: UDINE });
    expect(marching('4113').asked().answers).toContainEqual({ kind: 'step', to: '4114' });
  });

  test('14.15 (v) the Coalition comes and goes', () => {
    const table = marching('2813', {
      next: 'coalition',
      french: {},
      coalition: { [UDINE]: ['R-5', 'Blucher'] },
      trains: [{ side: 'coalition', hex: UDINE, faceUp: true }],
    });
    expect(table.asked().answers).toContainEqual({ kind: 'step', to: TRIESTE });
  });

  test('14.15 (v) nothing binds them before Turn 12, without a refusal, or after a truce', () => {
    const out = { kind: 'step', to: TRIESTE };
    expect(marching(UDINE, { turn: 11 }).asked().answers).toContainEqual(out);
    expect(marching(UDINE, { politics: {} }).asked().answers).toContainEqual(out);
    expect(marching(UDINE, { politics: { ...REFUSED, armistice: 9 } }).asked().answers).toContainEqual(out);
  });

  test('14.15 (v) a commander does not ride out of it either', () => {
    const riding = (politics: NonNullable<Position['politics']>): Table =>
      at({
        scenario: '1813',
        turn: 12,
        phase: 'commandersMovement',
        next: 'french',
        french: { [UDINE]: ['F-1', 'Davout'] },
        coalition: { '2813': ['R-5'] },
        politics,
      }).answer('french', { kind: 'ride', commander: 'Davout' });
    expect(riding({}).asked().answers).toContainEqual({ kind: 'rideTo', to: TRIESTE });
    expect(riding(REFUSED).asked().answers).not.toContainEqual({ kind: 'rideTo', to: TRIESTE });
    expect(riding(REFUSED).asked().answers).toContainEqual({ kind: 'rideTo', to: TREVISO });
  });

  /** The Coalition beats the French out of Udine; across the bridge lies Trieste. */
  const driven = (politics: NonNullable<Position['politics']>): Table => {
    const table = goneIn(
      {
        scenario: '1813',
        turn: 12,
        politics,
        coalition: { '3626': ['R-G1', 'R-G2', 'R-Gr1', 'R-Gr2', 'R-GA', 'Blucher'], '3527': ['R-3'] },
        french: { [UDINE]: ['F-OG1', 'F-OG2', 'F-12', 'Ney'] },
      },
      { by: 'coalition', from: '3626', to: UDINE },
    ).dice(6, 5);
    return takeHitsAsTheyCome(table).dice(1);
  };

  test('14.15 (v) nor do they withdraw out of it', () => {
    const free = driven({});
    expect(free.asked().prompt.key).toBe('withdrawal.where');
    expect(whereIs(free.answer('french', { kind: 'withdraw', to: TRIESTE }), 'F-12')).toBe(TRIESTE);
    expect(told(driven(REFUSED), 'withdrawal.nowhere')).toEqual([{ side: 'french', hex: UDINE }]);
  });

  test('14.15 (v) nor does a commander escape out of it (11.19)', () => {
    const table = (politics: NonNullable<Position['politics']>): Table => {
      const caught = at({
        scenario: '1813',
        turn: 12,
        next: 'coalition',
        politics,
        french: { [UDINE]: ['Ney'], '3326': ['F-12'], '4113': ['F-1'] },
        coalition: { '3527': ['R-5', 'Blucher'], '2813': ['R-3'] },
        trains: [{ side: 'coalition', hex: '3527', faceUp: true }],
      });
      caught.answer('coalition', { kind: 'move', from: '3527' }).answer('coalition', 'march');
      return caught.answer('coalition', { kind: 'step', to: UDINE }).dice(2);
    };
    expect(whereIs(table({}), 'Ney')).toBe('3326');
    expect(whereIs(table(REFUSED), 'Ney')).toBe('lost');
  });

  test('14.15 (v) nor advance out of it', () => {
    /** Nobody fights for a Depot alone, so the advance is asked at once. */
    const taken = (politics: NonNullable<Position['politics']>): Table =>
      ordered(
        {
          scenario: '1813',
          turn: 12,
          politics,
          french: { [UDINE]: ['F-OG1', 'Napoleon'] },
          coalition: { '2813': ['R-3'] },
          depots: { coalition: [TRIESTE] },
        },
        { by: 'french', from: UDINE, to: TRIESTE },
      ).dice(6);
    expect(asks(taken({}), 'advance.who')).toBe(true);
    expect(asks(taken(REFUSED), 'advance.who')).toBe(false);
    expect(told(taken(REFUSED), 'attack.goesIn')).toHaveLength(1);
  });
});
