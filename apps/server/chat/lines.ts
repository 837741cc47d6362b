import type { Seat } from '@bivouac/kernel';
import { ROUTES } from '@bivouac/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../http/context.ts';
import { signedIn } from '../http/identity.ts';
import { serve } from '../http/serve.ts';
import { matchFor, matchOf } from '../lobby/lookup.ts';
import type { Match } from '../storage/matches.ts';

const { lines } = ROUTES.chat;
const PAGE = 100;

/** What players say is for players while the match runs; after it, for all who may watch. */
export const checkMayHear = async (context: Context, id: string, request: FastifyRequest): Promise<Match> => {
  const match = await matchFor(context, id, request.who);
  if (match.status !== 'over') await matchOf(context, id, signedIn(request));
  return match;
};

/** The seats whose letters somebody reads: their own, during the match and after it. */
export const seatsRead = ({ seats }: Match, who: FastifyRequest['who']): readonly Seat[] =>
  seats.flatMap(({ seat, holder }) => (who && holder.kind === 'user' && holder.user === who.user ? [seat] : []));

/** What was said at a table. */
export const serveLines = (app: FastifyInstance, context: Context): void => {
  const { store } = context;
  serve(app, lines, async (request) => {
    const { match: id } = request.params;
    const { before } = request.query;
    const { who } = request;
    const match = await checkMayHear(context, id, request);
    const readers = seatsRead(match, who);
    const limits = { limit: PAGE, readers, ...(before === undefined ? {} : { before: Number(before) }) };
    const said = await store.chat.lines(id, limits);
    const muted = who ? await store.chat.muted(who.user) : [];
    return {
      lines: said.flatMap(({ user, ...line }) => (muted.includes(user) ? [] : [line])),
      hasMore: said.length === PAGE,
      before: said[0]?.line ?? null,
    };
  });
};
