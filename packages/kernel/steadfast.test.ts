import { expect, test } from 'vitest';
import { seeded } from './chance.ts';
import type { Question } from './question.ts';
import type { Entry } from './record.ts';
import { Memory } from './steadfast.ts';

const FACES = [1, 2, 3, 4, 5, 6].map((face) => ({ kind: 'die', face }));
const die = (key: string): Question => ({ by: 'chance', rule: '1', prompt: { key, params: {} }, answers: FACES });
const fallen = (times: number): readonly Entry[] =>
  Array.from({ length: times }, () => ({ by: 'chance', answer: { kind: 'die', face: 1 } }));
const chance = seeded('one');

test('the same question after as many dice meets the same die, however often it is asked', () => {
  const memory = new Memory();
  const dice = memory.over(chance, () => fallen(3));
  const first = dice.answer(die('attack'), 0);
  expect([1, 2, 3, 4, 5].map((draw) => dice.answer(die('attack'), draw))).toEqual(Array(5).fill(first));
});

test('another question, or the same one later, meets a die of its own', () => {
  const memory = new Memory();
  memory.over(chance, () => fallen(3)).answer(die('attack'), 0);
  memory.over(chance, () => fallen(3)).answer(die('siege'), 1);
  memory.over(chance, () => fallen(4)).answer(die('attack'), 2);
  expect(memory.thrown.map(({ answer }) => answer)).toEqual([0, 1, 2].map((draw) => chance.answer(die('x'), draw)));
});

test('what was thrown is remembered when the table is set up again', () => {
  const memory = new Memory();
  const first = memory.over(chance, () => fallen(0)).answer(die('attack'), 0);
  const later = new Memory(memory.thrown).over(chance, () => fallen(0));
  expect([7, 8, 9].map((draw) => later.answer(die('attack'), draw))).toEqual([first, first, first]);
});

test('an answer that is no longer offered is not given', () => {
  const memory = new Memory([{ after: 0, asked: '["1","attack",{}]', answer: { kind: 'die', face: 7 } }]);
  expect(memory.over(chance, () => fallen(0)).answer(die('attack'), 0)).toEqual(chance.answer(die('attack'), 0));
});
