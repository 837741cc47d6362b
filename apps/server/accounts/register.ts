import { described } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { No } from '../rooms/no.ts';
import { Taken } from '../storage/errors.ts';
import { newId } from '../storage/secret.ts';
import type { User } from '../storage/users.ts';
import { type Allowance, tooOften, whence } from './attempts.ts';
import type { House } from './house.ts';
import { sendConfirmation } from './mail.ts';
import { postOr } from './postman.ts';
import { meOf } from './sessions.ts';
import { type Registering, registering } from './shapes.ts';

const BY_ADDRESS: Allowance = { most: 20, withinMs: 60 * 60_000 };

export const nameTaken = (): No => new No('conflict', 'this name is taken', 'Choose another name.', 'body.name');

/** A name and a password make an account. A guest who registers stays who he is, and so keeps his matches. */
export const serveRegister = (app: FastifyInstance, { context, door, attempts, passwords, post }: House): void => {
  const { store, now } = context;

  const member = async (guest: string | undefined, { name, password, language }: Registering): Promise<User> => {
    const kept = { name, password: await passwords.hash(password) };
    try {
      const registered = guest === undefined ? undefined : await store.users.register(guest, kept);
      return registered ?? (await store.users.addMember(newId(), kept, language ?? 'en', now()));
    } catch (fault) {
      if (fault instanceof Taken) throw nameTaken();
      throw fault;
    }
  };

  app.post<{ Body: Registering }>(
    '/api/register',
    { schema: { summary: 'Make an account', tags: ['accounts'], body: described(registering) } },
    async (request, reply) => {
      const { body, who, ip } = request;
      if (body.mail !== undefined) postOr(post);
      const here = who && !who.program ? await store.users.get(who.user) : undefined;
      if (here?.kind === 'member') throw new No('conflict', 'you have an account', 'Sign out first.');
      if (await store.users.byName(body.name)) throw nameTaken();
      if (!(await attempts.take(`register ${whence(ip)}`, now(), BY_ADDRESS)))
        return tooOften(reply, 'too many accounts were made from your address', BY_ADDRESS);
      const user = await member(here?.id, body);
      if (here) await door.letAllOut(user.id); // Under his old name.
      await door.letIn(request, reply, user);
      if (body.mail !== undefined) await sendConfirmation(app, { context, post: postOr(post) }, user, body.mail);
      return reply.code(201).send({ me: meOf(user) });
    },
  );
};
