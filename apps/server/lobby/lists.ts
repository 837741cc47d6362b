import type { Infer } from '@bivouac/kernel';
import { described } from '@bivouac/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { person } from '../accounts/sessions.ts';
import type { Match } from '../storage/matches.ts';
import type { Page } from '../storage/match-list.ts';
import type { Lobby } from './lobby.ts';
import { matchFor } from './lookup.ts';
import { listed, matchSeen } from './seen.ts';
import { matchNamed, page } from './shapes.ts';

const PAGE = 50;

/** Matches to play, to join, to watch. */
export const serveLists = (app: FastifyInstance, { context }: Lobby): void => {
  const { store, rooms } = context;

  const serve = (
    url: string,
    summary: string,
    list: (request: FastifyRequest, page: Page) => Promise<readonly Match[]>,
  ) =>
    app.get<{ Querystring: Infer<typeof page> }>(
      url,
      { schema: { summary, tags: ['lobby'], querystring: described(page) } },
      async (request) => {
        const found = await list(request, { limit: PAGE + 1, offset: Number(request.query.offset ?? 0) });
        const matches = await listed(context, found.slice(0, PAGE), request.who);
        return { matches, hasMore: found.length > PAGE };
      },
    );

  serve('/api/matches/mine', 'My matches, those where it is my turn first', (request, each) =>
    store.matches.mine(person(request).user, each),
  );
  serve('/api/matches/invited', 'Matches to which I am invited', (request, each) =>
    store.matches.invited(person(request).user, each),
  );
  serve('/api/matches/open', 'Matches with a seat for anybody', (_request, each) => store.matches.open(each));
  serve('/api/matches/running', 'Matches to watch', (_request, each) => store.matches.watchable(each));

  app.get<{ Params: Infer<typeof matchNamed> }>(
    '/api/matches/:match',
    { schema: { summary: 'One match', tags: ['lobby'], params: described(matchNamed) } },
    async ({ params: { match: id }, who }) => {
      const match = await matchFor(context, id, who);
      // The server went down between the start and the first question.
      const isUnasked = match.status === 'running' && !match.seats.some(({ isAsked }) => isAsked);
      if (isUnasked) await rooms.open(id);
      const asked = isUnasked ? await matchFor(context, id, who) : match;
      return { match: await matchSeen(context, asked, who) };
    },
  );
};
