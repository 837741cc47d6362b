import type { Asked, Message } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { asideOf, type Lesson, type LessonStep, placeIn, rightAnswers } from './lesson.ts';

const line = (key: string): Message => ({ key, params: {} });
const step = (id: string, done: string, acts: LessonStep['acts'] = {}): LessonStep => ({
  id,
  task: id,
  why: id,
  rule: '1',
  acts,
  instead: '',
  isDone: ({ key }) => key === done,
});
const march = step('march', 'march.ends', { 'march.whereTo': ({ kind }) => kind === 'step' });
const LESSON: Lesson = {
  scenes: [
    { id: 'first', steps: [step('train', 'train.laid'), march], learnt: '' },
    { id: 'second', steps: [step('attack', 'attack.score')], learnt: '' },
  ],
  asides: { loss: 'Losses.', 'loss.pursuit': 'Pursuit.' },
};
const asked: Asked = {
  by: 'french',
  rule: '1',
  prompt: line('march.whereTo'),
  sealed: false,
  answers: [{ kind: 'step', to: 'trent' }, { kind: 'halt' }],
};

test('the first step that the log does not tell of is the one to take, counted over all scenes', () => {
  expect(placeIn(LESSON, 0, [line('train.laid')], [])).toMatchObject({ step: { id: 'march' }, number: 2, of: 3 });
  expect(placeIn(LESSON, 1, [], [])).toMatchObject({ step: { id: 'attack' }, number: 3, of: 3 });
});

test('a step that was done before it was asked for, or skipped, is not asked for again', () => {
  expect(placeIn(LESSON, 0, [line('march.ends')], []).taken).toEqual(['march']);
  expect(placeIn(LESSON, 0, [line('march.ends')], ['train']).step).toBeUndefined();
});

test('a step that was taken back is to be taken again', () => {
  expect(placeIn(LESSON, 0, [line('train.laid'), line('march.ends')], []).step).toBeUndefined();
  expect(placeIn(LESSON, 0, [line('train.laid')], []).step?.id).toBe('march');
});

test('right are the answers that the step names, at its own question only', () => {
  expect(rightAnswers(march, asked, {})).toEqual([{ kind: 'step', to: 'trent' }]);
  expect(rightAnswers(march, { ...asked, prompt: line('rally.whichStack') }, {})).toEqual([]);
});

test('a question on the way is explained by its key, or by what comes before the point', () => {
  expect(asideOf(LESSON, { ...asked, prompt: line('loss.pursuit') })).toBe('Pursuit.');
  expect(asideOf(LESSON, { ...asked, prompt: line('loss.choose') })).toBe('Losses.');
  expect(asideOf(LESSON, asked)).toBeUndefined();
});
