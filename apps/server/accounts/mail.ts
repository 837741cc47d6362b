import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Infer, shape, integer } from '@bivouac/kernel';
import { mailAddress, pagePath, ROUTES, upTo } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../http/context.ts';
import { serve } from '../http/serve.ts';
import { no, notNow } from '../rooms/no.ts';
import { Taken } from '../storage/errors.ts';
import type { User } from '../storage/users.ts';
import type { Allowance } from './attempts.ts';
import type { House } from './house.ts';
import { lettersIn } from './letters.ts';
import { type Post, postOr } from './postman.ts';
import { meOf, userOf } from './sessions.ts';

const { changeMail, confirmMail } = ROUTES.accounts;

const DAY = 24 * 60 * 60_000;
const LETTERS: Allowance = { most: 5, withinMs: DAY };

const claim = shape({ user: upTo(80), mail: mailAddress, endsAt: integer() });
type Claim = Infer<typeof claim>;

const keyOf = ({ store }: Pick<Context, 'store'>): Promise<string> =>
  store.settings.keep('key of addresses', () => randomBytes(32).toString('base64url'));
const signature = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const sealed = (key: string, said: Claim): string => {
  const text = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${text}.${signature(key, text).toString('base64url')}`;
};
const unsealed = (key: string, token: string): Claim | undefined => {
  const [text = '', sign = ''] = token.split('.');
  const given = Buffer.from(sign, 'base64url');
  const wanted = signature(key, text);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  return claim.parse(JSON.parse(Buffer.from(text, 'base64url').toString()), 'token');
};

/** Asks the owner of an address whether it is his. Until he says so, it is not kept: nobody can have letters sent to others. */
export const sendConfirmation = async (
  { log }: Pick<FastifyInstance, 'log'>,
  { context, post: { postman, origin } }: { readonly context: Context; readonly post: Post },
  { id, name, language }: User,
  mail: string,
): Promise<void> => {
  const token = sealed(await keyOf(context), { user: id, mail, endsAt: context.now() + DAY });
  const letter = lettersIn(language).confirm(name, `${origin}${pagePath('mail', token)}`);
  postman
    .deliver({ to: mail, ...letter })
    .catch((fault: unknown) => log.error({ err: fault }, 'a letter was not sent'));
};

export const serveMail = (app: FastifyInstance, { context, attempts, post }: House): void => {
  const { store, now } = context;

  serve(app, changeMail, async (request) => {
    const known = postOr(post);
    const user = await userOf(request, context);
    if (!(await attempts.take(`mail of ${user.id}`, now(), LETTERS))) throw notNow('tooManyLetters', LETTERS.withinMs);
    await sendConfirmation(request, { context, post: known }, user, request.body.mail);
    return { done: true };
  });

  serve(app, confirmMail, async ({ body: { token } }) => {
    const said = unsealed(await keyOf(context), token);
    if (!said || said.endsAt <= now()) throw no('linkTooOld', { place: 'body.token' });
    try {
      const user = await store.users.change(said.user, { mail: said.mail });
      if (!user) throw no('accountGone');
      return { me: meOf(user) };
    } catch (fault) {
      if (fault instanceof Taken) throw no('addressTaken');
      throw fault;
    }
  });
};
