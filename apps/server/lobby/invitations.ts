import type { Infer } from '@bivouac/kernel';
import { described } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { type Allowance, tooOften } from '../accounts/attempts.ts';
import { person } from '../accounts/sessions.ts';
import type { Lobby } from './lobby.ts';
import { checkWaiting, matchOf, memberOf } from './lookup.ts';
import { inviteeNamed } from './opening.ts';
import { inviting, matchNamed } from './shapes.ts';

const INVITATIONS: Allowance = { most: 60, withinMs: 24 * 60 * 60_000 };

/** Invitations to members, by name. */
export const serveInvitations = (app: FastifyInstance, { context, attempts, tell }: Lobby): void => {
  const { store, now } = context;
  const params = described(matchNamed);
  type Params = Infer<typeof matchNamed>;

  app.post<{ Params: Params; Body: Infer<typeof inviting> }>(
    '/api/matches/:match/invite',
    { schema: { summary: 'Invite somebody by name', tags: ['lobby'], params, body: described(inviting) } },
    async (request, reply) => {
      const { id, name } = await memberOf(request, context);
      const match = await matchOf(context, request.params.match, person(request));
      checkWaiting(match);
      if (!(await attempts.take(`invite ${id}`, now(), INVITATIONS)))
        return tooOften(reply, 'you have invited too many today', INVITATIONS);
      const user = await inviteeNamed(context, request.body.name, id);
      const isNew = !(await store.matches.isInvited(match.id, user));
      await store.matches.invite(match.id, { user, seat: null, by: id, at: now() });
      if (isNew) await tell?.invited(user, match.id, name);
      return { done: true };
    },
  );

  app.post<{ Params: Params }>(
    '/api/matches/:match/decline',
    { schema: { summary: 'Turn an invitation down', tags: ['lobby'], params } },
    async (request) => {
      await store.matches.uninvite(request.params.match, person(request).user);
      return { done: true };
    },
  );
};
