import type { Catalogue } from '@bivouac/kernel';
import type { CoverMessages } from '../messages/cover.ts';

export const enCover: Catalogue<CoverMessages, unknown> = {
  title: () => 'Napoléon against Europe',
  'scenario.1805': () => 'The campaign of 1805–1814',
  'scenario.1809': () => 'The campaign of 1809–1814',
  'scenario.1815': () => '1815, the Hundred Days',
  'scenario.1805.summary': () => 'All of Europe from Ulm to the abdication: ten years, the whole game.',
  'scenario.1809.summary': () => 'From Wagram to the abdication: six years, with Spain already in arms.',
  'scenario.1815.summary': () => 'Napoleon is back from Elba: the Hundred Days, in an evening.',
};
