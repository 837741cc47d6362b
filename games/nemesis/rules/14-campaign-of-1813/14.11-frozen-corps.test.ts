import { describe, expect, test } from 'vitest';
import { type Table, whereIs } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';

const KRAKOW = '2517';
const NORTH = '2416';

const marching = (side: 'french' | 'coalition', units: readonly string[], more: Position = {}): Table =>
  at({
    scenario: '1813',
    turn: 5,
    next: side,
    french: { '4318': ['F-1', 'Ney'] },
    coalition: { '3108': ['P-Bors'] },
    [side]: { [NORTH]: units },
    trains: [{ side, hex: NORTH, faceUp: true }],
    ...more,
  })
    .answer(side, { kind: 'move', from: NORTH })
    .answer(side, 'march');

describe('14.11 the corps near Krakow', () => {
  test('14.11 the French may not come to Krakow, nor anybody to Poniatowski', () => {
    const french = marching('french', ['F-12', 'Davout']);
    expect(french.refusal('french', { kind: 'step', to: KRAKOW })).toMatchObject({
      rule: '14.11',
      because: { key: 'hex.watched' },
    });
    expect(french.refusal('french', { kind: 'step', to: '2417' }).rule).toBe('14.16');
    expect(marching('coalition', ['R-5', 'Blucher']).refusal('coalition', { kind: 'step', to: '2417' }).rule).toBe(
      '14.16',
    );
  });

  test('14.11 Coalition units may enter Krakow, where Osten-Sacken takes his room (4.1) (A-106)', () => {
    expect(marching('coalition', ['R-5', 'P-Gd', 'Blucher']).asked().answers).toContainEqual({
      kind: 'step',
      to: KRAKOW,
    });
    const crowded = marching('coalition', ['R-5', 'P-Gd', 'R-G1', 'Blucher']);
    expect(crowded.refusal('coalition', { kind: 'step', to: KRAKOW })).toMatchObject({
      rule: '4.1',
      because: { key: 'hex.overfull', params: { of: 7 } },
    });
  });

  test('14.11 after an Armistice Krakow is a hex like others', () => {
    const politics = { armistice: 7 } as const;
    expect(marching('coalition', ['R-5', 'P-Gd', 'R-G1', 'Blucher'], { politics }).asked().answers).toContainEqual({
      kind: 'step',
      to: KRAKOW,
    });
    expect(marching('french', ['F-12', 'Davout'], { politics }).asked().answers).toContainEqual({
      kind: 'step',
      to: KRAKOW,
    });
  });

  test('14.11 neither corps is on the map until then, and without one they never are (14.15 (iv))', () => {
    const table = at({
      scenario: '1813',
      turn: 12,
      phase: 'reinforcements',
      french: { '4318': ['F-1'] },
      coalition: { '2813': ['R-5'] },
      due: ['F-26', 'Poniatowski', 'R-27', 'OstenSacken'],
    });
    expect(table.state.clock.turn).toBe(13);
    expect(['F-26', 'Poniatowski', 'R-27', 'OstenSacken'].map((id) => whereIs(table, id))).toEqual(
      Array(4).fill('due'),
    );
  });
});
