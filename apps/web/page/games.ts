import type { FirstGame, GameOnPage, ScenarioCard } from '@bivouac/manifest';
import { SHELF } from '@bivouac/shelf';
import type { CoveredGames } from './page-game.ts';

/** Every game as it lies on the shelf. */
export const ON_THE_SHELF: CoveredGames = Object.fromEntries(SHELF.games.map(({ id, cover }) => [id, { ui: cover }]));

/** The games as the page shows them, each fetched when it is called for. */
export const PAGE_GAMES: Readonly<Record<string, () => Promise<GameOnPage>>> = Object.fromEntries(
  SHELF.games.map(({ id, ui }) => [id, ui]),
);

/** A scenario of a game, with the seat that suits a newcomer. */
export interface Campaign {
  readonly game: string;
  readonly scenario: ScenarioCard;
  readonly seat?: string;
}

/** Every scenario of every game, the first of each game before its longer ones. */
export const CAMPAIGNS: readonly Campaign[] = SHELF.games.flatMap(({ id: game, scenarios, firstGame }) =>
  scenarios.map((scenario) => ({ game, scenario, ...(firstGame ? { seat: firstGame.seat } : {}) })),
);

const offers = SHELF.games.flatMap(({ id, firstGame }) => (firstGame ? [{ game: id, ...firstGame }] : []));

/** What a newcomer is offered first. */
export const FIRST_GAME: (FirstGame & { readonly game: string }) | undefined = offers[0];
