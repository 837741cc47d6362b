import { type MutedList, ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { person } from '../accounts/sessions.ts';
import type { Context } from '../http/context.ts';
import { serve } from '../http/serve.ts';
import { matchFor, seatIn } from '../lobby/lookup.ts';
import { no } from '../rooms/no.ts';

const routes = ROUTES.chat;

/** Not having to hear somebody, in any match. */
export const serveMutes = (app: FastifyInstance, context: Context): void => {
  const { store } = context;

  const mutedBy = async (user: string): Promise<MutedList> => {
    const people: MutedList['muted'][number][] = [];
    for (const id of await store.chat.muted(user)) {
      const known = await store.users.get(id);
      if (known) people.push({ id, name: known.name });
    }
    return { muted: people };
  };

  serve(app, routes.muted, (request) => mutedBy(person(request).user));

  serve(app, routes.mute, async (request) => {
    const who = person(request);
    const match = await matchFor(context, request.params.match, who);
    const { holder } = seatIn(match, request.params.seat);
    if (holder.kind !== 'user' || holder.user === who.user) throw no('nobodyElse');
    await store.chat.mute(who.user, holder.user);
    return mutedBy(who.user);
  });

  serve(app, routes.unmute, async (request) => {
    const { user } = person(request);
    await store.chat.unmute(user, request.body.user);
    return mutedBy(user);
  });
};
