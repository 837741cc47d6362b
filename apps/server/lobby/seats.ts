import { ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { person, userOf } from '../accounts/sessions.ts';
import { type Asked, serve } from '../http/serve.ts';
import { no } from '../rooms/no.ts';
import type { Match } from '../storage/matches.ts';
import type { User } from '../storage/users.ts';
import type { Lobby } from './lobby.ts';
import { checkWaiting, matchFor, matchOf } from './lookup.ts';
import { addSeed, reseat, seatFor, startIfFull, taken } from './seating.ts';
import { isHis, seenAnew, sitsIn } from './seen.ts';

const { take, leave, cancel } = ROUTES.lobby;

/** Sitting down and getting up again, before the start. */
export const serveSeats = (app: FastifyInstance, { context }: Lobby): void => {
  const { store, now } = context;

  const checkMayTake = async (match: Match, { id, kind }: { id: string; kind: 'member' | 'guest' }): Promise<void> => {
    const isInvited = await store.matches.isInvited(match.id, id);
    // The maker of the match may play a further seat of it, whatever its visibility.
    if (isInvited || match.madeBy === id || (match.visibility === 'open' && kind === 'member')) return;
    throw no('notInvited');
  };

  /** A seat whose player has left can be taken over: by anyone who may join, or by another player of the match. */
  const takeOver = async (request: Asked<typeof take>, match: Match, user: User) => {
    const left = match.seats.find(({ seat, holder }) => seat === request.body.seat && holder.kind === 'gone');
    if (!left) throw no('notWaiting');
    if (!sitsIn(match, request.who)) await checkMayTake(match, user);
    await reseat(context, match.id, left.seat, left.holder, { kind: 'user', user: user.id });
    return seenAnew(context, match.id, request.who);
  };

  serve(app, take, async (request) => {
    const user = await userOf(request, context);
    const match = await matchFor(context, request.params.match, request.who);
    if (match.status === 'running') return takeOver(request, match, user);
    checkWaiting(match);
    // To play several seats one names each: nobody takes two by pressing twice.
    if (sitsIn(match, request.who) && request.body.seat === undefined) throw no('hasSeat');
    await checkMayTake(match, user);
    const seat = await seatFor(context, match, user.id, request.body.seat);
    if (!(await store.matches.seat(match.id, seat, { kind: 'open' }, { kind: 'user', user: user.id }))) throw taken();
    await addSeed(context, match.id, seat, request.body.seed);
    await store.matches.uninvite(match.id, user.id);
    await startIfFull(context, match.id);
    return seenAnew(context, match.id, request.who);
  });

  serve(app, leave, async (request) => {
    const who = person(request);
    const match = await matchOf(context, request.params.match, who);
    checkWaiting(match);
    if (match.madeBy === who.user) await store.matches.cancel(match.id, now());
    for (const seat of match.seats)
      if (isHis(seat, who)) await store.matches.seat(match.id, seat.seat, seat.holder, { kind: 'open' });
    return { done: true };
  });

  serve(app, cancel, async (request) => {
    const who = person(request);
    const match = await matchFor(context, request.params.match, who);
    if (match.madeBy !== who.user) throw no('notMaker');
    if (!(await store.matches.cancel(match.id, now()))) throw no('notWaiting');
    await store.tokens.revoke('invitation', { match: match.id });
    return seenAnew(context, match.id, who);
  });
};
