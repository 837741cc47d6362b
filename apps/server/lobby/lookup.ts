import type { FastifyRequest } from 'fastify';
import { userOf } from '../accounts/sessions.ts';
import type { Context } from '../http/context.ts';
import type { Identity } from '../http/identity.ts';
import { no, noSuchMatch } from '../rooms/no.ts';
import type { Match, MatchSeat } from '../storage/matches.ts';
import type { User } from '../storage/users.ts';
import { sitsIn } from './seen.ts';

/** A match that they may know of. That there are others is not their business. */
export const matchFor = async ({ store }: Context, id: string, who: Identity | undefined): Promise<Match> => {
  const match = await store.matches.get(id);
  if (!match) throw noSuchMatch();
  if (match.visibility === 'open' || sitsIn(match, who) || (who && match.madeBy === who.user)) return match;
  if (who && (await store.matches.isInvited(id, who.user))) return match;
  throw noSuchMatch();
};

/** A match at which they sit. */
export const matchOf = async (context: Context, id: string, who: Identity): Promise<Match> => {
  const match = await matchFor(context, id, who);
  if (!sitsIn(match, who)) throw no('notAtTable');
  return match;
};

export const seatIn = ({ seats }: Match, seat: string): MatchSeat => {
  const found = seats.find((each) => each.seat === seat);
  if (!found) throw no('noSuchSeat');
  return found;
};

export const checkWaiting = ({ status }: Match): void => {
  if (status !== 'waiting') throw no('notWaiting');
};

/** For what is not for guests. */
export const memberOf = async (request: FastifyRequest, context: Context): Promise<User> => {
  const user = await userOf(request, context);
  if (user.kind === 'guest') throw no('guestsOnlyInvited');
  return user;
};
