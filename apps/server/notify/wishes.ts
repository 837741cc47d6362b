import { ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { person } from '../accounts/sessions.ts';
import type { Context } from '../http/context.ts';
import { serve } from '../http/serve.ts';
import { matchFor } from '../lobby/lookup.ts';
import { no, type No } from '../rooms/no.ts';
import { newId } from '../storage/secret.ts';
import { calledUrl, placeOf } from './addresses.ts';
import type { Reach } from './courier.ts';
import { vapidKeys } from './vapid.ts';

const routes = ROUTES.notices;
const MOST_PLACES = 10;

const tooMany = (): No => no('tooManyPlaces', { params: { most: MOST_PLACES } });

/** How and how fast one wants to hear. */
export const serveWishes = (app: FastifyInstance, context: Context, reach: Reach): void => {
  const { store, now } = context;
  const { notices } = store;

  /** An address that will be called. It is looked up now, so that a closed one is refused at once. */
  const checkCallable = async (url: string, place: string): Promise<string> => {
    const checked = calledUrl(url, place);
    const unknown = (): readonly string[] => [];
    await placeOf(checked, (host) => reach.resolve(host).catch(unknown), place);
    return checked.href;
  };

  const wishesOf = async (user: string) => ({
    paces: await notices.paces(user),
    responses: await notices.responses(user),
  });

  serve(app, routes.paces, (request) => wishesOf(person(request).user));
  serve(app, routes.setResponses, async (request) => {
    const { user } = person(request);
    await notices.setResponses(user, request.body.responses);
    return wishesOf(user);
  });
  serve(app, routes.setPace, async (request) => {
    const who = person(request);
    const { match = null, ...wish } = request.body;
    if (match !== null) await matchFor(context, match, who);
    await notices.setPace(who.user, { match, ...wish });
    return wishesOf(who.user);
  });
  serve(app, routes.dropPace, async (request) => {
    const { user } = person(request);
    const { match = null, channel } = request.body;
    await notices.dropPace(user, { match, channel });
    return wishesOf(user);
  });

  serve(app, routes.pushKey, async () => ({ key: (await vapidKeys(store)).publicKey }));
  serve(app, routes.push, async (request) => {
    const { user } = person(request);
    const { endpoint, keys } = request.body;
    await checkCallable(endpoint, 'body.endpoint');
    const known = await notices.subscriptions(user);
    if (known.length >= MOST_PLACES && !known.some((each) => each.endpoint === endpoint)) throw tooMany();
    await notices.subscribe(user, { endpoint, keys }, now());
    return { done: true };
  });
  serve(app, routes.dropPush, async (request) => {
    const known = await notices.subscriptions(person(request).user);
    const { endpoint } = request.body;
    if (known.some((each) => each.endpoint === endpoint)) await notices.unsubscribe(endpoint);
    return { done: true };
  });

  serve(app, routes.webhooks, async (request) => ({ webhooks: await notices.webhooks(person(request).user) }));
  serve(app, routes.addWebhook, async (request) => {
    const { user } = person(request);
    const url = await checkCallable(request.body.url, 'body.url');
    if ((await notices.webhooks(user)).length >= MOST_PLACES) throw tooMany();
    const id = newId();
    await notices.addWebhook(user, { id, url }, now());
    return { webhook: { id, url, failures: 0 } };
  });
  serve(app, routes.dropWebhook, async (request) => {
    await notices.dropWebhook(person(request).user, request.body.id);
    return { done: true };
  });
};
