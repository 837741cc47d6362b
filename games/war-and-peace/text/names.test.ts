import { LANGUAGES } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { leaderCards } from '../catalogue/pieces.ts';
import { names } from './names.ts';

const unnamed = leaderCards.filter(({ name }) => name === null);
const LEADER = { en: /leader/i, fr: /chef/i };

describe.each(LANGUAGES)('a leader without a name: %s', (language) => {
  const called = names(language);
  const anybody = /unnamed|anonyme/;

  test('is called a leader of the state whose colours he wears, and the state is told', () => {
    const all = unnamed.map(({ id }) => called.leader(id));
    expect(all.length).toBeGreaterThan(20);
    for (const words of all) expect(words).toMatch(LEADER[language]);
    expect(all.filter((words) => anybody.test(words))).toEqual([]);
    const sorts = new Set(unnamed.map(({ nation, satellites }) => `${nation} ${satellites}`));
    expect(new Set(all).size).toBe(sorts.size);
  });

  test('begins a sentence with a capital, and so do archdukes', () => {
    for (const { id } of leaderCards) expect(called.Leader(id)).toMatch(/^\p{Lu}/u);
  });
});
