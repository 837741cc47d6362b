import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { at, type Position } from '../../testing/position.ts';

const train = (hex: string) => ({ side: 'french', hex }) as const;

/** One French unit at Turin; its neighbours 4328 and 4427 lie open, 4329 beyond a river, 4529 beyond mountains. */
const turin = (coalition: Position['coalition'], change: Position = {}) =>
  at({
    french: { '4428': ['f99-Victor', 'Moreau'], '4227': ['f99-Hatry', 'Montrichard'] },
    coalition: coalition ?? {},
    trains: [train('4428'), train('4227')],
    ...change,
  });
type Table = ReturnType<typeof turin>;

const mayMove = (table: Table, from = '4428'): boolean =>
  table.asked('french').answers.some((answer) => answer.kind === 'move' && answer['from'] === from);

describe('8.4 General Exception: siege', () => {
  test('8.4 a single unit in a city next to two undisrupted enemies on one hex cannot move', () => {
    expect(turin({ '4328': ['a99-Elsn', 'a99-Gotte'] }).refusal('french', { kind: 'move', from: '4428' })).toEqual({
      rule: '8.4',
      because: say('march.besieged', { hex: '4428' as HexId }),
    });
  });

  test('8.4 two adjacent hexes with one enemy unit each do not besiege (A-15)', () => {
    expect(mayMove(turin({ '4328': ['a99-Elsn'], '4427': ['a99-Gotte'] }))).toBe(true);
  });

  test('8.4 R-A15a: one enemy unit on each of two hexes is no siege', () => {
    expect(mayMove(turin({ '4427': ['a99-Elsn'], '4329': ['a99-Gotte'] }))).toBe(true);
  });

  test('8.4 R-A15b: two enemy units across a river besiege', () => {
    expect(mayMove(turin({ '4329': ['a99-Elsn', 'a99-Gotte'] }))).toBe(false);
  });

  test('8.4 disrupted enemies do not besiege', () => {
    const enemies = { '4328': ['a99-Elsn', 'a99-Gotte'] };
    expect(mayMove(turin(enemies, { disrupted: ['a99-Gotte'] }))).toBe(true);
  });

  test('8.4 a second unit lifts the siege even if it is disrupted, and a disrupted one alone is besieged (A-15)', () => {
    const coalition = { '4328': ['a99-Elsn', 'a99-Gotte'] };
    const forages = (french: readonly string[], disrupted: readonly string[]): boolean =>
      at({
        turn: 6,
        phase: 'forageMarkers',
        french: { '4428': french },
        coalition,
        depots: { french: ['4428'] },
        disrupted,
      })
        .events('forage.marked')
        .some(({ said }) => said.params['side'] === 'french');
    expect(forages(['f99-Victor'], ['f99-Victor'])).toBe(true);
    expect(forages(['f99-Victor', 'f99-Salm'], ['f99-Victor'])).toBe(false);
  });

  test('8.4 a second unit in the city lifts the siege', () => {
    const two = { '4428': ['f99-Victor', 'f99-Salm', 'Moreau'] };
    expect(mayMove(turin({ '4328': ['a99-Elsn', 'a99-Gotte'] }, { french: two, trains: [train('4428')] }))).toBe(true);
  });

  test('8.4 outside a city there is no siege', () => {
    const open = { '4427': ['f99-Victor', 'Moreau'] };
    expect(
      mayMove(turin({ '4328': ['a99-Elsn', 'a99-Gotte'] }, { french: open, trains: [train('4427')] }), '4427'),
    ).toBe(true);
  });

  test('8.4 nobody besieges over a barred hexside (A-62)', () => {
    const bozen = { '3825': ['a99-Klen', 'Kray'] };
    const table = at({
      next: 'coalition',
      coalition: bozen,
      french: { '3726': ['f99-Victor', 'f99-Salm'] },
      trains: [{ side: 'coalition', hex: '3825' }],
    });
    expect(table.asked('coalition').answers).toContainEqual({ kind: 'move', from: '3825' });
  });

  test('8.4 a siege reaches across a river, and the besieged may still attack (A-15)', () => {
    const table = at({
      phase: 'combat',
      next: 'french',
      french: { '4428': ['f99-Victor', 'Moreau'] },
      coalition: { '4329': ['a99-Elsn', 'a99-Gotte'] },
    });
    expect(table.asked('french').answers).toContainEqual({ kind: 'attack', from: '4428', to: '4329' });
  });

  test('8.4 a besieged unit may still rally (A-15)', () => {
    const table = turin(
      { '4328': ['a99-Elsn', 'a99-Gotte'] },
      { phase: 'rally', disrupted: ['f99-Victor'], depots: { french: ['4428'] } },
    );
    expect(table.asked('french').answers).toContainEqual({ kind: 'rally', hex: '4428' });
  });
});
