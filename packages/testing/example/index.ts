import type { GamePackage, PageModule } from '@bivouac/manifest';
import { redoubtsCover } from './cover/cover.ts';

/** Redoubts as the list of games has it. Copy it with the rest to begin a game of your own. */
export const redoubtsPackage: GamePackage = {
  id: 'redoubts',
  cover: redoubtsCover,
  scenarios: [],
  map: { load: async () => (await import('./map/index.ts')).loadMap(), scenario: '' },
  engine: async () => (await import('./engine.ts')).engine,
  book: async () => (await import('./book.ts')).book,
  // `as string`: the types stop here, for the rules are checked without those of a browser.
  ui: async () => ((await import('./ui/on-page.ts' as string)) as PageModule).onPage,
  terminal: async () => (await import('./terminal/face.ts')).redoubtsFace,
  workshop: async () => (await import('./workshop.ts')).workshop,
};
