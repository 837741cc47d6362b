import { europePackage } from '@bivouac/europe';
import type { Shelf } from '@bivouac/manifest';
import { nemesisPackage } from '@bivouac/nemesis';

/** The games. To add one, add it here: apps, tools and tests read this list. */
export const SHELF: Shelf = { module: import.meta.url, games: [nemesisPackage, europePackage] };
