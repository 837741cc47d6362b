import type { Catalogue } from '@bivouac/kernel';
import type { CoverMessages } from '../messages/cover.ts';

export const frCover: Catalogue<CoverMessages, unknown> = {
  title: () => '1813 : Napoleon’s Nemesis',
  'scenario.1799': () => 'La campagne d’Italie de Souvorov, 1799',
  'scenario.1812': () => 'La campagne de Russie, 1812',
  'scenario.1812-1813': () => 'De Moscou à Leipzig, 1812–1813',
  'scenario.1813': () => 'La Némésis de Napoléon, 1813',
  'scenario.1799.summary': () => 'Chasser les Français de la plaine du Pô : treize tours, de mars à septembre.',
  'scenario.1812.summary': () => 'Du Niémen à Moscou et retour : une longue route, ses dépôts et l’hiver.',
  'scenario.1812-1813.summary': () =>
    'Les deux campagnes sur les cartes jointes : ce qui repasse le Niémen combat encore en Allemagne.',
  'scenario.1813.summary': () => 'Une année de marches entre l’Elbe et l’Oder ; l’Autriche peut entrer en guerre.',
};
