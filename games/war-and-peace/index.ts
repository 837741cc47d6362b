import type { GamePackage, PageModule } from '@bivouac/manifest';
import { warAndPeaceCover } from './cover/cover.ts';
import { scenarios } from './cover/scenarios.ts';
import { lessonCard } from './lesson/card.ts';

/** War and Peace 1805-1815: the Grand Campaign, and three shorter starts that are ours. */
export const warAndPeacePackage: GamePackage = {
  id: 'war-and-peace',
  cover: warAndPeaceCover,
  scenarios,
  lesson: lessonCard,
  map: { load: async () => (await import('./map/index.ts')).loadMap(), scenario: '1805' },
  engine: async () => (await import('./engine.ts')).engine,
  book: async () => (await import('./book.ts')).book,
  // `as string`: the types stop here, for the rules are checked without those of a browser.
  ui: async () => ((await import('./ui/on-page.ts' as string)) as PageModule).onPage,
  terminal: async () => (await import('./terminal/face.ts')).warAndPeaceFace,
  workshop: async () => (await import('./workshop.ts')).workshop,
};
