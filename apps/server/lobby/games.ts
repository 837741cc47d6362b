import { ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Lobby } from './lobby.ts';
import { playableNamed } from './opening.ts';
import { seatsOf } from './seating.ts';

/** The games on the shelf. The page makes the form of the options from their schema; the seats follow from what is chosen. */
export const serveGames = (app: FastifyInstance, { context }: Lobby): void => {
  const { shelf } = context;
  serve(app, ROUTES.lobby.seats, ({ body }) => {
    const { game } = playableNamed(context, body.game);
    return { seats: seatsOf(body.game, game.seats(game.options.parse(body.options, 'body.options'))) };
  });
  serve(app, ROUTES.lobby.games, () => ({
    games: Object.entries(shelf.games).map(([id, { game, bots }]) => ({
      id,
      version: game.version,
      options: game.options.form,
      seats: game.seats(game.options.parse({}, 'options')),
      bots: Object.keys(bots),
    })),
  }));
};
