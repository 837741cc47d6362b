import type { Placing } from '@bivouac/board';
import type { Answer, Asked } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { keptBy, piecesOf, promised, putsOf, restOf } from './placing-of.ts';

const placing: Placing = {
  asks: ['where', 'who'],
  title: () => 'Set-up',
  piece: (_view, { prompt }, { kind, who, at }) =>
    kind === 'done'
      ? undefined
      : { id: String(prompt.params['who'] ?? who), ...(typeof at === 'string' ? { place: at } : {}) },
};
const asks = (key: string, params: Readonly<Record<string, string>>, answers: readonly Answer[]): Asked => ({
  by: 'french',
  rule: '20',
  prompt: { key, params },
  answers,
  sealed: false,
});
const where = (who: string, ...places: readonly string[]): Asked =>
  asks(
    'where',
    { who },
    places.map((at) => ({ kind: 'at', at })),
  );
const puts = (asked: Asked) => putsOf(placing, undefined, asked, 'en');
const NEY = puts(where('ney', 'ulm', 'metz'));
const SOULT = puts(where('soult', 'metz'));
const ANYBODY = puts(
  asks('who', {}, [{ kind: 'take', who: 'lannes' }, { kind: 'take', who: 'ney' }, { kind: 'done' }]),
);

test('the tray has every piece of the row once, with the places where it may go; those of the open question are marked', () => {
  const pieces = piecesOf([NEY, SOULT, puts(where('ney', 'paris')), ANYBODY]);
  expect([...pieces].map(([id, { places, isAsked }]) => [id, [...places], isAsked])).toEqual([
    ['ney', ['ulm', 'metz', 'paris'], true],
    ['soult', ['metz'], false],
    ['lannes', [], false],
  ]);
});

test('a promise is kept when its question comes, and not before', () => {
  const promises = [{ piece: 'soult', place: 'metz' }];
  expect(keptBy(NEY, promises)).toBeUndefined();
  expect(keptBy(SOULT, promises)).toMatchObject({ answer: { kind: 'at', at: 'metz' }, isDone: true });
  expect(keptBy(SOULT, [{ piece: 'soult', place: 'ulm' }])).toBeUndefined();
});

test('who must be chosen before their place is asked is taken up first, and the promise stays', () => {
  expect(keptBy(ANYBODY, [{ piece: 'lannes', place: 'metz' }])).toMatchObject({
    answer: { kind: 'take', who: 'lannes' },
    isDone: false,
  });
});

test('of a piece of its own the last promise holds; of several alike as many as there are', () => {
  const first = promised([], { piece: 'ney', place: 'ulm' }, undefined);
  expect(promised(first, { piece: 'ney', place: 'metz' }, undefined)).toEqual([{ piece: 'ney', place: 'metz' }]);
  const trains = ['ulm', 'metz', 'paris'].reduce(
    (all, place) => promised(all, { piece: 'train', place }, 2),
    promised([], { piece: 'ney', place: 'ulm' }, undefined),
  );
  expect(trains.map(({ place }) => place)).toEqual(['ulm', 'ulm', 'metz']);
});

test('for the rest what was promised goes before what is proposed, and what comes after it is thought out anew', () => {
  const step = (of: typeof NEY, at: string) => ({
    asked: where('x'),
    answer: { kind: 'at', at },
    puts: of,
  });
  const steps = [step(NEY, 'ulm'), step(SOULT, 'lyons'), step(NEY, 'paris')];
  expect(restOf(steps, []).map(({ at }) => at)).toEqual(['ulm', 'lyons', 'paris']);
  expect(restOf(steps, [{ piece: 'soult', place: 'metz' }]).map(({ at }) => at)).toEqual(['ulm', 'metz']);
});
