import type { Catalogue } from '@bivouac/kernel';
import type { CoverMessages } from '../messages/cover.ts';

export const enCover: Catalogue<CoverMessages, unknown> = {
  title: () => 'Napoléon against Europe',
  'scenario.1805': () => 'The campaign of 1805–1814',
  'scenario.1809': () => 'The campaign of 1809–1814',
  'scenario.1815': () => '1815, the Hundred Days',
  'scenario.1805.summary': () => 'From Ulm to the abdication: budgets, alliances, fleets and ten campaigns.',
  'scenario.1809.summary': () => 'From Wagram to the abdication, with Spain already in arms.',
  'scenario.1815.summary': () => 'Napoleon is back from Elba: beat two armies before the others arrive.',
};
