import { type ParamsOf, ROUTES } from '@bivouac/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { person } from '../accounts/sessions.ts';
import { serve } from '../http/serve.ts';
import { no } from '../rooms/no.ts';
import type { Match, MatchSeat } from '../storage/matches.ts';
import { isAbsent } from './absence.ts';
import type { Lobby } from './lobby.ts';
import { matchOf, seatIn } from './lookup.ts';
import { checkBot, playableNamed } from './opening.ts';
import { reseat, startIfFull, taken } from './seating.ts';
import { deadlineIn, isHis, seenAnew } from './seen.ts';

const { claim, giveToBot } = ROUTES.lobby;
type Asking = FastifyRequest & { readonly params: ParamsOf<typeof claim> };

/** What those who stay may do about one who is away. */
export const serveAbsent = (app: FastifyInstance, { context }: Lobby): void => {
  const { store, now, rooms } = context;

  const absent = async (request: Asking): Promise<{ match: Match; seat: MatchSeat }> => {
    const match = await matchOf(context, request.params.match, person(request));
    const seat = seatIn(match, request.params.seat);
    if (isHis(seat, request.who)) throw no('ownSeat');
    if (isAbsent(match, seat, await deadlineIn(context, match, seat), now())) return { match, seat };
    throw no('stillHasTime');
  };
  /** A seat that nobody has taken yet, where the maker of the match would rather begin with a bot. */
  const freeSeat = async (request: Asking) => {
    const who = person(request);
    const match = await matchOf(context, request.params.match, who);
    const isMakers = match.madeBy === who.user && match.seating === 'choice';
    if (match.status !== 'waiting' || !isMakers) return undefined;
    const seat = seatIn(match, request.params.seat);
    return seat.holder.kind === 'open' ? { match, seat } : undefined;
  };

  serve(app, claim, async (request) => {
    const { match, seat } = await absent(request);
    if (match.seats.length > 2) throw no('othersPlayToo');
    await rooms.claim(match.id, seat.seat, 'claimed');
    return seenAnew(context, match.id, request.who);
  });

  serve(app, giveToBot, async (request) => {
    const { bot } = request.body;
    const free = await freeSeat(request);
    const { match, seat } = free ?? (await absent(request));
    checkBot(playableNamed(context, match.game), bot);
    const to = { kind: 'bot', bot } as const;
    if (!free) await reseat(context, match.id, seat.seat, seat.holder, to);
    else if (await store.matches.seat(match.id, seat.seat, seat.holder, to)) await startIfFull(context, match.id);
    else throw taken();
    return seenAnew(context, match.id, request.who);
  });
};
