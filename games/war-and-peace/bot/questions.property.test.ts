import { everyQuestionIsJudged } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import { warAndPeace } from '../game.ts';
import { greedy, JUDGES } from './greedy.ts';

const watched = (scenario: string, players: string, seed: number) => ({
  game: warAndPeace,
  options: warAndPeace.options.parse({ scenario, players }, 'options'),
  judges: JUDGES,
  seeds: [seed],
});

describe('greedy in random positions', () => {
  test('of the campaign: it has a judgement on every question', () => {
    expect(everyQuestionIsJudged(watched('1805', '5', 1))).toBeGreaterThan(35);
  });
  test.each([
    ['1809', '2', 25, 2],
    ['1812', '2', 20, 3],
    ['1813', '5', 20, 4],
  ])(
    '%s for %s: it has a judgement on every question, and gives listed answers only',
    (scenario, players, least, seed) => {
      expect(everyQuestionIsJudged({ ...watched(scenario, players, seed), bot: greedy })).toBeGreaterThan(least);
    },
  );
});
