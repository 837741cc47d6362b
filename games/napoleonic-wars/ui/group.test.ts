import { LANGUAGES } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { ACTS } from '../rules/5-sequence/5.1-acts.ts';
import { group } from './group.ts';

test.each(LANGUAGES)('5.1 every act of an Impulse stands under a heading in the list of answers: %s', (language) => {
  const asked = { by: 'france', rule: '5.1', prompt: { key: 'impulse.act', params: {} }, sealed: false };
  const kinds = ACTS.flatMap((act) => act.kinds);
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter((kind) => group({ kind }, asked, language) === undefined)).toEqual([]);
});
