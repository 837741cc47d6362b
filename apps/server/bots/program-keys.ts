import type { Seat } from '@bivouac/kernel';
import { type ParamsOf, ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { newSecret, person } from '../accounts/sessions.ts';
import type { Context } from '../http/context.ts';
import type { Identity } from '../http/identity.ts';
import { serve } from '../http/serve.ts';
import { matchOf, seatIn } from '../lobby/lookup.ts';
import { taken } from '../lobby/seating.ts';
import { isHis, matchSeen } from '../lobby/seen.ts';
import { no, notYours } from '../rooms/no.ts';
import type { Holder, Match, MatchSeat } from '../storage/matches.ts';
import type { Programs } from './programs.ts';

const DAY = 24 * 60 * 60_000;
/** Longer than matches last; a key that was forgotten ends with this. */
const KEY_LASTS = 400 * DAY;

const { giveToProgram, takeFromProgram } = ROUTES.bots;

/** Keys that were given out for a seat end, and programs connected by one are cut off. */
export const endKeys = async ({ store }: Context, programs: Programs, match: string, seat: Seat): Promise<void> => {
  await store.tokens.revoke('program', { match, seat });
  programs.cutOff(match, seat);
  await store.announce({ say: 'keyEnded', match, seat });
};

/** Keys for programs: made and revoked by the holder of the seat. The key itself is not kept, only its fingerprint. */
export const serveProgramKeys = (app: FastifyInstance, context: Context, programs: Programs): void => {
  const { store, rooms, now } = context;

  const own = async (
    who: Identity,
    params: ParamsOf<typeof takeFromProgram>,
  ): Promise<{ match: Match; seat: MatchSeat }> => {
    const match = await matchOf(context, params.match, who);
    const seat = seatIn(match, params.seat);
    if (!isHis(seat, who)) throw notYours(seat.seat);
    if (match.status === 'waiting' || match.status === 'running') return { match, seat };
    throw no('matchOver');
  };

  const reseat = async ({ id }: Match, { seat, holder }: MatchSeat, to: Holder): Promise<void> => {
    if (!(await store.matches.seat(id, seat, holder, to))) throw taken();
    await rooms.refresh(id);
  };
  const seen = async ({ id }: Match, { who }: { readonly who: Identity | undefined }) => {
    const match = await store.matches.get(id);
    if (!match) throw new Error(`match ${id} is gone`);
    return matchSeen(context, match, who);
  };

  serve(app, giveToProgram, async (request) => {
    const { user } = person(request);
    const { match, seat } = await own(person(request), request.params);
    await endKeys(context, programs, match.id, seat.seat);
    await reseat(match, seat, { kind: 'program', owner: user, name: request.body.name });
    const key = newSecret();
    const token = { purpose: 'program', user, match: match.id, seat: seat.seat, endsAt: now() + KEY_LASTS } as const;
    await store.tokens.issue(key, token, now());
    return { key, match: await seen(match, request) };
  });

  serve(app, takeFromProgram, async (request) => {
    const { match, seat } = await own(person(request), request.params);
    await endKeys(context, programs, match.id, seat.seat);
    await reseat(match, seat, { kind: 'user', user: person(request).user });
    return { match: await seen(match, request) };
  });
};
