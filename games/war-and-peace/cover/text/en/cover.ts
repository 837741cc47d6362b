import type { Catalogue } from '@bivouac/kernel';
import type { CoverMessages } from '../messages/cover.ts';

export const enCover: Catalogue<CoverMessages, unknown> = {
  title: () => 'War and Peace',
  'scenario.1805': () => 'The Grand Campaign, 1805–1815',
  'scenario.1809': () => '1809: the Danube and Spain',
  'scenario.1812': () => '1812: Russia',
  'scenario.1813': () => '1813: Germany',
  'scenario.1805.summary': () =>
    'All Europe by months, from Ulm to the last exile: armies, fleets, treasuries and alliances.',
  'scenario.1809.summary': () =>
    'A start of our own: Austria rises while Spain burns, nine months on the Danube and the Tagus.',
  'scenario.1812.summary': () =>
    'A start of our own: the Grande Armée crosses the Niemen, seven months to reach Moscow and survive it.',
  'scenario.1813.summary': () =>
    'A start of our own: a new army against Russia and Prussia, Austria undecided, seven months in Germany.',
};
