import type { Catalogue } from '@bivouac/kernel';
import type { CoverMessages } from '../messages/cover.ts';

export const frCover: Catalogue<CoverMessages, unknown> = {
  title: () => 'Guerre et Paix',
  'scenario.1805': () => 'La Grande Campagne, 1805-1815',
  'scenario.1809': () => '1809 : le Danube et l’Espagne',
  'scenario.1812': () => '1812 : la Russie',
  'scenario.1813': () => '1813 : l’Allemagne',
  'scenario.1805.summary': () =>
    'Toute l’Europe mois par mois, d’Ulm au dernier exil : armées, flottes, finances et alliances.',
  'scenario.1809.summary': () =>
    'Un départ de notre composition : l’Autriche se lève, l’Espagne brûle, neuf mois sur le Danube et le Tage.',
  'scenario.1812.summary': () =>
    'Un départ de notre composition : la Grande Armée passe le Niémen, sept mois pour atteindre Moscou et en revenir.',
  'scenario.1813.summary': () =>
    'Un départ de notre composition : une armée neuve face à la Russie et à la Prusse, l’Autriche indécise, sept mois en Allemagne.',
};
