import type { Catalogue } from '@bivouac/kernel';
import type { CoverMessages } from '../messages/cover.ts';

export const frCover: Catalogue<CoverMessages, unknown> = {
  title: () => '1813 : Napoleon’s Nemesis',
  'scenario.1799': () => 'La campagne d’Italie de Souvorov, 1799',
  'scenario.1813': () => 'La Némésis de Napoléon, 1813',
  'scenario.1799.summary': () =>
    'L’Italie du Nord de mars à septembre, 13 tours : une bonne première partie, en une soirée.',
  'scenario.1813.summary': () =>
    'L’Allemagne de février à novembre, 19 tours avec les alliances et l’armistice : une longue campagne.',
};
