import type { Choice } from '@bivouac/board';
import type { Asked } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { answersMeant } from './answers-meant.ts';

const step = (to: string) => ({ kind: 'step', to });
const STEPS = ['ulm', 'linz'].map(step);
const asked: Asked = {
  by: 'french',
  rule: '8.4',
  prompt: { key: 'where', params: {} },
  sealed: false,
  answers: [...STEPS, { kind: 'halt' }, { kind: 'drop' }],
};
const AT_HOME = { place: 'augsburg' };
const choices: readonly Choice[] = [
  { id: '0', words: 'to Ulm', spot: { place: 'ulm' } },
  { id: '1', words: 'to Linz', spot: { place: 'linz' } },
  { id: '2', words: 'halt', spot: AT_HOME },
  { id: '3', words: 'drop', spot: { ...AT_HOME } },
];
const ui = {
  answersTowards: (_view: unknown, _asked: Asked, place: string) => (place === 'vienna' ? STEPS.toReversed() : []),
};
const meant = (light?: Choice['spot'], pointed?: Choice['spot']) =>
  answersMeant(ui, {}, asked, choices, light, pointed);

test('an answer in the panel is the one under the pointer', () => {
  expect(meant(AT_HOME)).toEqual([{ kind: 'halt' }]);
});

test('on the map it is the only one that lies there; of two, none', () => {
  expect(meant(undefined, { place: 'ulm' })).toEqual([step('ulm')]);
  expect(meant(undefined, AT_HOME)).toEqual([]);
});

test('further off it is the answers that lead there', () => {
  expect(meant(undefined, { place: 'vienna' })).toEqual([step('linz'), step('ulm')]);
  expect(meant(undefined, { place: 'moscow' })).toEqual([]);
  expect(meant()).toEqual([]);
});
