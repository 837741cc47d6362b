import { type BodyOf, pagePath, ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import type { Allowance } from '../accounts/attempts.ts';
import { nameTaken } from '../accounts/register.ts';
import { newSecret, person, userOf } from '../accounts/sessions.ts';
import { whence } from '../http/address.ts';
import { type Asked, serve } from '../http/serve.ts';
import { no, type No, notNow } from '../rooms/no.ts';
import type { Match, MatchSeat } from '../storage/matches.ts';
import { newId } from '../storage/secret.ts';
import type { Token } from '../storage/tokens.ts';
import type { User } from '../storage/users.ts';
import { DAY, isAbsent } from './absence.ts';
import type { Lobby } from './lobby.ts';
import { matchOf, seatIn } from './lookup.ts';
import { addSeed, reseat, seatFor, startIfFull, taken } from './seating.ts';
import { deadlineIn, matchSeen, seenAnew, sitsIn } from './seen.ts';

const { makeLink, look, accept } = ROUTES.invitations;

const LINK_LASTS = 30 * DAY;
const GUESTS: Allowance = { most: 30, withinMs: DAY };

const noLink = (): No => no('linkLeadsNowhere', { place: 'body.token' });

/** Links that lead to a seat. Anyone who follows one without an account plays as a guest. */
export const serveLinks = (app: FastifyInstance, { context, door, attempts }: Lobby): void => {
  const { store, now } = context;

  /** The seat of one who left or stays away, which the link may lead to while the match runs. */
  const absentSeat = async (match: Match, seat: string | null | undefined): Promise<MatchSeat> => {
    if (seat === undefined || seat === null) throw no('nameAbsentSeat', { place: 'body.seat' });
    const found = seatIn(match, seat);
    if (isAbsent(match, found, await deadlineIn(context, match, found), now())) return found;
    throw no('stillHasTime', { place: 'body.seat' });
  };

  const linked = async (secret: string): Promise<{ readonly token: Token; readonly match: Match }> => {
    const token = await store.tokens.peek(secret, 'invitation', now());
    const match = token?.match ? await store.matches.get(token.match) : undefined;
    if (!token || (match?.status !== 'waiting' && match?.status !== 'running')) throw noLink();
    return { token, match };
  };

  const guestNamed = async ({ body, ip }: Asked<typeof accept>): Promise<User> => {
    const { name, language = 'en' } = body;
    if (name === undefined) throw no('guestNeedsName', { place: 'body.name' });
    if (await store.users.byName(name)) throw nameTaken();
    if (!(await attempts.take(`guests ${whence(ip)}`, now(), GUESTS))) throw notNow('tooManyGuests', GUESTS.withinMs);
    return store.users.addGuest(newId(), name, language, now());
  };

  const sitDown = async (
    user: User,
    { token, match }: { token: Token; match: Match },
    { seat: wanted, seed }: Pick<BodyOf<typeof accept>, 'seat' | 'seed'>,
  ) => {
    const holder = { kind: 'user', user: user.id } as const;
    if (match.status === 'running') {
      const seat = await absentSeat(match, token.seat);
      return reseat(context, match.id, seat.seat, seat.holder, holder);
    }
    const seat = await seatFor(context, match, user.id, token.seat ?? wanted);
    if (!(await store.matches.seat(match.id, seat, { kind: 'open' }, holder))) throw taken();
    await addSeed(context, match.id, seat, seed);
    await store.matches.uninvite(match.id, user.id);
    return startIfFull(context, match.id);
  };

  serve(app, makeLink, async (request) => {
    const match = await matchOf(context, request.params.match, person(request));
    const { seat } = request.body;
    if (match.status === 'running') await absentSeat(match, seat);
    else if (match.status !== 'waiting') throw no('matchOver');
    else if (seat !== undefined && match.seating === 'choice') seatIn(match, seat);
    const secret = newSecret();
    const named = match.seating === 'choice' || match.status === 'running' ? (seat ?? null) : null;
    await store.tokens.issue(
      secret,
      { purpose: 'invitation', user: null, match: match.id, seat: named, endsAt: now() + LINK_LASTS },
      now(),
    );
    return { token: secret, path: pagePath('invitation', secret) };
  });

  serve(app, look, async ({ body, who }) => {
    const { token, match } = await linked(body.token);
    return { match: await matchSeen(context, match, who), seat: token.seat };
  });

  serve(app, accept, async (request, reply) => {
    const found = await linked(request.body.token);
    if (sitsIn(found.match, request.who)) throw no('hasSeat');
    const isNew = request.who === undefined;
    const user = isNew ? await guestNamed(request) : await userOf(request, context);
    try {
      await sitDown(user, found, request.body);
    } catch (fault) {
      if (isNew) await store.users.remove(user.id);
      throw fault;
    }
    if (isNew) await door.letIn(request, reply, user);
    return seenAnew(context, found.match.id, { user: user.id, name: user.name });
  });
};
