import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { told } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';

const HAMBURG = '4010';
const ZONE = ['4010', '4009', '4011', '3910', '3911', '4110', '4111'];

const endOfTurn = (wanted: Position) =>
  at({ scenario: '1813', turn: 4, phase: 'hamburg', coalition: { [HAMBURG]: ['R-Tette'] }, ...wanted });
const points = (wanted: Position = {}) => endOfTurn(wanted).state.ledgers.coalition.battlePoints;

describe('14.14 the 32nd Military District', () => {
  test('14.14 the French stay away from Hamburg and the hexes around it on Turns 1 and 2', () => {
    const entering = (turn: number, from: string, to: string) => {
      const table = at({
        scenario: '1813',
        turn,
        phase: 'movement',
        french: { [from]: ['F-CSC', 'Davout'] },
        trains: [{ side: 'french', hex: from }],
      });
      return table
        .answer('french', 'move')
        .answer('french', 'march')
        .asked()
        .answers.some((answer) => answer['to'] === to);
    };
    for (const turn of [1, 2, 3]) {
      expect(entering(turn, '4211', '4111')).toBe(turn === 3);
      expect(entering(turn, '3909', '3910')).toBe(turn === 3);
    }
  });

  test('14.14 they are told so', () => {
    const table = at({
      scenario: '1813',
      turn: 2,
      phase: 'movement',
      french: { '4211': ['F-CSC', 'Davout'] },
      trains: [{ side: 'french', hex: '4211' }],
    });
    table.answer('french', 'move').answer('french', 'march');
    expect(table.refusal('french', { kind: 'step', to: '4111' })).toEqual({
      rule: '14.14',
      because: say('hex.hamburgClosed', { hex: '4111' as HexId }),
    });
  });

  test('14.14 the ban is on the French alone', () => {
    const table = at({
      scenario: '1813',
      turn: 2,
      phase: 'movement',
      next: 'coalition',
      coalition: { '3810': ['R-3', 'Kutuzov'] },
      trains: [{ side: 'coalition', hex: '3810' }],
    });
    table.answer('coalition', 'move').answer('coalition', 'march');
    expect(
      table
        .asked()
        .answers.map((answer) => answer['to'])
        .filter((to) => ZONE.includes(to as string)),
    ).not.toEqual([]);
  });

  test('14.14 Walmoden arrives in Hamburg at the end of Turn 2', () => {
    const table = at({
      scenario: '1813',
      turn: 2,
      phase: 'reinforcements',
      next: 'coalition',
      out: ['french'],
      due: ['R-Tette', 'Walmoden'],
    });
    expect(table.asked().answers).toEqual([{ kind: 'arrive', at: HAMBURG }]);
    table.answer('coalition', 'arrive').answer('coalition', 'arrive');
    expect(table.state.commanders.find(({ id }) => id === 'Walmoden')?.at).toBe(HAMBURG);
  });

  test('14.14 from Turn 4 on, a Turn that ends with Coalition units in Hamburg brings them a Battle point', () => {
    expect(points({ turn: 3 })).toBe(6);
    const table = endOfTurn({});
    expect(table.state.ledgers).toMatchObject({ coalition: { battlePoints: 7 }, french: { battlePoints: 5 } });
    expect(told(table, 'hamburg.held')).toEqual([{ points: 1, total: 1 }]);
    expect(table.state.politics.hamburgPoints).toBe(1);
  });

  test('14.14 a commander alone does not hold it, nor do the French', () => {
    expect(points({ coalition: { [HAMBURG]: ['Walmoden'] } })).toBe(6);
    expect(points({ coalition: {}, french: { [HAMBURG]: ['F-CSC'] } })).toBe(6);
  });

  test('14.14 three points at most in the whole game (A-22)', () => {
    expect(points({ turn: 9, politics: { hamburgPoints: 2 } })).toBe(7);
    expect(points({ turn: 9, politics: { hamburgPoints: 3 } })).toBe(6);
  });

  test('14.14 none once an Armistice has been called (A-22)', () => {
    expect(points({ turn: 14, politics: { armistice: 8, austria: 'coalition' } })).toBe(6);
    expect(points({ turn: 14 })).toBe(7);
  });

  test('14.14, 14.4b nor more than the French have left', () => {
    const table = endOfTurn({ ledgers: { coalition: { battlePoints: 12 }, french: { battlePoints: 0 } } });
    expect(table.state.ledgers.coalition.battlePoints).toBe(12);
    expect(table.state.politics.hamburgPoints).toBe(0);
  });
});
