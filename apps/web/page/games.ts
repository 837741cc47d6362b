import type { GameOnPage, LessonCard, ScenarioCard } from '@bivouac/manifest';
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

const campaigns = SHELF.games.flatMap(({ id: game, scenarios, firstGame }) =>
  scenarios.map((scenario): Campaign => ({ game, scenario, ...(firstGame ? { seat: firstGame.seat } : {}) })),
);

/** Every scenario of every game, the shortest first. */
export const CAMPAIGNS: readonly Campaign[] = campaigns.toSorted((a, b) => a.scenario.minutes - b.scenario.minutes);

/** The lessons, one for each game that has one. */
export const LESSONS: readonly { readonly game: string; readonly lesson: LessonCard }[] = SHELF.games.flatMap(
  ({ id: game, lesson }) => (lesson ? [{ game, lesson }] : []),
);

/** The picture of a scenario, by the options of a match. */
export const pictureOf = (game: string, options: unknown): string | undefined => {
  const chosen =
    typeof options === 'object' && options !== null && 'scenario' in options ? options.scenario : undefined;
  return CAMPAIGNS.find((each) => each.game === game && each.scenario.id === chosen)?.scenario.picture;
};
