import type { Seat } from '@bivouac/kernel';
import type { PageGame } from './page-game.ts';

/** The games as the page shows them, fetched when they are called for. A new one is a line here and a line in `../games.ts`. */
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
