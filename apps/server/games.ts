import type { GamePackage, Shelf as Packages } from '@bivouac/manifest';
import { SHELF as GAMES } from '@bivouac/shelf';
import type { Playable, Shelf } from './rooms/shelf.ts';

/** A game as the server plays it. */
const playable = async ({ cover, engine }: GamePackage): Promise<Playable> => {
  const { game, bots } = await engine();
  return {
    game,
    bots,
    called: async (language) => ({
      title: cover.title(language),
      seat: (seat) => cover.seatWithin(language, seat),
    }),
  };
};

/** The games of a list, played online. `module` exports the result as `SHELF`, for the threads of the bots. */
export const playedOnline = async ({ games }: Packages, module: string): Promise<Shelf> => ({
  module,
  games: Object.fromEntries(await Promise.all(games.map(async (each) => [each.id, await playable(each)] as const))),
});

/** The games that this server plays. */
export const SHELF: Shelf = await playedOnline(GAMES, import.meta.url);
