import { random, runMatch } from '@bivouac/bots';
import { describe, expect, test } from 'vitest';
import { europe, type EuropeOptions } from '../game.ts';
import { greedy } from './greedy.ts';

const of1815 = europe.options.parse({ scenario: '1815' }, 'options');
const hundredDays = (seed: number, options: EuropeOptions = of1815) =>
  runMatch({ game: europe, options, bots: { empire: greedy, coalition: random }, seed });

describe('greedy over whole games', () => {
  test('20.1 as the Empire it wins 4 of 4 campaigns of 1815', () => {
    const reports = [1, 2, 3, 4].map((seed) => hundredDays(seed));
    expect(reports.flatMap(({ faults }) => faults)).toEqual([]);
    expect(reports.map(({ result }) => result?.winner)).toEqual(['empire', 'empire', 'empire', 'empire']);
  });

  test('19 as the Coalition it conquers France in the campaign of 1805', () => {
    const options = europe.options.parse({ scenario: '1805' }, 'options');
    const { result, faults } = runMatch({
      game: europe,
      options,
      bots: { empire: random, coalition: greedy },
      seed: 1,
    });
    expect(faults).toEqual([]);
    expect(result).toMatchObject({ winner: 'coalition', because: { key: 'end.level' } });
  });

  test('the same seed gives the same game, and another seed another', () => {
    const hash = (seed: number): string => hundredDays(seed).match.hash();
    const first = hash(3);
    expect(hash(3)).toBe(first);
    expect(hash(4)).not.toBe(first);
  });
});
