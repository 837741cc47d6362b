import type { GameCover, GameUi } from '@bivouac/board';
import type { Game, Message, Seat } from '@bivouac/kernel';

/** A game that lies on the shelf, its table not opened. */
export interface CoveredGame {
  readonly ui: GameCover;
}
export type CoveredGames = Readonly<Record<string, CoveredGame>>;

/** What the page must know of a game: how to show it, and what its answers are called. */
export interface PageGame extends CoveredGame {
  readonly ui: GameUi;
  readonly label: Game['label'];
  /** For whom a die is rolled, by its question and the state before it fell. */
  readonly rolledBy: (prompt: Message, state: unknown) => Seat | undefined;
}

/** The views that a game's pictures are made from come from its own rules, so each gets the kind that it knows. */
export const onThePage = <V>(
  ui: GameUi<V>,
  label: Game['label'],
  rolledBy: (prompt: Message, state: V) => Seat | undefined,
): PageGame => ({
  ui: ui as unknown as GameUi,
  label,
  rolledBy: (prompt, state) => rolledBy(prompt, state as V),
});
