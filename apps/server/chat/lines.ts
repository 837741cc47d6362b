import { type Infer, optional, shape, text } from '@bivouac/kernel';
import { described, name } from '@bivouac/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../http/context.ts';
import { matchFor, matchOf } from '../lobby/lookup.ts';
import { signedIn } from '../http/identity.ts';

const PAGE = 100;
const digits = text({ pattern: /^\d{1,9}$/, like: '120' });
const params = shape({ match: name });
const page = shape({ before: optional(digits) });

/** What players say is for players while the match runs; after it, for all who may watch. */
export const checkMayHear = async (context: Context, id: string, request: FastifyRequest): Promise<void> => {
  const { status } = await matchFor(context, id, request.who);
  if (status !== 'over') await matchOf(context, id, signedIn(request));
};

/** What was said at a table. */
export const serveLines = (app: FastifyInstance, context: Context): void => {
  const { store } = context;
  app.get<{ Params: Infer<typeof params>; Querystring: Infer<typeof page> }>(
    '/api/matches/:match/chat',
    {
      schema: {
        summary: 'What was said at the table, without those whom one has muted',
        tags: ['chat'],
        params: described(params),
        querystring: described(page),
      },
    },
    async (request) => {
      const { match: id } = request.params;
      const { before } = request.query;
      const { who } = request;
      await checkMayHear(context, id, request);
      const limits = { limit: PAGE, ...(before === undefined ? {} : { before: Number(before) }) };
      const lines = await store.chat.lines(id, limits);
      const muted = who ? await store.chat.muted(who.user) : [];
      return {
        lines: lines.flatMap(({ user, ...line }) => (muted.includes(user) ? [] : [line])),
        hasMore: lines.length === PAGE,
        before: lines[0]?.line ?? null,
      };
    },
  );
};
