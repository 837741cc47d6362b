import { expect, test } from 'vitest';
import { unitsAtWar } from '../state/state.ts';
import { announced } from '../testing/events.ts';

test('10 Wahhabi Revolt: two Turkish Units, beside another war', () => {
  const wanted = { forces: { constantinople: ['turkey 4'] } };
  const table = announced('wahhabi_revolt', 'russia', wanted);
  expect(unitsAtWar(table.state, 'turkey')).toBe(2);
  expect(table.state.cards.inPlay).toContain('wahhabi_revolt');
});
