import type { Bot, Game, Language, Seat } from '@bivouac/kernel';
import type { Heir } from '@bivouac/wire';
import type { Holder } from '../storage/matches.ts';
import { no } from './no.ts';

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
const botAmong = ({ bots }: Playable): string | undefined => {
  const names = Object.keys(bots);
  return names.find((name) => name !== 'random') ?? names[0];
};

/** Who plays a seat on when its player gives up, with so many others in the game; nobody where that ends the match. */
export const heirOf = (playable: Playable, wanted: Heir | undefined, others: number): Holder | undefined => {
  if (wanted?.kind === 'anybody') return { kind: 'gone' };
  const bot = wanted?.bot ?? (others > 1 ? botAmong(playable) : undefined);
  if (bot === undefined) return undefined;
  if (!Object.hasOwn(playable.bots, bot))
    throw no('noSuchBot', { place: 'message.heir', params: { bots: Object.keys(playable.bots).join(', ') } });
  return { kind: 'bot', bot };
};
