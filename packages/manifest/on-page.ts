import type { GameUi } from '@bivouac/board/game-ui.ts';
import type { Game, Message, Seat } from '@bivouac/kernel';

/** A game as the page shows it: its board, the names of its answers, and whose dice are whose. */
export interface GameOnPage<V = unknown> {
  readonly ui: GameUi<V>;
  readonly label: Game['label'];
  /** For whom a die is rolled, by its question and the view before it fell. */
  readonly rolledBy: (prompt: Message, view: V) => Seat | undefined;
}

/** The module that a package fetches for the page. */
export interface PageModule {
  readonly onPage: GameOnPage;
}

/** The views that a game's pictures are made from come from its own rules, so each gets the kind that it knows. */
export const onPageOf = <V>(game: GameOnPage<V>): GameOnPage => game as unknown as GameOnPage;
