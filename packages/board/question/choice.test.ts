import type { Asked } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { choicesOf } from './choice.ts';

const asked: Asked = {
  by: 'french',
  rule: '8.1',
  prompt: { key: 'march.where', params: {} },
  sealed: false,
  answers: [{ kind: 'step', to: '0101' }, { kind: 'halt' }, { kind: 'done' }],
};
const ui = { spot: ({ to }: { readonly [field: string]: unknown }) => (typeof to === 'string' ? { place: to } : {}) };

test('each answer is a choice with its words and its spot; "done" ends the question', () => {
  const choices = choicesOf(ui, asked, 'en', ({ kind }) => kind);
  expect(choices).toEqual([
    { id: '0', words: 'step', spot: { place: '0101' }, closes: false },
    { id: '1', words: 'halt', spot: {}, closes: false },
    { id: '2', words: 'done', spot: {}, closes: true },
  ]);
});

test('a game may say what ends a question and what it stands under', () => {
  const choices = choicesOf(
    { ...ui, closes: ({ kind }) => kind === 'halt', group: (_answer, _asked, language) => language },
    asked,
    'fr',
    ({ kind }) => kind,
  );
  expect(choices.map(({ closes }) => closes)).toEqual([false, true, false]);
  expect(choices[0]?.group).toBe('fr');
});

test('who is not asked has no choices', () => {
  const { answers: _, ...others } = asked;
  expect(choicesOf(ui, others, 'en', String)).toEqual([]);
});

test('where an answer lies and what it brings may depend on how things stand', () => {
  const knowing = {
    spot: (_answer: unknown, _asked: unknown, view?: unknown) => ({ place: String(view) }),
    answerHelp: (_answer: unknown, _asked: unknown, language: string, view?: unknown) => `${language} ${String(view)}`,
  };
  const [first] = choicesOf(knowing, asked, 'fr', ({ kind }) => kind, 'ulm');
  expect(first).toMatchObject({ spot: { place: 'ulm' }, help: 'fr ulm' });
});
