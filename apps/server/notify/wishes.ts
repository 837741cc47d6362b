import { type Infer, oneOf, optional, shape, text } from '@bivouac/kernel';
import { described, name, upTo } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { person } from '../accounts/sessions.ts';
import type { Context } from '../http/context.ts';
import { matchFor } from '../lobby/lookup.ts';
import { No } from '../rooms/no.ts';
import { newId } from '../storage/secret.ts';
import { calledUrl, placeOf } from './addresses.ts';
import type { Reach } from './courier.ts';
import { vapidKeys } from './vapid.ts';

const MOST_PLACES = 10;

const pace = shape({
  match: optional(name),
  channel: oneOf('page', 'push', 'mail', 'webhook'),
  pace: oneOf('at once', 'digest', 'never'),
});
const key = text({ pattern: /^[A-Za-z0-9_=-]{10,200}$/, like: 'the key that the browser gave' });
const subscription = shape({ endpoint: upTo(1000), keys: shape({ p256dh: key, auth: key }) });
const endpoint = shape({ endpoint: upTo(1000) });
const webhook = shape({ url: upTo(1000) });
const webhookNamed = shape({ id: name });

const tooMany = (): No => new No('tooMuch', `you have ${MOST_PLACES} already`, 'Drop one first.');

/** How and how fast one wants to hear. */
export const serveWishes = (app: FastifyInstance, context: Context, reach: Reach): void => {
  const { store, now } = context;
  const { notices } = store;
  const tags = ['notices'];

  /** An address that will be called. It is looked up now, so that whoever gives a closed one hears of it. */
  const checkCallable = async (url: string, place: string): Promise<string> => {
    const checked = calledUrl(url, place);
    const unknown = (): readonly string[] => [];
    await placeOf(checked, (host) => reach.resolve(host).catch(unknown), place);
    return checked.href;
  };

  app.get('/api/me/paces', { schema: { summary: 'How fast I want to hear', tags } }, async (request) => ({
    paces: await notices.paces(person(request).user),
  }));
  app.post<{ Body: Infer<typeof pace> }>(
    '/api/me/paces',
    {
      schema: { summary: 'Hear at once, in a digest or never; of all matches or of one', tags, body: described(pace) },
    },
    async (request) => {
      const who = person(request);
      const { match = null, ...wish } = request.body;
      if (match !== null) await matchFor(context, match, who);
      await notices.setPace(who.user, { match, ...wish });
      return { paces: await notices.paces(who.user) };
    },
  );

  app.get('/api/push/key', { schema: { summary: 'The key of this server for Web Push', tags } }, async () => ({
    key: (await vapidKeys(store)).publicKey,
  }));
  app.post<{ Body: Infer<typeof subscription> }>(
    '/api/me/push',
    { schema: { summary: 'Push to this browser', tags, body: described(subscription) } },
    async (request) => {
      const { user } = person(request);
      const { endpoint: given, keys } = request.body;
      await checkCallable(given, 'body.endpoint');
      const known = await notices.subscriptions(user);
      if (known.length >= MOST_PLACES && !known.some((each) => each.endpoint === given)) throw tooMany();
      await notices.subscribe(user, { endpoint: given, keys }, now());
      return { done: true };
    },
  );
  app.post<{ Body: Infer<typeof endpoint> }>(
    '/api/me/push/drop',
    { schema: { summary: 'Push no more to this browser', tags, body: described(endpoint) } },
    async (request) => {
      const known = await notices.subscriptions(person(request).user);
      if (known.some((each) => each.endpoint === request.body.endpoint))
        await notices.unsubscribe(request.body.endpoint);
      return { done: true };
    },
  );

  app.get('/api/me/webhooks', { schema: { summary: 'My webhooks', tags } }, async (request) => ({
    webhooks: await notices.webhooks(person(request).user),
  }));
  app.post<{ Body: Infer<typeof webhook> }>(
    '/api/me/webhooks',
    { schema: { summary: 'Call a webhook, as Discord has them', tags, body: described(webhook) } },
    async (request, reply) => {
      const { user } = person(request);
      const url = await checkCallable(request.body.url, 'body.url');
      if ((await notices.webhooks(user)).length >= MOST_PLACES) throw tooMany();
      const id = newId();
      await notices.addWebhook(user, { id, url }, now());
      return reply.code(201).send({ webhook: { id, url, failures: 0 } });
    },
  );
  app.post<{ Body: Infer<typeof webhookNamed> }>(
    '/api/me/webhooks/drop',
    { schema: { summary: 'Call it no more', tags, body: described(webhookNamed) } },
    async (request) => {
      await notices.dropWebhook(person(request).user, request.body.id);
      return { done: true };
    },
  );
};
