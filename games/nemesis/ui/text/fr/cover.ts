import type { Catalogue } from '@bivouac/kernel';
import type { CoverMessages } from '../messages/cover.ts';

export const frCover: Catalogue<CoverMessages, unknown> = {
  title: () => '1813 : Napoleon’s Nemesis',
  'scenario.1799': () => 'La campagne d’Italie de Souvorov, 1799',
  'scenario.1813': () => 'La Némésis de Napoléon, 1813',
};
