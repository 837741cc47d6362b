import { type Invited, ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import type { Allowance } from '../accounts/attempts.ts';
import { person } from '../accounts/sessions.ts';
import { serve } from '../http/serve.ts';
import { no, notNow } from '../rooms/no.ts';
import type { Match } from '../storage/matches.ts';
import type { Lobby } from './lobby.ts';
import { checkWaiting, matchOf, memberOf, seatIn } from './lookup.ts';
import { inviteeNamed } from './opening.ts';
import { taken } from './seating.ts';

const { list, invite, uninvite, decline, dropLink } = ROUTES.invitations;

const INVITATIONS: Allowance = { most: 60, withinMs: 24 * 60 * 60_000 };

/** Invitations to members, by name; and what was handed out to come by. */
export const serveInvitations = (app: FastifyInstance, { context, attempts, tell }: Lobby): void => {
  const { store, now } = context;

  const invited = async ({ id }: Match): Promise<Invited> => ({
    invited: (await store.matches.invitations(id)).map(({ name, seat, byName, at }) => ({
      name,
      seat,
      by: byName,
      at,
    })),
    links: await store.tokens.issued('invitation', id, now()),
  });

  /** A seat can be kept for one only, and not where seats are drawn. */
  const seatKept = async (match: Match, seat: string | undefined, user: string): Promise<string | null> => {
    if (seat === undefined || match.seating === 'draw') return null;
    const others = await store.matches.invitations(match.id);
    const isKept = others.some((each) => each.seat === seat && each.user !== user);
    if (isKept || seatIn(match, seat).holder.kind !== 'open') throw taken();
    return seat;
  };

  serve(app, list, async (request) => invited(await matchOf(context, request.params.match, person(request))));

  serve(app, invite, async (request) => {
    const { id, name } = await memberOf(request, context);
    const match = await matchOf(context, request.params.match, person(request));
    checkWaiting(match);
    if (!(await attempts.take(`invite ${id}`, now(), INVITATIONS))) throw notNow('invitedMany', INVITATIONS.withinMs);
    const user = await inviteeNamed(context, request.body.name, id);
    const seat = await seatKept(match, request.body.seat, user);
    const isNew = !(await store.matches.isInvited(match.id, user));
    await store.matches.invite(match.id, { user, seat, by: id, at: now() });
    if (isNew) await tell?.invited(user, match.id, name);
    return { done: true };
  });

  /** By the one who invited, or by the maker of the match. */
  serve(app, uninvite, async (request) => {
    const who = person(request);
    const match = await matchOf(context, request.params.match, who);
    const user = await store.users.byName(request.body.name);
    const found = (await store.matches.invitations(match.id)).find((each) => each.user === user?.id);
    if (!found) throw no('noSuchInvitation', { place: 'body.name' });
    if (found.by !== who.user && match.madeBy !== who.user) throw no('notMaker');
    await store.matches.uninvite(match.id, found.user);
    return invited(match);
  });

  serve(app, decline, async (request) => {
    const { user } = person(request);
    const { match } = request.params;
    const by = (await store.matches.invitations(match)).find((each) => each.user === user)?.by ?? null;
    if (request.body.block === true && by !== null) await store.chat.mute(user, by);
    await store.matches.uninvite(match, user);
    return { done: true };
  });

  serve(app, dropLink, async (request) => {
    const match = await matchOf(context, request.params.match, person(request));
    if (!(await store.tokens.drop('invitation', match.id, request.body.id)))
      throw no('noSuchInvitation', { place: 'body.id' });
    return invited(match);
  });
};
