import type { Catalogue } from '@bivouac/kernel';
import type { CoverMessages } from '../messages/cover.ts';

export const frCover: Catalogue<CoverMessages, unknown> = {
  title: () => '1813 : Napoleon’s Nemesis',
  'scenario.1799': () => 'La campagne d’Italie de Souvorov, 1799',
  'scenario.1812': () => 'La campagne de Russie, 1812',
  'scenario.1812-1813': () => 'De Moscou à Leipzig, 1812–1813',
  'scenario.1813': () => 'La Némésis de Napoléon, 1813',
  'scenario.1799.summary': () =>
    'L’Italie du Nord de mars à septembre, 13 tours : une bonne première partie, en une soirée.',
  'scenario.1812.summary': () =>
    'Du Niémen à Moscou et retour, de juin 1812 à janvier 1813, 16 tours : une longue route, ses dépôts et l’hiver.',
  'scenario.1812-1813.summary': () =>
    'Les deux campagnes en une seule sur les cartes jointes, 36 tours : ce qui repasse le Niémen combat encore en Allemagne.',
  'scenario.1813.summary': () =>
    'L’Allemagne de février à novembre, 19 tours avec les alliances et l’armistice : une longue campagne.',
};
