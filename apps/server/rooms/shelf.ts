import type { Bot, Game, Language, Seat } from '@bivouac/kernel';

/** A game and its seats by name, as they stand within a sentence. */
export interface Called {
  readonly title: string;
  readonly seat: (seat: Seat) => string;
}

/** A game as the server plays it. */
export interface Playable {
  readonly game: Game;
  readonly bots: Readonly<Record<string, Bot>>;
  /** Fetched when somebody is written to: neither the start nor a thread of bots waits for words. */
  readonly called: (language: Language) => Promise<Called>;
}

export interface Shelf {
  /** The module that exports this shelf as `SHELF`, for worker threads. */
  readonly module: string;
  readonly games: Readonly<Record<string, Playable>>;
}

export const playableOf = ({ games }: Shelf, game: string): Playable => {
  const found = Object.hasOwn(games, game) ? games[game] : undefined;
  if (!found) throw new Error(`no game ${game} on the shelf`);
  return found;
};

/** The bot that plays a seat on whose player has given up: the first that does better than chance, if there is one. */
export const heirAmong = ({ bots }: Playable): string | undefined => {
  const names = Object.keys(bots);
  return names.find((name) => name !== 'random') ?? names[0];
};
