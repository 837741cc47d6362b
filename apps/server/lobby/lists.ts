import { ROUTES } from '@bivouac/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { person } from '../accounts/sessions.ts';
import { serve } from '../http/serve.ts';
import type { Match } from '../storage/matches.ts';
import type { Page } from '../storage/match-list.ts';
import type { Lobby } from './lobby.ts';
import { matchFor } from './lookup.ts';
import { listed, matchSeen } from './seen.ts';

const { mine, invited, open, running } = ROUTES.lobby;

const PAGE = 50;

/** Matches to play, to join, to watch. */
export const serveLists = (app: FastifyInstance, { context }: Lobby): void => {
  const { store, rooms } = context;

  const serveList = (
    route: typeof mine,
    list: (request: FastifyRequest, page: Page) => Promise<readonly Match[]>,
  ): void =>
    serve(app, route, async (request) => {
      const found = await list(request, { limit: PAGE + 1, offset: Number(request.query.offset ?? 0) });
      const matches = await listed(context, found.slice(0, PAGE), request.who);
      return { matches, hasMore: found.length > PAGE };
    });

  serveList(mine, (request, page) => store.matches.mine(person(request).user, page));
  serveList(invited, (request, page) => store.matches.invited(person(request).user, page));
  serveList(open, (_request, page) => store.matches.open(page));
  serveList(running, (_request, page) => store.matches.watchable(page));

  serve(app, ROUTES.lobby.match, async ({ params: { match: id }, who }) => {
    const match = await matchFor(context, id, who);
    // The server went down between the start and the first question.
    const isUnasked = match.status === 'running' && !match.seats.some(({ isAsked }) => isAsked);
    if (isUnasked) await rooms.wake(id);
    const asked = isUnasked ? await matchFor(context, id, who) : match;
    return { match: await matchSeen(context, asked, who) };
  });
};
