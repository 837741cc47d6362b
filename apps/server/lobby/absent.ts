import type { Infer } from '@bivouac/kernel';
import { described } from '@bivouac/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { person } from '../accounts/sessions.ts';
import { No } from '../rooms/no.ts';
import type { Match, MatchSeat } from '../storage/matches.ts';
import { isAbsent } from './absence.ts';
import type { Lobby } from './lobby.ts';
import { matchOf, seatIn } from './lookup.ts';
import { checkBot, playableNamed } from './opening.ts';
import { reseat, startIfFull, taken } from './seating.ts';
import { deadlineIn, isHis, matchSeen } from './seen.ts';
import { botNamed, seatNamed } from './shapes.ts';

/** What those who stay may do about one who is away. */
export const serveAbsent = (app: FastifyInstance, { context }: Lobby): void => {
  const { store, now, rooms } = context;
  const params = described(seatNamed);
  type Params = Infer<typeof seatNamed>;

  const absent = async (request: FastifyRequest<{ Params: Params }>): Promise<{ match: Match; seat: MatchSeat }> => {
    const match = await matchOf(context, request.params.match, person(request));
    const seat = seatIn(match, request.params.seat);
    if (isHis(seat, request.who)) throw new No('notYours', 'this is your own seat', 'Resign, if you give up.');
    if (isAbsent(match, seat, await deadlineIn(context, match, seat), now())) return { match, seat };
    throw new No('conflict', 'the player of this seat still has time', 'Wait until his time is over.');
  };
  /** A seat that nobody has taken yet, where the maker of the match would rather begin with a bot. */
  const freeSeat = async (request: FastifyRequest<{ Params: Params }>) => {
    const who = person(request);
    const match = await matchOf(context, request.params.match, who);
    const isMakers = match.madeBy === who.user && match.seating === 'choice';
    if (match.status !== 'waiting' || !isMakers) return undefined;
    const seat = seatIn(match, request.params.seat);
    return seat.holder.kind === 'open' ? { match, seat } : undefined;
  };
  const seen = async ({ id }: Match, { who }: FastifyRequest) => {
    const match = await store.matches.get(id);
    if (!match) throw new Error(`match ${id} is gone`);
    return { match: await matchSeen(context, match, who) };
  };

  app.post<{ Params: Params }>(
    '/api/matches/:match/seats/:seat/claim',
    { schema: { summary: 'Claim a match from one who is away', tags: ['lobby'], params } },
    async (request) => {
      const { match, seat } = await absent(request);
      if (match.seats.length > 2)
        throw new No('conflict', 'others play too', 'Give the seat to a bot or to somebody else.');
      await (await rooms.open(match.id)).claim(seat.seat, 'claimed');
      return seen(match, request);
    },
  );

  app.post<{ Params: Params; Body: Infer<typeof botNamed> }>(
    '/api/matches/:match/seats/:seat/bot',
    {
      schema: {
        summary: 'Give a free seat of one’s own match, or that of one who is away, to a bot',
        tags: ['lobby'],
        params,
        body: described(botNamed),
      },
    },
    async (request) => {
      const { bot } = request.body;
      const free = await freeSeat(request);
      const { match, seat } = free ?? (await absent(request));
      checkBot(playableNamed(context, match.game), bot);
      const to = { kind: 'bot', bot } as const;
      if (!free) await reseat(context, match.id, seat.seat, seat.holder, to);
      else if (await store.matches.seat(match.id, seat.seat, seat.holder, to)) await startIfFull(context, match.id);
      else throw taken();
      return seen(match, request);
    },
  );
};
