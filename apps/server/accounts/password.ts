import { pagePath, ROUTES } from '@bivouac/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { whence } from '../http/address.ts';
import { serve } from '../http/serve.ts';
import { no, notNow } from '../rooms/no.ts';
import type { User } from '../storage/users.ts';
import type { Allowance } from './attempts.ts';
import type { House } from './house.ts';
import { settleKeys } from './keys.ts';
import { lettersIn } from './letters.ts';
import { guessedRight, mayGuess, NAME_FROM_ADDRESS, unlock } from './login.ts';
import { postOr } from './postman.ts';
import { newSecret, userOf } from './sessions.ts';

const { changePassword, askReset, reset } = ROUTES.accounts;

const HOUR = 60 * 60_000;
const RESET_LASTS = HOUR;
const RESETS: Allowance = { most: 10, withinMs: HOUR };
const RESETS_OF_ADDRESS: Allowance = { most: 3, withinMs: HOUR };

/** Somebody who is signed in shows that it is really them. */
export const checkPassword = async (
  { context: { store, now }, attempts, passwords }: House,
  { ip }: Pick<FastifyRequest, 'ip'>,
  { id, name }: User,
  password: string,
  place: string,
): Promise<void> => {
  const guess = { name, ip, at: now(), known: id };
  if (!(await mayGuess(attempts, guess))) throw notNow('tooManyPasswords', NAME_FROM_ADDRESS.withinMs);
  if (!(await passwords.fits(password, await store.users.password(id), whence(ip))))
    throw no('wrongPassword', { place });
  await guessedRight(attempts, guess);
};

/** A new password, for one who knows the old and for one who has forgotten it. */
export const servePasswords = (app: FastifyInstance, house: House): void => {
  const { context, door, attempts, passwords, post, keys } = house;
  const { store, now } = context;

  serve(app, changePassword, async (request) => {
    const user = await userOf(request, context);
    const { current, password } = request.body;
    if (user.kind === 'guest') throw no('guestHasNoPassword');
    await checkPassword(house, request, user, current, 'body.current');
    await store.users.change(user.id, { password: await passwords.hash(password, whence(request.ip)) });
    await door.letAllOut(user.id, request);
    return { done: true, keys: await settleKeys(keys, user.id, request.body.keys) };
  });

  /** Says the same whether or not somebody has this address. The letter goes out afterwards, so time tells nothing. */
  serve(app, askReset, async ({ body: { mail }, ip, log }) => {
    const { postman, origin } = postOr(post);
    if (!(await attempts.take(`reset ${whence(ip)}`, now(), RESETS))) throw notNow('tooManyLetters', RESETS.withinMs);
    const send = async (): Promise<void> => {
      const user = await store.users.byMail(mail);
      if (!user || !(await attempts.take(`reset of ${user.id}`, now(), RESETS_OF_ADDRESS))) return;
      const secret = newSecret();
      await store.tokens.revoke('password', { user: user.id });
      const token = { purpose: 'password', user: user.id, match: null, seat: null } as const;
      await store.tokens.issue(secret, { ...token, endsAt: now() + RESET_LASTS }, now());
      const letter = lettersIn(user.language).reset(user.name, `${origin}${pagePath('reset', secret)}`);
      await postman.deliver({ to: user.mail ?? mail, ...letter });
    };
    send().catch((fault: unknown) => log.error({ err: fault }, 'a letter was not sent'));
    return { done: true };
  });

  /** The holder of the letter is the owner: whatever others have tried, they are in, with a new password and no old key. */
  serve(app, reset, async (request, reply) => {
    const { token, password } = request.body;
    const spent = await store.tokens.spend(token, 'password', now());
    if (!spent || spent.user === null) throw no('linkTooOld', { place: 'body.token' });
    const user = await store.users.change(spent.user, { password: await passwords.hash(password, whence(request.ip)) });
    if (!user) throw no('accountGone');
    await door.letAllOut(user.id);
    await unlock(attempts, user.name);
    return { me: await door.letIn(request, reply, user), keys: await settleKeys(keys, user.id) };
  });
};
