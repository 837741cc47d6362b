import { flag, type Infer, listOf, oneOf, optional, shape, text } from '@bivouac/kernel';
import { count, kinds, name, orNull, time, upTo } from '../fields.ts';
import { isDone, routesOf } from './route.ts';

const { get, post } = routesOf('notices');

/** What a user is told about. */
export const news = kinds({
  /** `responds`: it is another player's turn, in which this one may respond to something. */
  turn: shape({ match: name, game: name, seat: name, askedAt: time, responds: optional(flag()) }),
  invited: shape({ match: name, game: name, by: text() }),
  /** Newer rules have taken so many answers back; the rule that the first of them does not fit. */
  rules: shape({ match: name, game: name, to: text(), back: count, rule: optional(text()) }),
});
export type News = Infer<typeof news>;

const notice = shape({ notice: count, match: orNull(name), message: news, at: time, readAt: orNull(time) });
export type NoticeSeen = Infer<typeof notice>;
/** What comes over `/ws/notices`, as it happens. */
export const noticeSent = shape({ say: oneOf('notice'), notice });
export type NoticeSent = Infer<typeof noticeSent>;

const channel = oneOf('page', 'push', 'mail', 'webhook');
const pace = oneOf('at once', 'digest', 'never');
export type Channel = Infer<typeof channel>;
export type Pace = Infer<typeof pace>;
/** A wish for one channel; without a match it holds for all that have none of their own. */
const paceWish = shape({ match: orNull(name), channel, pace });
export type PaceWish = Infer<typeof paceWish>;
/** What holds for one who has wished for nothing. */
export const USUAL_PACES: Readonly<Record<Channel, Pace>> = {
  page: 'at once',
  push: 'at once',
  mail: 'digest',
  webhook: 'at once',
};
/** `responses`: whether one wants to hear of moments to respond, in the turns of others. */
const paceList = shape({ paces: listOf(paceWish), responses: flag() });
export type PaceList = Infer<typeof paceList>;

const key = text({ pattern: /^[A-Za-z0-9_=-]{10,200}$/, like: 'the key that the browser gave' });
const endpoint = upTo(1000);
const webhook = shape({ id: name, url: text(), failures: count });

/** What happened while one looked elsewhere, and how and how fast one wants to hear of it. */
export const notices = {
  list: get('/api/notices', 'What I was told', { reply: shape({ notices: listOf(notice) }) }),
  read: post('/api/notices/read', 'I have read them up to this one', { body: { upTo: count }, reply: isDone }),

  paces: get('/api/me/paces', 'How fast I want to hear', { reply: paceList }),
  setPace: post('/api/me/paces', 'Hear at once, in a digest or never; of all matches or of one', {
    body: { match: optional(name), channel, pace },
    reply: paceList,
  }),
  dropPace: post('/api/me/paces/drop', 'Have no wish of its own for one match, or none at all', {
    body: { match: optional(name), channel },
    reply: paceList,
  }),

  setResponses: post('/api/me/responses', 'Hear of moments to respond in the turns of others, or not', {
    body: { responses: flag() },
    reply: paceList,
  }),

  pushKey: get('/api/push/key', 'The key of this server for Web Push', { reply: shape({ key: text() }) }),
  push: post('/api/me/push', 'Push to this browser', {
    body: { endpoint, keys: shape({ p256dh: key, auth: key }) },
    reply: isDone,
  }),
  dropPush: post('/api/me/push/drop', 'Push no more to this browser', { body: { endpoint }, reply: isDone }),

  webhooks: get('/api/me/webhooks', 'My webhooks', { reply: shape({ webhooks: listOf(webhook) }) }),
  addWebhook: post('/api/me/webhooks', 'Call a webhook, as Discord has them', {
    body: { url: upTo(1000) },
    reply: shape({ webhook }),
    status: 201,
  }),
  dropWebhook: post('/api/me/webhooks/drop', 'Call it no more', { body: { id: name }, reply: isDone }),
};
