import type { Catalogue } from '@bivouac/kernel';
import type { CoverMessages } from '../messages/cover.ts';

export const enCover: Catalogue<CoverMessages, unknown> = {
  title: () => '1813: Napoleon’s Nemesis',
  'scenario.1799': () => 'Suvorov’s Italian Campaign, 1799',
  'scenario.1813': () => 'Napoleon’s Nemesis, 1813',
};
