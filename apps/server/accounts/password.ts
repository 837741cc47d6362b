import type { Infer } from '@bivouac/kernel';
import { described } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { No } from '../rooms/no.ts';
import { type Allowance, tooOften, whence } from './attempts.ts';
import type { House } from './house.ts';
import { lettersIn } from './letters.ts';
import { guessedRight, mayGuess } from './login.ts';
import { postOr } from './postman.ts';
import { newSecret, userOf } from './sessions.ts';
import { askingReset, changingPassword, resetting } from './shapes.ts';

const HOUR = 60 * 60_000;
const RESET_LASTS = HOUR;
const RESETS: Allowance = { most: 10, withinMs: HOUR };
const RESETS_OF_ADDRESS: Allowance = { most: 3, withinMs: HOUR };

const wrongPassword = (place: string): No =>
  new No('notYours', 'this is not your password', 'Try again, or ask for a new one.', place);

/** A new password, for one who knows the old and for one who has forgotten it. */
export const servePasswords = (app: FastifyInstance, { context, door, attempts, passwords, post }: House): void => {
  const { store, now } = context;

  app.post<{ Body: Infer<typeof changingPassword> }>(
    '/api/me/password',
    { schema: { summary: 'Change the password', tags: ['accounts'], body: described(changingPassword) } },
    async (request, reply) => {
      const user = await userOf(request, context);
      const { current, password } = request.body;
      if (user.kind === 'guest') throw new No('conflict', 'a guest has no password', 'Register to have one.');
      if (!(await mayGuess(attempts, user.name, request.ip, now())))
        return tooOften(reply, 'too many passwords were tried', RESETS);
      if (!(await passwords.fits(current, await store.users.password(user.id)))) throw wrongPassword('body.current');
      await guessedRight(attempts, user.name, request.ip);
      await store.users.change(user.id, { password: await passwords.hash(password) });
      await store.tokens.revoke('password', { user: user.id });
      await door.letAllOut(user.id, request);
      return { done: true };
    },
  );

  /** Says the same whether or not somebody has this address. The letter goes out afterwards, so time tells nothing. */
  app.post<{ Body: Infer<typeof askingReset> }>(
    '/api/reset',
    { schema: { summary: 'Ask for a new password by mail', tags: ['accounts'], body: described(askingReset) } },
    async ({ body: { mail }, ip, log }, reply) => {
      const { postman, origin } = postOr(post);
      if (!(await attempts.take(`reset ${whence(ip)}`, now(), RESETS)))
        return tooOften(reply, 'you asked too often', RESETS);
      const send = async (): Promise<void> => {
        const user = await store.users.byMail(mail);
        if (!user || !(await attempts.take(`reset of ${user.id}`, now(), RESETS_OF_ADDRESS))) return;
        const secret = newSecret();
        await store.tokens.revoke('password', { user: user.id });
        const token = { purpose: 'password', user: user.id, match: null, seat: null } as const;
        await store.tokens.issue(secret, { ...token, endsAt: now() + RESET_LASTS }, now());
        const letter = lettersIn(user.language).reset(user.name, `${origin}/reset#${secret}`);
        await postman.deliver({ to: user.mail ?? mail, ...letter });
      };
      send().catch((fault: unknown) => log.error({ err: fault }, 'a letter was not sent'));
      return reply.code(202).send({ done: true });
    },
  );

  app.post<{ Body: Infer<typeof resetting> }>(
    '/api/reset/confirm',
    { schema: { summary: 'Set a new password by the link', tags: ['accounts'], body: described(resetting) } },
    async ({ body: { token, password } }) => {
      const spent = await store.tokens.spend(token, 'password', now());
      if (!spent || spent.user === null)
        throw new No('missing', 'this link is used up or too old', 'Ask for a new one.', 'body.token');
      await store.users.change(spent.user, { password: await passwords.hash(password) });
      await door.letAllOut(spent.user);
      return { done: true };
    },
  );
};
