import type { GameCover } from '@bivouac/board';
import type { GameOnPage } from '@bivouac/manifest';

/** A game that lies on the shelf, its table not opened. */
export interface CoveredGame {
  readonly ui: GameCover;
}
export type CoveredGames = Readonly<Record<string, CoveredGame>>;

/** What the page must know of a game: how to show it, what its answers are called, and whose dice are whose. */
export type PageGame = GameOnPage;
