import { random, runMatch } from '@bivouac/bots';
import { everyQuestionIsJudged } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import { wordingsOfCards } from '../cards/index.ts';
import { napoleonicWars } from '../game.ts';
import { greedy, JUDGES } from './greedy.ts';

const SEEDS = [1, 2];
/** Questions that a card asks in its own words are judged as choices of an event. */
const ofCards = wordingsOfCards().flatMap(({ en }) => Object.keys(en));
const judged = (options: object): number =>
  everyQuestionIsJudged({
    game: napoleonicWars,
    options: napoleonicWars.options.parse(options),
    judges: JUDGES,
    seeds: SEEDS,
    bot: greedy,
    leftToLuck: ofCards,
  });
const FIVE = napoleonicWars.options.parse({ scenario: '1805', players: 5 });

describe('greedy', () => {
  test.each([
    { scenario: '1805', players: 5 },
    { scenario: '1805', players: 2, roles: 'bid' },
    { scenario: '1813', players: 3 },
    { scenario: '1812', players: 2 },
  ])('it has a judge for every question that random games ask: $scenario, $players players', (options) => {
    expect(judged(options)).toBeGreaterThan(20);
  });
  test('it wins a seat among random players', () => {
    for (const seat of ['austria', 'russia']) {
      const bots = Object.fromEntries(
        napoleonicWars.seats(FIVE).map((each) => [each, each === seat ? greedy : random]),
      );
      const { faults, result } = runMatch({ game: napoleonicWars, options: FIVE, bots, seed: 3 });
      expect(faults).toEqual([]);
      expect(result?.winner).toBe(seat);
    }
  });
  test('five of it play the war to an end', () => {
    const bots = Object.fromEntries(napoleonicWars.seats(FIVE).map((each) => [each, greedy]));
    const { faults, result } = runMatch({ game: napoleonicWars, options: FIVE, bots, seed: 1 });
    expect(faults).toEqual([]);
    expect(result).toBeDefined();
  });
});
