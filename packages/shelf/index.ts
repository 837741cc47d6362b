import { europePackage } from '@bivouac/europe';
import type { Shelf } from '@bivouac/manifest';
import { napoleonicWarsPackage } from '@bivouac/napoleonic-wars';
import { nemesisPackage } from '@bivouac/nemesis';
import { warAndPeacePackage } from '@bivouac/war-and-peace';

/** The games. To add one, add it here: apps, tools and tests read this list. */
export const SHELF: Shelf = {
  module: import.meta.url,
  games: [nemesisPackage, europePackage, napoleonicWarsPackage, warAndPeacePackage],
};
