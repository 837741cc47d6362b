import type { Catalogue } from '@bivouac/kernel';
import type { CoverMessages } from '../messages/cover.ts';

export const frCover: Catalogue<CoverMessages, unknown> = {
  title: () => 'Napoléon contre l’Europe',
  'scenario.1805': () => 'Grande campagne 1805-1814',
  'scenario.1809': () => 'Campagne 1809-1814',
  'scenario.1815': () => '1815, les Cent-Jours',
  'scenario.1805.summary': () => 'D’Ulm à l’abdication : budgets, alliances, flottes et dix campagnes.',
  'scenario.1809.summary': () => 'De Wagram à l’abdication, l’Espagne déjà soulevée.',
  'scenario.1815.summary': () => 'Napoléon revient de l’île d’Elbe : battre deux armées avant l’arrivée des autres.',
};
