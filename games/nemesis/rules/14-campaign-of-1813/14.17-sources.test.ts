import { describe, expect, test } from 'vitest';
import type { Effect } from '../../effects.ts';
import { at, type Position } from '../../testing/position.ts';

const KOSLIN = '3108';
const STOLP = '3007';
const VIENNA = '3021';
const CLOSED: Effect = { kind: 'portsClosed', card: '17' as Effect['card'], laidBy: 'french', lasts: 'turn' };

/** May the Coalition turn the train at this city into a Depot? It needs a link to a source (7.8). */
const linked = (hex: string, wanted: Position = {}) =>
  at({
    scenario: '1813',
    turn: 5,
    phase: 'newDepots',
    next: 'coalition',
    trains: [{ side: 'coalition', hex }],
    ...wanted,
  })
    .asked()
    .answers.some(({ kind }) => kind === 'depot');

describe('14.17 Prussian ports', () => {
  test('14.17 Köslin and Stolp are sources for the Coalition while one of its units holds them', () => {
    expect(linked(KOSLIN)).toBe(false);
    expect(linked(KOSLIN, { coalition: { [KOSLIN]: ['P-Bors'] } })).toBe(true);
    expect(linked(STOLP)).toBe(false);
    expect(linked(STOLP, { coalition: { [STOLP]: ['P-Bors'] } })).toBe(true);
  });

  test('14.17 others are linked from there', () => {
    expect(linked('3009', { coalition: { [KOSLIN]: ['P-Bors'] } })).toBe(true);
  });

  test('14.17 a commander alone opens no port, nor does another city of the coast', () => {
    expect(linked(KOSLIN, { coalition: { [KOSLIN]: ['Bulow'] } })).toBe(false);
    expect(linked('3208', { coalition: { '3208': ['P-Bors'] } })).toBe(false);
  });

  test('14.17 they are no sources of the French', () => {
    const table = at({
      scenario: '1813',
      turn: 5,
      phase: 'newDepots',
      french: { [KOSLIN]: ['F-1', 'Davout'] },
      trains: [{ side: 'french', hex: KOSLIN }],
    });
    expect(table.refusal('french', { kind: 'depot', hex: KOSLIN }).rule).toBe('7.8');
  });

  test('14.17, 16.1 a card may close them for a Turn', () => {
    expect(linked(KOSLIN, { coalition: { [KOSLIN]: ['P-Bors'] }, effects: [CLOSED] })).toBe(false);
  });

  test('14.16b Vienna is a source once Austria has joined the Coalition, held or not', () => {
    const politics = { austria: 'coalition', armistice: 8 } as const;
    expect(linked(VIENNA, { turn: 13, politics })).toBe(true);
    expect(linked('3120', { turn: 13, politics })).toBe(true);
    expect(linked(VIENNA, { turn: 13, politics: { armistice: 8 } })).toBe(false);
  });

  test('14.16b an enemy in Vienna cuts it', () => {
    const politics = { austria: 'coalition', armistice: 8 } as const;
    expect(linked('3120', { turn: 13, politics, french: { [VIENNA]: ['F-1'] } })).toBe(false);
  });
});
