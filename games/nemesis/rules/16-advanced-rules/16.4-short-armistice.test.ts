import { expect, test } from 'vitest';
import type { Table } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';

const NEAR_ALLENSTEIN = 19;

const placesOf = (
  unit: string,
  truce: number,
  agreed: Position['agreed'] = { shortArmistice: true },
): readonly unknown[] => {
  const table: Table = at({
    scenario: '1813',
    turn: truce,
    phase: 'armisticeReinforcements',
    next: 'coalition',
    politics: { armistice: truce, austria: 'coalition' },
    due: [unit],
    agreed: agreed ?? {},
  });
  return table.asked().answers.map((answer) => answer['at']);
};

test('16.4 after a truce on Turn 10 or 11 the VIII, IX and X Corps stand within two hexes of Allenstein (A-54)', () => {
  for (const unit of ['R-11', 'R-9', 'R-8'])
    for (const turn of [10, 11]) {
      expect(placesOf(unit, turn)).toHaveLength(NEAR_ALLENSTEIN);
      expect(placesOf(unit, turn)).toContain('2509');
    }
});

test('16.4 after an earlier truce, or without the rule, they stand anywhere behind the line', () => {
  expect(placesOf('R-11', 9)).toContain('2813');
  expect(placesOf('R-11', 10, {})).toContain('2813');
});

test('16.4 other reinforcements are not held up', () => {
  expect(placesOf('R-21', 10)).toContain('2813');
});
