import type { Infer } from '@bivouac/kernel';
import { described } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { No } from '../rooms/no.ts';
import { tooOften } from './attempts.ts';
import type { House } from './house.ts';
import { leaveMatches } from './leaving.ts';
import { mayGuess } from './login.ts';
import { meOf, userOf } from './sessions.ts';
import { changingLanguage, leaving } from './shapes.ts';

/** What is one's own: to see, to take along, to have forgotten. */
export const serveMe = (app: FastifyInstance, { context, door, attempts, passwords }: House): void => {
  const { store, now } = context;

  app.get('/api/me', { schema: { summary: 'Who am I?', tags: ['accounts'] } }, async ({ who }, reply) => {
    reply.header('cache-control', 'no-store');
    const user = who && (await store.users.get(who.user));
    return { me: user ? meOf(user) : null };
  });

  app.post<{ Body: Infer<typeof changingLanguage> }>(
    '/api/me/language',
    { schema: { summary: 'The language of letters', tags: ['accounts'], body: described(changingLanguage) } },
    async (request) => {
      const { id } = await userOf(request, context);
      const user = await store.users.change(id, request.body);
      return { me: user ? meOf(user) : null };
    },
  );

  app.get(
    '/api/me/export',
    { schema: { summary: 'All that is kept about me', tags: ['accounts'] } },
    async (request, reply) => {
      const { id } = await userOf(request, context);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="bivouac-my-data.json"')
        .send(await store.users.export(id));
    },
  );

  app.post<{ Body: Infer<typeof leaving> }>(
    '/api/me/delete',
    { schema: { summary: 'Delete my account', tags: ['accounts'], body: described(leaving) } },
    async (request, reply) => {
      const user = await userOf(request, context);
      if (user.kind === 'member') {
        if (!(await mayGuess(attempts, user.name, request.ip, now())))
          return tooOften(reply, 'too many passwords were tried', { most: 0, withinMs: 15 * 60_000 });
        const { password = '' } = request.body;
        if (!(await passwords.fits(password, await store.users.password(user.id))))
          throw new No('notYours', 'this is not your password', 'Give it to delete the account.', 'body.password');
      }
      await door.letOut(request, reply);
      await leaveMatches(context, user.id);
      return { me: null };
    },
  );
};
