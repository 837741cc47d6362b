import type { PaceWish } from '@bivouac/wire';
import { type Database, first, type Value } from './database.ts';

export type { Channel, Pace, PaceWish } from '@bivouac/wire';

export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: Readonly<Record<string, string>>;
}

export interface Webhook {
  readonly id: string;
  readonly url: string;
  /** How often in a row it could not be reached. */
  readonly failures: number;
}

export interface Notice {
  readonly notice: number;
  readonly match: string | null;
  readonly message: unknown;
  readonly at: number;
  readonly readAt: number | null;
}

export interface Notices {
  setPace(user: string, wish: PaceWish): Promise<void>;
  /** A wish is dropped: what is wished for all matches holds again, or what is usual. */
  dropPace(user: string, wish: Pick<PaceWish, 'match' | 'channel'>): Promise<void>;
  paces(user: string): Promise<readonly PaceWish[]>;
  /** Does the user want to hear of moments to respond in the turns of others? */
  responses(user: string): Promise<boolean>;
  setResponses(user: string, responses: boolean): Promise<void>;
  subscribe(user: string, subscription: PushSubscription, at: number): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  subscriptions(user: string): Promise<readonly PushSubscription[]>;
  addWebhook(user: string, webhook: { id: string; url: string }, at: number): Promise<void>;
  dropWebhook(user: string, id: string): Promise<void>;
  webhooks(user: string): Promise<readonly Webhook[]>;
  /** Counts a failure of a webhook; a success sets the count back. */
  webhookRan(id: string, isWell: boolean): Promise<void>;
  add(
    user: string,
    notice: { match: string | null; message: unknown; at: number; forDigest: boolean; isRead?: boolean },
  ): Promise<number>;
  list(user: string, limit: number): Promise<readonly Notice[]>;
  markRead(user: string, upTo: number, at: number): Promise<void>;
  /** Users with something for a digest. */
  digestDue(limit: number): Promise<readonly string[]>;
  /** Takes what is for a user's digest, oldest first. Of two processes that ask, one gets it. */
  takeDigest(user: string): Promise<readonly Notice[]>;
  /** Throws away what was told before this time, read or not, and waits for no digest. */
  sweep(before: number): Promise<void>;
}

type NoticeRow = Omit<Notice, 'message'> & { readonly message: string };
const NOTICE = 'notice, match_id AS "match", message, made_at AS "at", read_at AS "readAt"';
const noticeOf = (row: NoticeRow): Notice => ({ ...row, message: JSON.parse(row.message) as unknown });

export const notices = (db: Database): Notices => {
  const run = (text: string, ...values: Value[]): Promise<void> =>
    db.write(async (sql) => void (await sql.all(text, ...values)));
  return {
    setPace: (user, { match, channel, pace }) =>
      run(
        `INSERT INTO paces (user_id, match_id, channel, pace) VALUES ($1, $2, $3, $4)
         ON CONFLICT (user_id, match_id, channel) DO UPDATE SET pace = excluded.pace`,
        user,
        match ?? '',
        channel,
        pace,
      ),
    dropPace: (user, { match, channel }) =>
      run('DELETE FROM paces WHERE user_id = $1 AND match_id = $2 AND channel = $3', user, match ?? '', channel),
    paces: (user) =>
      db.all<PaceWish>(
        `SELECT NULLIF(match_id, '') AS "match", channel, pace FROM paces WHERE user_id = $1 ORDER BY match_id, channel`,
        user,
      ),
    async responses(user) {
      const [row] = await db.all<{ responses: number }>('SELECT responses FROM users WHERE id = $1', user);
      return row?.responses === 1;
    },
    setResponses: (user, responses) => run('UPDATE users SET responses = $2 WHERE id = $1', user, responses ? 1 : 0),
    subscribe: (user, { endpoint, keys }, at) =>
      run(
        `INSERT INTO push_subscriptions (endpoint, user_id, keys, made_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, keys = excluded.keys`,
        endpoint,
        user,
        JSON.stringify(keys),
        at,
      ),
    unsubscribe: (endpoint) => run('DELETE FROM push_subscriptions WHERE endpoint = $1', endpoint),
    async subscriptions(user) {
      const rows = await db.all<{ endpoint: string; keys: string }>(
        'SELECT endpoint, keys FROM push_subscriptions WHERE user_id = $1 ORDER BY made_at',
        user,
      );
      return rows.map(({ endpoint, keys }) => ({ endpoint, keys: JSON.parse(keys) as PushSubscription['keys'] }));
    },
    addWebhook: (user, { id, url }, at) =>
      run('INSERT INTO webhooks (id, user_id, url, made_at) VALUES ($1, $2, $3, $4)', id, user, url, at),
    dropWebhook: (user, id) => run('DELETE FROM webhooks WHERE user_id = $1 AND id = $2', user, id),
    webhooks: (user) =>
      db.all<Webhook>('SELECT id, url, failures FROM webhooks WHERE user_id = $1 ORDER BY made_at', user),
    webhookRan: (id, isWell) =>
      run(
        'UPDATE webhooks SET failures = CASE WHEN $2 = 1 THEN 0 ELSE failures + 1 END WHERE id = $1',
        id,
        isWell ? 1 : 0,
      ),

    add: (user, { match, message, at, forDigest, isRead = false }) =>
      db.write(async (sql) => {
        const added = await first(
          sql.all<{ notice: number }>(
            `INSERT INTO notices (user_id, match_id, message, made_at, for_digest, read_at) VALUES ($1, $2, $3, $4, $5, $6)
             RETURNING notice`,
            user,
            match,
            JSON.stringify(message),
            at,
            forDigest ? 1 : 0,
            isRead ? at : null,
          ),
        );
        if (added === undefined) throw new Error(`a notice for ${user} was not stored`);
        return added.notice;
      }),
    async list(user, limit) {
      const rows = await db.all<NoticeRow>(
        `SELECT ${NOTICE} FROM notices WHERE user_id = $1 ORDER BY notice DESC LIMIT $2`,
        user,
        limit,
      );
      return rows.map(noticeOf);
    },
    markRead: (user, upTo, at) =>
      run('UPDATE notices SET read_at = $3 WHERE user_id = $1 AND notice <= $2 AND read_at IS NULL', user, upTo, at),
    async digestDue(limit) {
      const rows = await db.all<{ user: string }>(
        'SELECT DISTINCT user_id AS "user" FROM notices WHERE for_digest = 1 LIMIT $1',
        limit,
      );
      return rows.map(({ user }) => user);
    },
    takeDigest: (user) =>
      db.write(async (sql) => {
        const rows = await sql.all<NoticeRow>(
          `UPDATE notices SET for_digest = 0 WHERE for_digest = 1 AND user_id = $1 RETURNING ${NOTICE}`,
          user,
        );
        return rows.map(noticeOf).sort((a, b) => a.notice - b.notice);
      }),
    sweep: (before) => run('DELETE FROM notices WHERE made_at < $1 AND for_digest = 0', before),
  };
};
