import webpush from 'web-push';
import type { Post } from '../accounts/postman.ts';
import type { Context } from '../http/context.ts';
import type { User } from '../storage/users.ts';
import { bring, type Outcome, type Reach } from './courier.ts';
import type { Errand } from './errands.ts';
import { vapidKeys } from './vapid.ts';
import { hookBody, letterOf, pushBody } from './words.ts';

export interface Ways {
  readonly reach: Reach;
  readonly post: Post | undefined;
  readonly origin: string | undefined;
}

const DAY_SECONDS = 24 * 60 * 60;
/** A webhook that failed so often in a row is given up. */
const MOST_FAILURES = 20;

/** Push services want to know whom to complain to. */
const subjectOf = (origin: string | undefined): string =>
  origin?.startsWith('https:') ? origin : 'mailto:operator@bivouac.invalid';

/** Brings news to one place. */
export const deliver = async (context: Context, ways: Ways, errand: Errand): Promise<Outcome> => {
  const user = await context.store.users.get(errand.user);
  if (!user) return 'gone';
  switch (errand.by) {
    case 'mail':
      return mailed(context, ways, errand, user);
    case 'push':
      return pushed(context, ways, errand, user);
    case 'webhook':
      return hooked(context, ways, errand, user);
  }
};

const mailed = async ({ shelf }: Context, { post }: Ways, { news }: Errand, user: User): Promise<Outcome> => {
  if (!post || user.mail === null) return 'gone';
  const { language, name } = user;
  const letter = await letterOf(news, name, { shelf, language, origin: post.origin });
  await post.postman.deliver({ to: user.mail, ...letter });
  return 'done';
};

const pushed = async (
  { store, shelf }: Context,
  ways: Ways,
  { news, target }: Errand,
  user: User,
): Promise<Outcome> => {
  const known = (await store.notices.subscriptions(user.id)).find(({ endpoint }) => endpoint === target);
  if (!known) return 'gone';
  const { p256dh = '', auth = '' } = known.keys;
  const details = webpush.generateRequestDetails(
    { endpoint: target, keys: { p256dh, auth } },
    await pushBody(news, { shelf, language: user.language, origin: ways.origin }),
    { vapidDetails: { subject: subjectOf(ways.origin), ...(await vapidKeys(store)) }, TTL: DAY_SECONDS },
  );
  const headers = details.headers as Readonly<Record<string, string | number>>;
  const outcome = await bring(ways.reach, target, { headers, body: details.body });
  if (outcome === 'gone' || outcome === 'refused') await store.notices.unsubscribe(target);
  return outcome;
};

const hooked = async (
  { store, shelf }: Context,
  ways: Ways,
  { news, target }: Errand,
  user: User,
): Promise<Outcome> => {
  const hook = (await store.notices.webhooks(user.id)).find(({ id }) => id === target);
  if (!hook) return 'gone';
  const body = await hookBody(news, { shelf, language: user.language, origin: ways.origin });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const outcome = await bring(ways.reach, hook.url, { headers: { ...headers, 'user-agent': 'Bivouac' }, body });
  await store.notices.webhookRan(target, outcome === 'done');
  const isHopeless = outcome === 'gone' || (outcome !== 'done' && hook.failures + 1 >= MOST_FAILURES);
  if (isHopeless) await store.notices.dropWebhook(user.id, target);
  return outcome;
};
