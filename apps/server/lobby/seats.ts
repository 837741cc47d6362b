import type { Infer } from '@bivouac/kernel';
import { described } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { person, userOf } from '../accounts/sessions.ts';
import { No } from '../rooms/no.ts';
import type { Match } from '../storage/matches.ts';
import type { Lobby } from './lobby.ts';
import { checkWaiting, matchFor, matchOf } from './lookup.ts';
import { reservedSeat } from './rematch.ts';
import { seatFor, startIfFull, taken } from './seating.ts';
import { isHis, matchSeen, sitsIn } from './seen.ts';
import { matchNamed, takingSeat } from './shapes.ts';

/** Sitting down and getting up again, before the start. */
export const serveSeats = (app: FastifyInstance, { context }: Lobby): void => {
  const { store, now } = context;
  const params = described(matchNamed);
  type Params = Infer<typeof matchNamed>;

  const seen = async (id: string, who: Parameters<typeof matchSeen>[2]) => {
    const match = await store.matches.get(id);
    if (!match) throw new Error(`match ${id} is gone`);
    return { match: await matchSeen(context, match, who) };
  };

  const checkMayTake = async (match: Match, { id, kind }: { id: string; kind: 'member' | 'guest' }): Promise<void> => {
    const isInvited = await store.matches.isInvited(match.id, id);
    if (isInvited || (match.visibility === 'open' && kind === 'member')) return;
    throw new No('notYours', 'you are not invited', 'Ask a player of this match for a link.');
  };

  app.post<{ Params: Params; Body: Infer<typeof takingSeat> }>(
    '/api/matches/:match/take',
    { schema: { summary: 'Take a seat', tags: ['lobby'], params, body: described(takingSeat) } },
    async (request) => {
      const user = await userOf(request, context);
      const match = await matchFor(context, request.params.match, request.who);
      checkWaiting(match);
      if (sitsIn(match, request.who)) throw new No('conflict', 'you have a seat', 'Get up from it first.');
      await checkMayTake(match, user);
      const kept = match.rematchOf === null ? undefined : await reservedSeat(context, match, user.id);
      const seat = await seatFor(context, match, user.id, kept ?? request.body.seat);
      if (!(await store.matches.seat(match.id, seat, { kind: 'open' }, { kind: 'user', user: user.id }))) throw taken();
      await store.matches.uninvite(match.id, user.id);
      await startIfFull(context, match.id);
      return seen(match.id, request.who);
    },
  );

  app.post<{ Params: Params }>(
    '/api/matches/:match/leave',
    { schema: { summary: 'Get up before the start', tags: ['lobby'], params } },
    async (request) => {
      const who = person(request);
      const match = await matchOf(context, request.params.match, who);
      checkWaiting(match);
      if (match.madeBy === who.user) await store.matches.cancel(match.id, now());
      for (const seat of match.seats)
        if (isHis(seat, who)) await store.matches.seat(match.id, seat.seat, seat.holder, { kind: 'open' });
      return { done: true };
    },
  );

  app.post<{ Params: Params }>(
    '/api/matches/:match/cancel',
    { schema: { summary: 'Call a match off before the start', tags: ['lobby'], params } },
    async (request) => {
      const who = person(request);
      const match = await matchFor(context, request.params.match, who);
      if (match.madeBy !== who.user) throw new No('notYours', 'this is another’s match', 'Its maker may call it off.');
      if (!(await store.matches.cancel(match.id, now()))) checkWaiting({ ...match, status: 'running' });
      await store.tokens.revoke('invitation', { match: match.id });
      return seen(match.id, who);
    },
  );
};
