import type { Spot } from '@bivouac/board/game-ui.ts';
import type { Asked, Wish } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { speakPage } from '../../text/speak.ts';
import { notYours, wishesAt } from './why-here.ts';

const asked: Asked = { by: 'french', rule: '8.4', prompt: { key: 'march', params: {} }, sealed: false };
const wish = (fields: Readonly<Record<string, string>>): Wish => ({
  answer: { kind: 'step', ...fields },
  refusal: { rule: '8.4', because: { key: 'no', params: {} } },
});
const spot = (answer: Wish['answer']): Spot => {
  const { kind: _kind, ...rest } = answer;
  return rest as Spot;
};
const counters = [
  { id: 'ney', place: 'erfurt' },
  { id: 'marmont', place: 'gotha' },
];

test('reasons at the place itself come first, then those of its pieces, then those that lead away from it', () => {
  const away = wish({ from: 'erfurt', place: 'jena' });
  const piece = wish({ counter: 'ney' });
  const there = wish({ place: 'erfurt' });
  const elsewhere = [wish({ place: 'jena' }), wish({ counter: 'marmont' })];
  const found = wishesAt([...elsewhere, away, piece, there], asked, 'erfurt', { spot }, counters);
  expect(found).toEqual([there, piece, away]);
});

test('where nothing was wished for there is no reason', () => {
  expect(wishesAt([wish({ place: 'jena' })], asked, 'erfurt', { spot }, counters)).toEqual([]);
});

test('when somebody else is asked, one is told who, what and by which rule', () => {
  const waiting = {
    kind: 'waiting',
    seats: [{ name: 'The Coalition', colour: '#fff' }],
    prompt: 'Which stack shall move?',
    rule: '8.2',
  } as const;
  expect(notYours(waiting, speakPage('en'))).toMatchObject({
    because: ['Waiting for the Coalition: ', 'Which stack shall move?'],
    rule: '8.2',
  });
  expect(notYours(waiting, speakPage('fr'))?.because[0]).toContain('On attend');
  expect(notYours({ kind: 'over', words: 'Peace.' }, speakPage('en'))).toBeUndefined();
});
