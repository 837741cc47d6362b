import type { Catalogue } from '@bivouac/kernel';
import type { CoverMessages } from '../messages/cover.ts';

export const enCover: Catalogue<CoverMessages, unknown> = {
  title: () => '1813: Napoleon’s Nemesis',
  'scenario.1799': () => 'Suvorov’s Italian Campaign, 1799',
  'scenario.1812': () => 'The Invasion of Russia, 1812',
  'scenario.1812-1813': () => 'From Moscow to Leipzig, 1812–1813',
  'scenario.1813': () => 'Napoleon’s Nemesis, 1813',
  'scenario.1799.summary': () => 'Drive the French from the plain of the Po, thirteen Turns from March to September.',
  'scenario.1812.summary': () => 'From the Niemen to Moscow and back: one long road, its Depots and the Winter.',
  'scenario.1812-1813.summary': () =>
    'Both campaigns on the joined maps: what comes back over the Niemen fights on in Germany.',
  'scenario.1813.summary': () => 'A year of marches between the Elbe and the Oder; Austria may come in.',
};
