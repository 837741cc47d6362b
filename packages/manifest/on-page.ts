import type { GameUi } from '@bivouac/board/game-ui.ts';
import type { Game } from '@bivouac/kernel';

/** A game as the page shows it: its board, and the names of its answers. */
export interface GameOnPage<V = unknown> {
  readonly ui: GameUi<V>;
  readonly label: Game['label'];
}

/** The module that a package fetches for the page. */
export interface PageModule {
  readonly onPage: GameOnPage;
}

/** The views that a game's pictures are made from come from its own rules, so each gets the kind that it knows. */
export const onPageOf = <V>(game: GameOnPage<V>): GameOnPage => game as unknown as GameOnPage;
