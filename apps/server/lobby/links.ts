import type { Infer } from '@bivouac/kernel';
import { described } from '@bivouac/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Allowance, whence } from '../accounts/attempts.ts';
import { nameTaken } from '../accounts/register.ts';
import { newSecret, person, userOf } from '../accounts/sessions.ts';
import { No } from '../rooms/no.ts';
import type { Match, MatchSeat } from '../storage/matches.ts';
import { newId } from '../storage/secret.ts';
import type { Token } from '../storage/tokens.ts';
import type { User } from '../storage/users.ts';
import { DAY, isAbsent } from './absence.ts';
import type { Lobby } from './lobby.ts';
import { matchOf, seatIn } from './lookup.ts';
import { reseat, seatFor, startIfFull, taken } from './seating.ts';
import { deadlineIn, matchSeen, sitsIn } from './seen.ts';
import { acceptingLink, linking, lookingAtLink, matchNamed } from './shapes.ts';

const LINK_LASTS = 30 * DAY;
const GUESTS: Allowance = { most: 30, withinMs: DAY };

const noLink = (): No => new No('missing', 'this link leads nowhere any more', 'Ask for a new one.', 'body.token');

/** Links that lead to a seat. Whoever follows one and has no account plays as a guest. */
export const serveLinks = (app: FastifyInstance, { context, door, attempts }: Lobby): void => {
  const { store, now } = context;

  /** The seat of one who left or stays away, which the link may lead to while the match runs. */
  const absentSeat = async (match: Match, seat: string | null | undefined): Promise<MatchSeat> => {
    if (seat === undefined || seat === null)
      throw new No('conflict', 'this match has started', 'Name the seat of a player who is away.', 'body.seat');
    const found = seatIn(match, seat);
    if (isAbsent(match, found, await deadlineIn(context, match, found), now())) return found;
    throw new No('conflict', 'the player of this seat is at the table', 'Wait for his move.', 'body.seat');
  };

  const linked = async (secret: string): Promise<{ readonly token: Token; readonly match: Match }> => {
    const token = await store.tokens.peek(secret, 'invitation', now());
    const match = token?.match ? await store.matches.get(token.match) : undefined;
    if (!token || (match?.status !== 'waiting' && match?.status !== 'running')) throw noLink();
    return { token, match };
  };

  const guestNamed = async ({ body, ip }: FastifyRequest<{ Body: Infer<typeof acceptingLink> }>): Promise<User> => {
    const { name, language = 'en' } = body;
    if (name === undefined) throw new No('input', 'a guest needs a name', 'Give one, or sign in first.', 'body.name');
    if (await store.users.byName(name)) throw nameTaken();
    if (!(await attempts.take(`guests ${whence(ip)}`, now(), GUESTS)))
      throw new No('tooMuch', 'too many guests came from your address today', 'Register, or come back tomorrow.');
    return store.users.addGuest(newId(), name, language, now());
  };

  const sitDown = async (user: User, { token, match }: { token: Token; match: Match }, wanted?: string) => {
    const holder = { kind: 'user', user: user.id } as const;
    if (match.status === 'running') {
      const seat = await absentSeat(match, token.seat);
      return reseat(context, match.id, seat.seat, seat.holder, holder);
    }
    const seat = await seatFor(context, match, user.id, token.seat ?? wanted);
    if (!(await store.matches.seat(match.id, seat, { kind: 'open' }, holder))) throw taken();
    await store.matches.uninvite(match.id, user.id);
    return startIfFull(context, match.id);
  };

  app.post<{ Params: Infer<typeof matchNamed>; Body: Infer<typeof linking> }>(
    '/api/matches/:match/link',
    {
      schema: {
        summary: 'A link that leads to a free seat, or to that of a player who is away',
        tags: ['lobby'],
        params: described(matchNamed),
        body: described(linking),
      },
    },
    async (request, reply) => {
      const match = await matchOf(context, request.params.match, person(request));
      const { seat } = request.body;
      if (match.status === 'running') await absentSeat(match, seat);
      else if (match.status !== 'waiting') throw new No('conflict', 'this match is over', 'Ask for a rematch.');
      else if (seat !== undefined && match.seating === 'choice') seatIn(match, seat);
      const secret = newSecret();
      const named = match.seating === 'choice' || match.status === 'running' ? (seat ?? null) : null;
      await store.tokens.issue(
        secret,
        { purpose: 'invitation', user: null, match: match.id, seat: named, endsAt: now() + LINK_LASTS },
        now(),
      );
      return reply.code(201).send({ token: secret, path: `/invitation#${secret}` });
    },
  );

  app.post<{ Body: Infer<typeof lookingAtLink> }>(
    '/api/invitations/look',
    { schema: { summary: 'What a link leads to', tags: ['lobby'], body: described(lookingAtLink) } },
    async ({ body, who }) => {
      const { token, match } = await linked(body.token);
      return { match: await matchSeen(context, match, who), seat: token.seat };
    },
  );

  app.post<{ Body: Infer<typeof acceptingLink> }>(
    '/api/invitations/accept',
    { schema: { summary: 'Follow a link to its seat', tags: ['lobby'], body: described(acceptingLink) } },
    async (request, reply) => {
      const found = await linked(request.body.token);
      if (sitsIn(found.match, request.who)) throw new No('conflict', 'you have a seat', 'Go on playing.');
      const isNew = request.who === undefined;
      const user = isNew ? await guestNamed(request) : await userOf(request, context);
      try {
        await sitDown(user, found, request.body.seat);
      } catch (fault) {
        if (isNew) await store.users.remove(user.id);
        throw fault;
      }
      if (isNew) await door.letIn(request, reply, user);
      const match = await store.matches.get(found.match.id);
      if (!match) throw noLink();
      return { match: await matchSeen(context, match, { user: user.id, name: user.name }) };
    },
  );
};
