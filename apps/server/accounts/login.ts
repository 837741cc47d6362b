import { ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { whence } from '../http/address.ts';
import { serve } from '../http/serve.ts';
import { no, notNow } from '../rooms/no.ts';
import { fingerprint } from '../storage/secret.ts';
import { folded } from '../storage/users.ts';
import type { Allowance, Attempts } from './attempts.ts';
import type { House } from './house.ts';
import { settleKeys } from './keys.ts';
import { person } from './sessions.ts';

const { login, logout, logoutEverywhere } = ROUTES.accounts;

const QUARTER = 15 * 60_000;
/** Somebody at home who has forgotten their password. */
export const NAME_FROM_ADDRESS: Allowance = { most: 8, withinMs: QUARTER };
/** One who tries one password on many names. */
const FROM_ADDRESS: Allowance = { most: 60, withinMs: QUARTER };
/** Many machines that try one name. */
const NAME: Allowance = { most: 100, withinMs: 4 * QUARTER };

/** Somebody who says who they are. */
export interface Guess {
  readonly name: string;
  readonly ip: string;
  readonly at: number;
  /** A device or a session that is known to be theirs: others who try this name do not stand in its way. */
  readonly known?: string | undefined;
}

const whose = (name: string): string => fingerprint(folded(name)); // What is typed for a name is at times a password.

/** Counts a guess before it is checked, so that many at once are no more than one after the other. */
export const mayGuess = async (attempts: Attempts, { name, ip, at, known }: Guess): Promise<boolean> => {
  if (known !== undefined) return attempts.take(`login known ${known}`, at, NAME_FROM_ADDRESS);
  const from = whence(ip);
  return (
    (await attempts.take(`login ${whose(name)} ${from}`, at, NAME_FROM_ADDRESS)) &&
    (await attempts.take(`login from ${from}`, at, FROM_ADDRESS)) &&
    (await attempts.take(`login ${whose(name)}`, at, NAME))
  );
};

export const guessedRight = async (attempts: Attempts, { name, ip, known }: Omit<Guess, 'at'>): Promise<void> => {
  await attempts.forget(`login ${whose(name)} ${whence(ip)}`);
  if (known !== undefined) await attempts.forget(`login known ${known}`);
};

/** The owner has shown another way who they are: what others tried on the name counts no more. */
export const unlock = (attempts: Attempts, name: string): Promise<void> => attempts.forget(`login ${whose(name)}`);

/** In and out. */
export const serveLogin = (app: FastifyInstance, { context, door, attempts, passwords, keys }: House): void => {
  const { store, now, rooms } = context;

  /** A guest turns out to be a member: their matches belong to the member from now on. */
  const adopt = async (guest: string, member: string): Promise<void> => {
    const theirs = await store.matches.mine(guest, { limit: 1000 });
    await store.users.adopt(guest, member);
    for (const { id } of theirs) await rooms.refresh(id);
  };

  serve(app, login, async (request, reply) => {
    const { name, password } = request.body;
    const user = await store.users.byName(name);
    const guess = { name, ip: request.ip, at: now(), known: user && (await door.deviceOf(request, user.id)) };
    if (!(await mayGuess(attempts, guess))) throw notNow('tooManyPasswords', NAME_FROM_ADDRESS.withinMs);
    const kept = await store.users.password(user?.id ?? ''); // Asked for nobody too: it takes as long.
    if (!(await passwords.fits(password, kept, whence(request.ip))) || !user) throw no('wrongLogin');
    await guessedRight(attempts, guess);
    const before = request.who && !request.who.program ? await store.users.get(request.who.user) : undefined;
    if (before?.kind === 'guest') await adopt(before.id, user.id);
    return { me: await door.letIn(request, reply, user) };
  });

  serve(app, logout, async (request, reply) => {
    await door.letOut(request, reply);
    return { me: null };
  });

  serve(app, logoutEverywhere, async (request, reply) => {
    const { user } = person(request);
    await door.letAllOut(user);
    await door.letOut(request, reply);
    return { me: null, keys: await settleKeys(keys, user, request.body.keys) };
  });
};
