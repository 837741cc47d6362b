import { describe, expect, test } from 'vitest';
import type { Effect } from '../../state/effects.ts';
import { at, position, type Position } from '../../testing/position.ts';
import { sourcesOf } from './14.17-sources.ts';

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

  test('14.16b never to the French, who may hold it', () => {
    const table = at({
      scenario: '1813',
      turn: 13,
      phase: 'newDepots',
      politics: { austria: 'coalition', armistice: 8 },
      french: { [VIENNA]: ['F-1', 'Davout'] },
      trains: [{ side: 'french', hex: VIENNA }],
    });
    expect(table.refusal('french', { kind: 'depot', hex: VIENNA }).rule).toBe('7.8');
  });

  test('14.16b nor is it one of the Coalition while Austria is neutral', () => {
    const sources = (politics: NonNullable<Position['politics']>) =>
      sourcesOf(position({ scenario: '1813', turn: 13, politics }), 'coalition').map(({ id }): string => id);
    expect(sources({ austria: 'coalition', armistice: 8 })).toContain(VIENNA);
    expect(sources({ bargain: true, armistice: 8 })).not.toContain(VIENNA);
  });

  test('14.16b an enemy in Vienna cuts it', () => {
    const politics = { austria: 'coalition', armistice: 8 } as const;
    expect(linked('3120', { turn: 13, politics, french: { [VIENNA]: ['F-1'] } })).toBe(false);
  });
});
