import type { TourStep } from '@bivouac/board/game-ui.ts';
import type { Asked } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { stepNow } from './use-tour.ts';

const asked = (key: string): Asked => ({ by: 'french', rule: '1', prompt: { key, params: {} }, sealed: false });
const step = (id: string, key: string): TourStep => ({
  id,
  title: id,
  words: id,
  when: (question, seat) => question?.prompt.key === key && question.by === seat,
});
const STEPS = [step('depots', 'depot'), step('trains', 'train'), step('more trains', 'train')];

test('the step of the open question is shown, with its place in the tour', () => {
  expect(stepNow(STEPS, [], asked('train'), 'french')).toMatchObject({ step: { id: 'trains' }, number: 2, of: 3 });
});

test('a step that was taken gives way to the next one that fits', () => {
  expect(stepNow(STEPS, ['trains'], asked('train'), 'french')?.step.id).toBe('more trains');
  expect(stepNow(STEPS, ['trains', 'more trains'], asked('train'), 'french')).toBeUndefined();
});

test('without a question, or at another seat, there is nothing to say', () => {
  expect(stepNow(STEPS, [], undefined, 'french')).toBeUndefined();
  expect(stepNow(STEPS, [], asked('train'), 'coalition')).toBeUndefined();
});
