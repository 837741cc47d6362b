import type { Catalogue } from '@bivouac/kernel';
import type { CoverMessages } from '../messages/cover.ts';

export const enCover: Catalogue<CoverMessages, unknown> = {
  title: () => '1813: Napoleon’s Nemesis',
  'scenario.1799': () => 'Suvorov’s Italian Campaign, 1799',
  'scenario.1812': () => 'The Invasion of Russia, 1812',
  'scenario.1812-1813': () => 'From Moscow to Leipzig, 1812–1813',
  'scenario.1813': () => 'Napoleon’s Nemesis, 1813',
  'scenario.1799.summary': () =>
    'Northern Italy on hexes from March to September, 13 Turns: a good first match, in an evening.',
  'scenario.1812.summary': () =>
    'From the Niemen to Moscow and back, June 1812 to January 1813, 16 Turns: one long road, its Depots and the Winter.',
  'scenario.1812-1813.summary': () =>
    'Both campaigns as one on the joined maps, 36 Turns: what comes back over the Niemen fights on in Germany.',
  'scenario.1813.summary': () =>
    'Germany from February to November, 19 Turns with the alliances and the Armistice: a long campaign.',
};
