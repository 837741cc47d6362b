import type { Catalogue } from '@bivouac/kernel';
import type { CoverMessages } from '../messages/cover.ts';

export const enCover: Catalogue<CoverMessages, unknown> = {
  title: () => 'War and Peace',
  'scenario.1805': () => 'The Grand Campaign, 1805–1815',
  'scenario.1809': () => '1809: the Danube and Spain',
  'scenario.1812': () => '1812: Russia',
  'scenario.1813': () => '1813: Germany',
  'scenario.1805.summary': () =>
    'All Europe by months, from Ulm to the last exile: armies, fleets, treasuries and alliances for one to five players; many evenings.',
  'scenario.1809.summary': () =>
    'Our own start: Austria rises while Spain burns, nine months on the Danube and the Tagus for one to four players; a long evening.',
  'scenario.1812.summary': () =>
    'Our own start: the Grande Armée crosses the Niemen, seven months to reach Moscow and to survive it, for one to three players; an evening.',
  'scenario.1813.summary': () =>
    'Our own start: a new army against Russia and Prussia, and Austria undecided, seven months in Germany for one to five players; a long evening.',
};
