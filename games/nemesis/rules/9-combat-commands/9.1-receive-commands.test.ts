import { expect, test } from 'vitest';
import { asks, told } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';

const FACING = { french: { '4428': ['f99-Victor'] }, coalition: { '4328': ['a99-Lipt'] } };

/** Combat Commands are received at once, and the first order is asked for. */
const received = (more: Partial<Position> = {}) => at({ ...FACING, phase: 'combatCommands', ...more });

test('9.1 both players receive their Commands, and what was left over is lost', () => {
  const table = received({
    ledgers: { french: { commands: 1, allotted: 3 }, coalition: { commands: 3, allotted: 3 } },
  });
  expect(table.state.ledgers.french).toMatchObject({ allotted: 3, commands: 3 });
  expect(table.state.ledgers.coalition).toMatchObject({ allotted: 3, commands: 3 });
});

test('9.2 the set-up says how many: three, four for the Coalition from Turn 4 and for the French from Turn 8', () => {
  const allotted = [1, 3, 4, 7, 8, 13].map((turn) => {
    const { french, coalition } = received({ turn }).state.ledgers;
    return [turn, coalition.allotted, french.allotted];
  });
  expect(allotted).toEqual([
    [1, 3, 3],
    [3, 3, 3],
    [4, 4, 3],
    [7, 4, 3],
    [8, 4, 4],
    [13, 4, 4],
  ]);
});

test('9.2 decisive victories and defeats count for the rest of the game', () => {
  const table = received({ turn: 5, ledgers: { french: { commandsWon: -1 }, coalition: { commandsWon: 1 } } });
  expect(told(table, 'commands.received')).toEqual([
    { side: 'coalition', base: 4, won: 1, commands: 5 },
    { side: 'french', base: 3, won: -1, commands: 2 },
  ]);
});

test('9.2 commands never fall below 1 nor rise above 6 (A-43)', () => {
  const table = received({ ledgers: { french: { commandsWon: -4 }, coalition: { commandsWon: 4 } } });
  expect(table.state.ledgers.french.allotted).toBe(1);
  expect(table.state.ledgers.coalition.allotted).toBe(6);
});

test('9.3 who received more fights first', () => {
  expect(asks(received({ turn: 4 }), 'attack.order', 'coalition')).toBe(true);
  expect(asks(received({ turn: 4, ledgers: { french: { commandsWon: 2 } } }), 'attack.order', 'french')).toBe(true);
});

test('9.3 the French fight first when both received the same', () => {
  expect(asks(received({ next: 'coalition' }), 'attack.order', 'french')).toBe(true);
});
