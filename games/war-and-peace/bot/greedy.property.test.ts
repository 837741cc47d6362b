import { random, runMatch } from '@bivouac/bots';
import { describe, expect, test } from 'vitest';
import { warAndPeace } from '../game.ts';
import { greedy } from './greedy.ts';

const options = warAndPeace.options.parse({ scenario: '1813', players: '2' }, 'options');
const germany = (seed: number, seat: 'france' | 'russia') => {
  const bots = { france: random, russia: random, [seat]: greedy };
  return runMatch({ game: warAndPeace, options, bots, seed, checksAll: true });
};

describe('greedy over whole games', () => {
  test.each(['france', 'russia'] as const)('1813: as %s it wins 3 of 3 games, without a fault', (seat) => {
    const reports = [1, 2, 3].map((seed) => germany(seed, seat));
    expect(reports.flatMap(({ faults }) => faults)).toEqual([]);
    expect(reports.map(({ result }) => result?.points[seat] ?? 0).filter((points) => points > 0)).toHaveLength(3);
  });
  test('the same seed gives the same game, and another seed another', () => {
    const hash = (seed: number): string => germany(seed, 'france').match.hash();
    const first = hash(3);
    expect(hash(3)).toBe(first);
    expect(hash(4)).not.toBe(first);
  });
});
