import { ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { person, userOf } from '../accounts/sessions.ts';
import { serve } from '../http/serve.ts';
import { drawDice } from '../rooms/fair-dice.ts';
import { no } from '../rooms/no.ts';
import type { Holder, Match } from '../storage/matches.ts';
import { newId } from '../storage/secret.ts';
import type { Lobby } from './lobby.ts';
import { matchOf } from './lookup.ts';
import { playableNamed } from './opening.ts';
import { startIfFull } from './seating.ts';
import { seenAnew } from './seen.ts';

/** The same once more, with the same players: one asks, the others find an invitation. */
export const serveRematch = (app: FastifyInstance, { context, tell }: Lobby): void => {
  const { store, now } = context;

  /** The rematch that another player has asked for already. */
  const asked = async (match: string, user: string): Promise<Match | undefined> => {
    const invited = await store.matches.invited(user, { limit: 100 });
    const mine = await store.matches.mine(user, { limit: 100 });
    return [...invited, ...mine].find(({ rematchOf, status }) => rematchOf === match && status !== 'cancelled');
  };

  const holderAfter = ({ holder }: Match['seats'][number], asker: string): Holder => {
    if (holder.kind === 'bot') return holder;
    return holder.kind === 'user' && holder.user === asker ? holder : { kind: 'open' };
  };

  serve(app, ROUTES.lobby.rematch, async (request) => {
    const who = person(request);
    const user = await userOf(request, context);
    const before = await matchOf(context, request.params.match, who);
    if (before.status !== 'over') throw no('notOver');
    const known = await asked(before.id, user.id);
    if (known) return seenAnew(context, known.id, who);
    const by = request.body.swap ? 1 : 0;
    const seats = before.seats.map(({ seat }) => seat);
    const { id } = await store.matches.create({
      id: newId(),
      game: before.game,
      rules: playableNamed(context, before.game).game.version,
      options: before.options,
      visibility: before.visibility === 'open' ? 'private' : before.visibility,
      seating: 'choice',
      salt: newId(),
      ...drawDice(),
      daysPerMove: before.daysPerMove,
      vacationDays: before.vacationDays,
      madeBy: user.id,
      at: now(),
      rematchOf: before.id,
      seats: seats.map((seat, place) => {
        const from = before.seats[(place - by + seats.length) % seats.length];
        return { seat, holder: from ? holderAfter(from, user.id) : { kind: 'open' } };
      }),
    });
    // Each moves on by as many seats as the one who asks; of two they change sides.
    for (const [place, { holder }] of before.seats.entries()) {
      if (holder.kind !== 'user' || holder.user === user.id) continue;
      const seat = seats[(place + by) % seats.length] ?? null;
      await store.matches.invite(id, { user: holder.user, seat, by: user.id, at: now() });
      await tell?.invited(holder.user, id, user.name);
    }
    await startIfFull(context, id);
    return seenAnew(context, id, who);
  });
};
