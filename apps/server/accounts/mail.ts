import { pagePath, ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../http/context.ts';
import { serve } from '../http/serve.ts';
import { no, notNow } from '../rooms/no.ts';
import { Taken } from '../storage/errors.ts';
import type { User } from '../storage/users.ts';
import type { Allowance } from './attempts.ts';
import type { House } from './house.ts';
import { lettersIn } from './letters.ts';
import { checkPassword } from './password.ts';
import { type Post, postOr } from './postman.ts';
import { meOf, newSecret, userOf } from './sessions.ts';

const { changeMail, confirmMail } = ROUTES.accounts;

const DAY = 24 * 60 * 60_000;
const LETTERS: Allowance = { most: 5, withinMs: DAY };

const sent = (log: FastifyInstance['log'], delivery: Promise<void>): void =>
  void delivery.catch((fault: unknown) => log.error({ err: fault }, 'a letter was not sent'));

/** Asks the owner of an address to confirm it. Until then it is not kept: nobody can have mail sent to others. */
export const sendConfirmation = async (
  { log }: Pick<FastifyInstance, 'log'>,
  { context, post: { postman, origin } }: { readonly context: Context; readonly post: Post },
  { id, name, language }: User,
  mail: string,
): Promise<void> => {
  const { store, now } = context;
  const secret = newSecret();
  await store.tokens.revoke('mail', { user: id }); // One address at a time.
  const token = { purpose: 'mail', user: id, match: null, seat: null, detail: mail } as const;
  await store.tokens.issue(secret, { ...token, endsAt: now() + DAY }, now());
  const letter = lettersIn(language).confirm(name, `${origin}${pagePath('mail', secret)}`);
  sent(log, postman.deliver({ to: mail, ...letter }));
};

export const serveMail = (app: FastifyInstance, house: House): void => {
  const { context, attempts, post } = house;
  const { store, now } = context;

  /** Changing the address gives access to the password, so the password is asked for. A guest has none, and no account to lose. */
  serve(app, changeMail, async (request) => {
    const known = postOr(post);
    const user = await userOf(request, context);
    const { mail, password = '' } = request.body;
    if (user.kind === 'member') await checkPassword(house, request, user, password, 'body.password');
    if (!(await attempts.take(`mail of ${user.id}`, now(), LETTERS))) throw notNow('tooManyLetters', LETTERS.withinMs);
    await sendConfirmation(request, { context, post: known }, user, mail);
    return { done: true };
  });

  /** The address that was until now is told: its owner may know nothing of the change. */
  serve(app, confirmMail, async ({ body: { token }, log }) => {
    const spent = await store.tokens.spend(token, 'mail', now());
    if (!spent || spent.user === null || !spent.detail) throw no('linkTooOld', { place: 'body.token' });
    const before = await store.users.get(spent.user);
    try {
      const user = await store.users.change(spent.user, { mail: spent.detail });
      if (!user) throw no('accountGone');
      if (post && before?.mail && before.mail !== user.mail)
        sent(log, post.postman.deliver({ to: before.mail, ...lettersIn(user.language).addressChanged(user.name) }));
      return { me: meOf(user) };
    } catch (fault) {
      if (fault instanceof Taken) throw no('addressTaken');
      throw fault;
    }
  });
};
