import { europeCover } from '@bivouac/europe/ui/cover.ts';
import type { Seat } from '@bivouac/kernel';
import { nemesisCover } from '@bivouac/nemesis/ui/cover.ts';
import type { CoveredGames, PageGame } from './page-game.ts';

/** Every game as it lies on the shelf. A new one is a line here, one below, and one in `../games.ts`. */
export const ON_THE_SHELF: CoveredGames = { nemesis: { ui: nemesisCover }, europe: { ui: europeCover } };

/** The games as the page shows them, fetched when they are called for. */
export const PAGE_GAMES: Readonly<Record<string, () => Promise<PageGame>>> = {
  nemesis: async () => (await import('../games/nemesis-page.ts')).nemesisOnThePage,
  europe: async () => (await import('../games/europe-page.ts')).europeOnThePage,
};

/** What a newcomer is offered first. */
export const FIRST_GAME: { readonly game: string; readonly options: object; readonly seat: Seat } = {
  game: 'nemesis',
  options: { scenario: '1799' },
  seat: 'coalition',
};
