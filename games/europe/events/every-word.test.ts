import { LANGUAGES } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { EVENT_WORDS } from './every-word.ts';

const twice = (names: readonly string[]): readonly string[] => names.filter((name, at) => names.indexOf(name) !== at);

test('no two cards have a sentence or an answer of the same name', () => {
  for (const language of LANGUAGES) {
    expect(twice(EVENT_WORDS.flatMap((words) => Object.keys(words[language])))).toEqual([]);
    const kinds = EVENT_WORDS.flatMap((words) => ('labels' in words ? Object.keys(words.labels[language].byKind) : []));
    expect(twice(kinds)).toEqual([]);
  }
});
