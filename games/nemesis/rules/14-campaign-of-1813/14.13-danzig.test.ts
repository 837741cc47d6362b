import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { goneIn, inCombat, takeHitsAsTheyCome, told, whereIs } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { withoutRoute } from '../../testing/supply.ts';

const DANZIG = '2807';
const WEST = '2907';
const SOUTH = '2808';
const X_CORPS = ['F-DG-7', 'F-DG-30', 'F-DG-33', 'F-DG-Art'];

describe('14.13 the garrison of Danzig', () => {
  test('14.13, 6.6 it needs no supply in its city', () => {
    expect(withoutRoute({ scenario: '1813', french: { [DANZIG]: X_CORPS } })).toEqual([]);
    expect(withoutRoute({ scenario: '1813', french: { [WEST]: X_CORPS }, garrisons: [] })).toEqual(X_CORPS);
  });

  const marching = (depots: readonly string[]) =>
    at({
      scenario: '1813',
      turn: 1,
      phase: 'movement',
      french: { [DANZIG]: [...X_CORPS, 'Rapp'] },
      depots: { french: depots },
      trains: [{ side: 'french', hex: DANZIG }],
    });

  test('14.13 it may leave unrelieved, as long as it is in supply', () => {
    expect(marching([]).refusal('french', { kind: 'move', from: DANZIG })).toEqual({
      rule: '14.13',
      because: say('garrison.outOfSupply', { unit: 'F-DG-7' as never, hex: DANZIG as HexId }),
    });
    const table = marching([DANZIG]).answer('french', 'move').answer('french', { kind: 'leave', unit: 'F-DG-7' });
    table.answer('french', 'march').answer('french', { to: WEST }).answer('french', 'halt');
    expect(table.state.garrisons.map(({ unit }) => unit)).toEqual(['F-DG-7']);
  });

  test('14.13 nobody need relieve it', () => {
    const table = at({
      scenario: '1813',
      turn: 5,
      phase: 'movement',
      french: { [DANZIG]: ['F-DG-7'], [WEST]: ['F-1', 'Davout'] },
      trains: [{ side: 'french', hex: WEST }],
    });
    table.answer('french', 'move').answer('french', 'march').answer('french', { to: DANZIG }).answer('french', 'halt');
    expect(whereIs(table, 'F-1')).toBe(DANZIG);
    expect(told(table, 'garrison.relieved')).toEqual([]);
  });

  const facing: Position = {
    scenario: '1813',
    turn: 5,
    french: { [DANZIG]: [...X_CORPS, 'Rapp'] },
    coalition: { [SOUTH]: ['R-3', 'R-4', 'R-GA', 'R-G1', 'Kutuzov'] },
  };

  test('14.13 it attacks nobody while in the city', () => {
    const table = inCombat({
      ...facing,
      french: { ...facing.french, '2915': ['F-1'] },
      coalition: { ...facing.coalition, '2916': ['P-Pir'] },
    });
    expect(table.refusal('french', { kind: 'attack', from: DANZIG })).toEqual({
      rule: '14.13',
      because: say('garrison.attacksNobody', { hex: DANZIG as HexId }),
    });
  });

  test('14.13 beaten it retreats, and is then in need of supply like others', () => {
    // Four and two arms, less one for the fortress, and two for Kutuzov: 7 and a six; four, two arms and Rapp: 8 and a two.
    const table = takeHitsAsTheyCome(goneIn(facing, { by: 'coalition', from: SOUTH, to: DANZIG }).dice(6, 2));
    takeHitsAsTheyCome(table.dice(1));
    expect(told(table, 'combat.won')).toEqual([expect.objectContaining({ side: 'coalition', difference: 3 })]);
    expect(told(table, 'withdrawal.made')).toHaveLength(1);
    expect(whereIs(table, 'F-DG-Art')).not.toBe('lost');
    expect(table.state.garrisons).toEqual([]);
  });

  test('14.13 it may withdraw of its own will as well', () => {
    const table = takeHitsAsTheyCome(goneIn(facing, { by: 'coalition', from: SOUTH, to: DANZIG }).dice(6, 3));
    takeHitsAsTheyCome(table.dice(1));
    expect(table.asked().prompt.key).toBe('withdrawal.whether');
    table.pick('french', ({ kind }) => kind === 'withdraw');
    expect(table.state.garrisons).toEqual([]);
  });
});
