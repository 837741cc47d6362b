import type { GameUi } from '@bivouac/board';
import type { Game } from '@bivouac/kernel';

/** What the page must know of a game: how to show it, and what its answers are called. */
export interface PageGame {
  readonly ui: GameUi;
  readonly label: Game['label'];
}

/** The views that a game's pictures are made from come from its own rules, so each gets the kind that it knows. */
export const onThePage = <V>(ui: GameUi<V>, label: Game['label']): PageGame => ({
  ui: ui as unknown as GameUi,
  label,
});
