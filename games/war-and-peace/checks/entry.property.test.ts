import { random, runMatch } from '@bivouac/bots';
import type { Fault } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import type { Players } from '../catalogue/ids.ts';
import { warAndPeace } from '../game.ts';
import { seatsFor } from '../rules/D-players/D.3-seats.ts';
import type { WarAndPeace } from '../state/index.ts';
import { placement, trespasses } from './entry.ts';

/** Is this the moment between two orders? Then nothing is half done. */
const isCheckpoint = (before: WarAndPeace, now: WarAndPeace): boolean => before.clock !== now.clock;

const faultsIn = (scenario: string, players: Players, seed: string, more: object = {}): readonly Fault[] => {
  const options = warAndPeace.options.parse({ scenario, players, ...more }, 'options');
  const faults: Fault[] = [];
  let before: WarAndPeace | undefined;
  const report = runMatch({
    game: warAndPeace,
    options,
    bots: Object.fromEntries(seatsFor(scenario, players).map((seat) => [seat, random])),
    seed,
    onAnswer: ({ state }) => {
      // A copy of the tables: the state itself goes on changing.
      const now: WarAndPeace = { ...state };
      if (before) faults.push(...trespasses(before, now));
      if (before && isCheckpoint(before, now)) faults.push(...placement(now));
      before = now;
    },
  });
  return [...report.faults, ...faults];
};

test.each([
  ['1809', '2'],
  ['1812', '3'],
  ['1813', '5'],
] as const)(
  'SG J.8, F.2, N.1 in %s for %s no piece ever comes to a place that its verb forbids',
  (scenario, players) => {
    for (const seed of ['one', 'two', 'three']) expect(faultsIn(scenario, players, `${scenario} ${seed}`)).toEqual([]);
  },
);
test('SG J.8, F.2, N.1 nor in a campaign from 1805 to 1815', () => {
  expect(faultsIn('1805', '4', 'campaign')).toEqual([]);
});
