import type { GamePackage, PageModule } from '@bivouac/manifest';
import { nemesisCover } from './cover/cover.ts';
import { scenarios } from './cover/scenarios.ts';
import { lessonCard } from './lesson/card.ts';

/** 1813: Napoleon's Nemesis, with Suvorov's Italian campaign of 1799. */
export const nemesisPackage: GamePackage = {
  id: 'nemesis',
  cover: nemesisCover,
  scenarios,
  lesson: lessonCard,
  firstGame: { options: { scenario: '1799' }, seat: 'coalition' },
  map: { load: async (scenario) => (await import('./map/index.ts')).loadMap(scenario), scenario: '1813' },
  engine: async () => (await import('./engine.ts')).engine,
  book: async () => (await import('./book.ts')).book,
  // `as string`: the types stop here, for the rules are checked without those of a browser.
  ui: async () => ((await import('./ui/on-page.ts' as string)) as PageModule).onPage,
  terminal: async () => (await import('./terminal/face.ts')).nemesisFace,
  workshop: async () => (await import('./workshop.ts')).workshop,
};
