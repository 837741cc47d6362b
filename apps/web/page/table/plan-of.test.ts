import type { Answer } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { foremost } from './plan-of.ts';

const answers: readonly Answer[] = [
  { kind: 'ride', unit: 'C' },
  { kind: 'march', leader: 'davout' },
  { kind: 'march', leader: 'napoleon' },
];
const here = answers.map((answer, id) => ({
  id: String(id),
  words: '',
  spot: typeof answer['leader'] === 'string' ? { counter: answer['leader'] } : { place: 'Z21' },
}));
const counters = [
  { id: 'davout', order: 502 },
  { id: 'napoleon', order: 503 },
];
const among = (leads: readonly string[] | undefined) =>
  foremost(here, { gesture: leads ? { leads } : {}, counters, answerOf: ({ id }) => answers[Number(id)] });

test('a click on a force takes up the leader on top of its stack, not the cavalry that could ride alone', () => {
  expect(among(['march'])?.id).toBe('2');
  expect(among(['ride'])?.id).toBe('0');
});
test('where nobody leads, the player says who goes', () => {
  expect([among(undefined), among(['sail'])]).toEqual([undefined, undefined]);
});
