import { expect, test } from 'vitest';
import { type Heard, soundOf } from './sounds.ts';

const turn: Heard = { key: 'turn.begins', heading: 'turn', text: ['Turn 2'] };
const die: Heard = { key: 'march.dieRolled', text: [{ text: '4', die: 4 }] };
const battle: Heard = { key: 'battle.begins', text: ['Battle at Liege'] };
const march: Heard = { key: 'march.step', text: ['Verona to Trent'] };

test('a battle is heard as guns, dice as dice, a new turn as a drum', () => {
  expect([battle, die, turn].map((line) => soundOf([line]))).toEqual(['guns', 'dice', 'drum']);
});

test('of several at once the loudest is heard, and of nothing nothing', () => {
  expect(soundOf([turn, die, battle])).toBe('guns');
  expect(soundOf([turn, die])).toBe('dice');
  expect(soundOf([march])).toBeUndefined();
  expect(soundOf([])).toBeUndefined();
});
