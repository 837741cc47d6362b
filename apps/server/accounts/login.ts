import { ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { whence } from '../http/address.ts';
import { serve } from '../http/serve.ts';
import { no, notNow } from '../rooms/no.ts';
import { fingerprint } from '../storage/secret.ts';
import { folded } from '../storage/users.ts';
import type { Allowance, Attempts } from './attempts.ts';
import type { House } from './house.ts';
import { person } from './sessions.ts';

const { login, logout, logoutEverywhere } = ROUTES.accounts;

const QUARTER = 15 * 60_000;
/** One who has forgotten his password, at home. */
export const NAME_FROM_ADDRESS: Allowance = { most: 8, withinMs: QUARTER };
/** One who tries one password on many names. */
const FROM_ADDRESS: Allowance = { most: 60, withinMs: QUARTER };
/** Many machines that try one name. */
const NAME: Allowance = { most: 100, withinMs: 4 * QUARTER };

/** Counts a guess before it is checked, so that many at once are no more than one after the other. */
export const mayGuess = async (attempts: Attempts, name: string, ip: string, at: number): Promise<boolean> => {
  const whose = fingerprint(folded(name)); // What is typed for a name is at times a password.
  const from = whence(ip);
  return (
    (await attempts.take(`login ${whose} ${from}`, at, NAME_FROM_ADDRESS)) &&
    (await attempts.take(`login from ${from}`, at, FROM_ADDRESS)) &&
    (await attempts.take(`login ${whose}`, at, NAME))
  );
};

export const guessedRight = (attempts: Attempts, name: string, ip: string): Promise<void> =>
  attempts.forget(`login ${fingerprint(folded(name))} ${whence(ip)}`);

/** In and out. */
export const serveLogin = (app: FastifyInstance, { context, door, attempts, passwords }: House): void => {
  const { store, now, rooms } = context;

  /** A guest turns out to be a member: what he plays is the member's from now on. */
  const adopt = async (guest: string, member: string): Promise<void> => {
    const theirs = await store.matches.mine(guest, { limit: 1000 });
    await store.users.adopt(guest, member);
    for (const { id } of theirs) await rooms.refresh(id);
  };

  serve(app, login, async (request, reply) => {
    const { name, password } = request.body;
    if (!(await mayGuess(attempts, name, request.ip, now())))
      throw notNow('tooManyPasswords', NAME_FROM_ADDRESS.withinMs);
    const user = await store.users.byName(name);
    const kept = await store.users.password(user?.id ?? ''); // Asked for nobody too: it takes as long.
    if (!(await passwords.fits(password, kept)) || !user) throw no('wrongLogin');
    await guessedRight(attempts, name, request.ip);
    const before = request.who && !request.who.program ? await store.users.get(request.who.user) : undefined;
    if (before?.kind === 'guest') await adopt(before.id, user.id);
    return { me: await door.letIn(request, reply, user) };
  });

  serve(app, logout, async (request, reply) => {
    await door.letOut(request, reply);
    return { me: null };
  });

  serve(app, logoutEverywhere, async (request, reply) => {
    await door.letAllOut(person(request).user);
    await door.letOut(request, reply);
    return { me: null };
  });
};
