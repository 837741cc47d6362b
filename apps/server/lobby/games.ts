import { ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Lobby } from './lobby.ts';

/** The games on the shelf. The page makes the form of the options from their schema. */
export const serveGames = (app: FastifyInstance, { context: { shelf } }: Lobby): void =>
  serve(app, ROUTES.lobby.games, () => ({
    games: Object.entries(shelf.games).map(([id, { game, bots }]) => ({
      id,
      version: game.version,
      options: game.options.form,
      seats: game.seats(game.options.parse({}, 'options')),
      bots: Object.keys(bots),
    })),
  }));
