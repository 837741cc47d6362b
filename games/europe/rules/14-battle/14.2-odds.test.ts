import { describe, expect, test } from 'vitest';
import { battleAt, modifiersOn, sheetOf } from '../../testing/battles.ts';
import { position } from '../../testing/position.ts';
import { oddsModifier, oddsOf } from './14.2-odds.ts';

describe('14.2 odds', () => {
  test('14.2 to the nearest whole number, a half upwards: 9 against 6 is 2:1, 8 against 10 is 1:1, 5 against 8 is 1:2', () => {
    expect([oddsOf(9, 6), oddsOf(8, 10), oddsOf(6, 8), oddsOf(5, 8), oddsOf(2, 8)]).toEqual([2, 1, 1, -2, -4]);
  });

  test('14.5.1 what they give the attacker', () => {
    const g = position({});
    expect([-4, -3, -2, 1, 2, 3, 4].map((odds) => oddsModifier(g, odds))).toEqual([-3, -2, -1, 0, 1, 2, 3]);
  });

  test('14.2 at one to five the attacker is destroyed, his general goes to the reserve', () => {
    const table = battleAt(
      {
        forces: {
          munich: [
            ['ney', 'fra_10', 'fra_11-', 'depot'],
            ['jean', 'armee_allemagne', ...many('aus_', 1, 7), 'aus_cav-'],
          ],
        },
      },
      { zone: 'munich', by: ['ney'], against: ['jean'], from: 'ulm' },
    );
    expect(table.state.generals.find(({ id }) => id === 'ney')?.at).toBe('reserve');
    expect(table.state.forces).toHaveLength(1);
    expect(table.state.depots).toEqual([]);
  });

  test('14.2, 48F a general who is destroyed so in more than a skirmish has lost a battle', () => {
    const crushed = (...french: readonly string[]) =>
      battleAt(
        {
          forces: {
            munich: [
              ['koutouzov', 'rus_1-'],
              ['napoleon', 'grande_armee', ...french],
            ],
          },
        },
        { zone: 'munich', by: ['napoleon'], against: ['koutouzov'], from: 'ulm' },
      ).state.effects.map(({ kind }) => kind);
    expect(crushed('fra_1', 'fra_2', 'fra_3', 'fra_4')).toEqual(['beatenThisYear']);
    expect(crushed('fra_1', 'fra_2', 'fra_3-')).toEqual([]);
  });

  test('2.1 a fixed depot alone defends with half a point, inflicts nothing and is destroyed when it loses', () => {
    const fight = () =>
      battleAt(
        { forces: { munich: ['aus_1'], salzbourg: ['aus_2'] }, depots: { munich: 'france' } },
        { zone: 'munich', attacker: 'coalition', by: ['aus_1'], against: [], from: 'salzbourg' },
      );
    const table = fight();
    expect(sheetOf(table)).toMatchObject({ points: { coalition: 2, empire: 0.5 }, odds: 4, level: 'skirmish' });
    expect(modifiersOn(table, 'empire')).toEqual({});
    table.dice(6, 6, 1, 1);
    expect(table.state.depots).toEqual([]);
    const lost = fight().dice(1, 1, 6, 6);
    expect(lost.state.depots).toHaveLength(1);
    expect(lost.state.units.find(({ id }) => id === 'aus_1')).toMatchObject({ reduced: false });
    expect(lost.state.forces.every(({ zone }) => zone === 'salzbourg')).toBe(true);
  });

  test('2.1 against three steps the depot is overwhelmed', () => {
    const table = battleAt(
      { forces: { munich: ['jean', 'aus_1', 'aus_2-'] }, depots: { munich: 'france' } },
      { zone: 'munich', attacker: 'coalition', by: ['jean'], against: [], from: 'salzbourg' },
    );
    expect(table.state.depots).toEqual([]);
    expect(table.result).toBeDefined();
  });
});

function many(prefix: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `${prefix}${first + at}`);
}
