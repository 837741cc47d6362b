import type { Catalogue } from '@bivouac/kernel';
import type { CoverMessages } from '../messages/cover.ts';

export const frCover: Catalogue<CoverMessages, unknown> = {
  title: () => 'Napoléon contre l’Europe',
  'scenario.1805': () => 'Grande campagne 1805-1814',
  'scenario.1809': () => 'Campagne 1809-1814',
  'scenario.1815': () => '1815, les Cent-Jours',
};
