import { ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { no, notNow } from '../rooms/no.ts';
import type { House } from './house.ts';
import { leaveMatches } from './leaving.ts';
import { mayGuess, NAME_FROM_ADDRESS } from './login.ts';
import { meOf, userOf } from './sessions.ts';

const routes = ROUTES.accounts;

/** What is one's own: to see, to take along, to have forgotten. */
export const serveMe = (app: FastifyInstance, { context, door, attempts, passwords }: House): void => {
  const { store, now } = context;

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
    if (user.kind === 'member') {
      if (!(await mayGuess(attempts, user.name, request.ip, now())))
        throw notNow('tooManyPasswords', NAME_FROM_ADDRESS.withinMs);
      const { password = '' } = request.body;
      if (!(await passwords.fits(password, await store.users.password(user.id))))
        throw no('wrongPassword', { place: 'body.password' });
    }
    await door.letOut(request, reply);
    await leaveMatches(context, user.id);
    return { me: null };
  });
};
