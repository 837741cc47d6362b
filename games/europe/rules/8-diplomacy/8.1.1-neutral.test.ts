import { describe, expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import { EDITIONS } from '../../catalogue/ids.ts';
import { areEnemies, sideOf, zone } from '../../state/state.ts';
import { acting } from '../../testing/marches.ts';
import { at, type Position, position, type Table } from '../../testing/position.ts';

const PRUSSIANS: Position = {
  forces: { berlin: ['hohenlohe', 'pru_1'], ulm: ['ney', 'fra_1'] },
  hands: { empire: [], coalition: [] },
  fleets: {},
};
const moving = (wanted: Position = {}): Table =>
  at({
    ...PRUSSIANS,
    ...wanted,
    noOtherCards: true,
    clock: { phase: 'neutralMoves', year: 1806, round: 0, next: 'coalition', power: null, step: 0 },
  });
const goals = (table: Table): readonly string[] =>
  table.asked().answers.flatMap((answer) => (answer.kind === 'neutralMove' ? [String(answer['to'])] : []));

describe.each(EDITIONS)('8.1.1 a neutral power (%s)', (edition) => {
  test('7.5, 8.1.1 moves in the interphase, in its own land and not in that of its minor allies', () => {
    const table = moving({ edition });
    const lands = new Set(goals(table).map((id) => zone(table.state, id as never).nation));
    expect([...lands]).toEqual(['prussia']);
    table.answer('coalition', { kind: 'neutralMove', to: 'magdebourg' });
    expect(table.state.forces.find(({ commander }) => commander === 'hohenlohe')?.zone).toBe('magdebourg');
    // Once in the phase.
    expect(goals(table)).toEqual([]);
  });
  test('8.1.1, 9.1 and is not activated in the rounds', () => {
    const table = acting({ ...PRUSSIANS, edition }, 'coalition');
    expect(table.asked().answers.some((answer) => answer['force'] === 'hohenlohe')).toBe(false);
  });
  test('8.1.1 a neutral minor power has no units on the map', () => {
    const g = at({ edition }).state;
    const neutral = g.nations.filter(({ side, patron }) => side === 'neutral' && patron === null).map(({ id }) => id);
    expect(neutral).toContain('danemark');
    expect(g.units.find(({ id }) => id === 'dan_1')?.at).toBe('reserve');
  });
});

test('8.1 enemies fight on different sides: neither friends are nor neutrals', () => {
  const enemies = (side: 'empire' | 'coalition' | 'neutral'): readonly boolean[] => {
    const g = position({ nations: { turkey: { side, status: side === 'neutral' ? 'neutral' : 'belligerent' } } });
    return ['austria', 'france'].map((id) => areEnemies(g, nationId('turkey'), nationId(id)));
  };
  expect(enemies('empire')).toEqual([true, false]);
  expect(enemies('coalition')).toEqual([false, true]);
  expect(enemies('neutral')).toEqual([false, false]);
});

test('8.1 a nation that is part of another is on its side', () => {
  const g = position({
    nations: {
      prussia: { side: 'coalition', status: 'belligerent' },
      hanovre: { side: 'neutral', status: 'partOf', patron: nationId('prussia') },
    },
  });
  expect(sideOf(g, nationId('hanovre'))).toBe('coalition');
});
