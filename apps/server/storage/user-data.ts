import type { Database, Sql } from './database.ts';

export type UserExport = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Where something about a user is kept, and what of it is theirs to see. */
const KEPT: Readonly<Record<string, string>> = {
  user: 'SELECT id, kind, name, mail, language, made_at, seen_at, responses FROM users WHERE id = $1',
  vacations: 'SELECT begins, ends FROM vacations WHERE user_id = $1',
  sessions: 'SELECT agent, made_at, ends_at FROM sessions WHERE user_id = $1',
  matches: `SELECT id, game, options, status, made_at, started_at, ended_at, ending FROM matches
    WHERE made_by = $1 OR id IN (SELECT match_id FROM seats WHERE user_id = $1)`,
  seats: 'SELECT match_id, seat, holder, bot FROM seats WHERE user_id = $1',
  answers: `SELECT matches.id AS match_id, entries.seq, entries.seat, entries.answer, entries.given_at FROM seats
    JOIN matches ON matches.id = seats.match_id
    JOIN entries ON entries.number = matches.number AND entries.seat = seats.seat
    WHERE seats.user_id = $1 AND seats.holder = 'user'`,
  invitations: 'SELECT match_id, seat, invited_at FROM invitations WHERE user_id = $1',
  chat: 'SELECT match_id, seat, words, said_at FROM chat WHERE user_id = $1',
  mutes: 'SELECT users.name FROM mutes JOIN users ON users.id = mutes.muted_id WHERE mutes.user_id = $1',
  reports: 'SELECT match_id, quote, reason, made_at FROM reports WHERE made_by = $1',
  paces: 'SELECT match_id, channel, pace FROM paces WHERE user_id = $1',
  pushSubscriptions: 'SELECT endpoint, made_at FROM push_subscriptions WHERE user_id = $1',
  webhooks: 'SELECT url, made_at FROM webhooks WHERE user_id = $1',
  notices: 'SELECT match_id, message, made_at, read_at FROM notices WHERE user_id = $1',
};

export async function exportUser(db: Database, id: string): Promise<UserExport | undefined> {
  const kept: Record<string, UserExport[string]> = {};
  for (const [what, sql] of Object.entries(KEPT)) kept[what] = await db.all(sql, id);
  return kept['user']?.length === 0 ? undefined : kept;
}

/**
 * Sessions, chat, notices and the like go with the user, by the foreign keys. What others need stays without them.
 * Returns the matches where they sat.
 */
export async function removeUser(sql: Sql, id: string): Promise<readonly { readonly match: string }[]> {
  const left = await sql.all<{ match: string }>(
    `UPDATE seats SET holder = 'gone', user_id = NULL, bot = NULL WHERE user_id = $1 RETURNING match_id AS "match"`,
    id,
  );
  await sql.all(`UPDATE matches SET status = 'cancelled' WHERE made_by = $1 AND status = 'waiting'`, id);
  await sql.all('DELETE FROM reports WHERE made_by = $1', id);
  await sql.all(`UPDATE reports SET quote = '' WHERE about = $1`, id);
  await sql.all('DELETE FROM users WHERE id = $1', id);
  return left;
}
