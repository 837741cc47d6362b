import { ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { no } from '../rooms/no.ts';
import type { House } from './house.ts';
import { leaveMatches } from './leaving.ts';
import { checkPassword } from './password.ts';
import { meOf, userOf } from './sessions.ts';

const routes = ROUTES.accounts;

/** What is one's own: to see, to take along, to have forgotten. */
export const serveMe = (app: FastifyInstance, house: House): void => {
  const { context, door } = house;
  const { store } = context;

  serve(app, routes.me, async ({ who }, reply) => {
    reply.header('cache-control', 'no-store');
    const user = who && (await store.users.get(who.user));
    return { me: user ? meOf(user) : null };
  });

  serve(app, routes.changeLanguage, async (request) => {
    const { id } = await userOf(request, context);
    const user = await store.users.change(id, request.body);
    return { me: user ? meOf(user) : null };
  });

  serve(app, routes.export, async (request, reply) => {
    const { id } = await userOf(request, context);
    const kept = await store.users.export(id);
    if (!kept) throw no('accountGone');
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="bivouac-my-data.json"');
    return kept;
  });

  serve(app, routes.delete, async (request, reply) => {
    const user = await userOf(request, context);
    if (user.kind === 'member') await checkPassword(house, request, user, request.body.password ?? '', 'body.password');
    await door.letOut(request, reply);
    await leaveMatches(context, user.id);
    return { me: null };
  });
};
