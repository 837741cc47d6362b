import { type BodyOf, ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { whence } from '../http/address.ts';
import { serve } from '../http/serve.ts';
import { no, type No, notNow } from '../rooms/no.ts';
import { Taken } from '../storage/errors.ts';
import { newId } from '../storage/secret.ts';
import type { User } from '../storage/users.ts';
import type { Allowance } from './attempts.ts';
import type { House } from './house.ts';
import { sendConfirmation } from './mail.ts';
import { postOr } from './postman.ts';
import { meOf } from './sessions.ts';

/** Where the operator's word about new accounts is kept. */
export const REGISTRATIONS = 'registrations';

const { register } = ROUTES.accounts;
type Registering = BodyOf<typeof register>;

const BY_ADDRESS: Allowance = { most: 20, withinMs: 60 * 60_000 };

export const nameTaken = (): No => no('nameTaken', { place: 'body.name' });

/** A name and a password make an account. A guest who registers remains the same user, and so keeps their matches. */
export const serveRegister = (app: FastifyInstance, { context, door, attempts, passwords, post }: House): void => {
  const { store, now } = context;

  const member = async (
    guest: string | undefined,
    { name, password, language }: Registering,
    ip: string,
  ): Promise<User> => {
    const kept = { name, password: await passwords.hash(password, whence(ip)) };
    try {
      const registered = guest === undefined ? undefined : await store.users.register(guest, kept);
      return registered ?? (await store.users.addMember(newId(), kept, language ?? 'en', now()));
    } catch (fault) {
      if (fault instanceof Taken) throw nameTaken();
      throw fault;
    }
  };

  serve(app, register, async (request, reply) => {
    const { body, who, ip } = request;
    if (body.mail !== undefined) postOr(post);
    if ((await store.settings.read(REGISTRATIONS)) === 'closed') throw no('registrationsClosed');
    const here = who && !who.program ? await store.users.get(who.user) : undefined;
    if (here?.kind === 'member') throw no('hasAccount');
    if (await store.users.byName(body.name)) throw nameTaken();
    if (!(await attempts.take(`register ${whence(ip)}`, now(), BY_ADDRESS)))
      throw notNow('tooManyAccounts', BY_ADDRESS.withinMs);
    const user = await member(here?.id, body, ip);
    if (here) await door.letAllOut(user.id); // Under their old name.
    await door.letIn(request, reply, user);
    if (body.mail !== undefined) await sendConfirmation(app, { context, post: postOr(post) }, user, body.mail);
    return { me: meOf(user) };
  });
};
