import { type Infer, shape } from '@bivouac/kernel';
import { described, name } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { person } from '../accounts/sessions.ts';
import type { Context } from '../http/context.ts';
import { matchFor, seatIn } from '../lobby/lookup.ts';
import { No } from '../rooms/no.ts';

const seat = shape({ match: name, seat: name });
const muted = shape({ user: name });

/** Not having to hear somebody: whatever he says, in any match. */
export const serveMutes = (app: FastifyInstance, context: Context): void => {
  const { store } = context;

  const mutedBy = async (user: string) => {
    const people: { readonly id: string; readonly name: string }[] = [];
    for (const id of await store.chat.muted(user)) {
      const known = await store.users.get(id);
      if (known) people.push({ id, name: known.name });
    }
    return { muted: people };
  };

  app.get('/api/me/muted', { schema: { summary: 'Whom I do not hear', tags: ['chat'] } }, (request) =>
    mutedBy(person(request).user),
  );

  app.post<{ Params: Infer<typeof seat> }>(
    '/api/matches/:match/seats/:seat/mute',
    { schema: { summary: 'Mute the player of a seat', tags: ['chat'], params: described(seat) } },
    async (request) => {
      const who = person(request);
      const match = await matchFor(context, request.params.match, who);
      const { holder } = seatIn(match, request.params.seat);
      if (holder.kind !== 'user' || holder.user === who.user)
        throw new No('conflict', 'nobody else sits there', 'Choose the seat of another player.');
      await store.chat.mute(who.user, holder.user);
      return mutedBy(who.user);
    },
  );

  app.post<{ Body: Infer<typeof muted> }>(
    '/api/me/unmute',
    { schema: { summary: 'Hear somebody again', tags: ['chat'], body: described(muted) } },
    async (request) => {
      const { user } = person(request);
      await store.chat.unmute(user, request.body.user);
      return mutedBy(user);
    },
  );
};
