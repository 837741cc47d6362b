import type { Seat } from '@bivouac/kernel';
import type { Database, Value } from './database.ts';

/** A user who may join a match; with a seat, that one is kept for them. */
export interface Invitation {
  readonly user: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly by: string | null;
  readonly byName: string | null;
  readonly at: number;
}

export interface Invitations {
  invite(id: string, invitation: Pick<Invitation, 'user' | 'seat' | 'by' | 'at'>): Promise<void>;
  /** An invitation accepted, turned down or taken back. Says whether there was one. */
  uninvite(id: string, user: string): Promise<boolean>;
  isInvited(id: string, user: string): Promise<boolean>;
  /** Who is invited to a match, the first to be invited first. */
  invitations(id: string): Promise<readonly Invitation[]>;
}

/** One statement about a match; says whether it did anything, and lets the other processes know. */
export const changing = (db: Database, id: string, text: string, ...values: Value[]): Promise<boolean> =>
  db.write(async (sql) => {
    const changed = (await sql.all(text, id, ...values)).length > 0;
    if (changed) await db.announce(sql, { say: 'match', match: id });
    return changed;
  });

export const invitations = (db: Database): Invitations => ({
  async invite(id, { user, seat, by, at }) {
    await changing(
      db,
      id,
      `INSERT INTO invitations (match_id, user_id, seat, invited_by, invited_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (match_id, user_id) DO UPDATE SET seat = excluded.seat RETURNING match_id`,
      user,
      seat,
      by,
      at,
    );
  },

  uninvite: (id, user) =>
    changing(db, id, 'DELETE FROM invitations WHERE match_id = $1 AND user_id = $2 RETURNING match_id', user),

  async isInvited(id, user) {
    const found = await db.all('SELECT 1 AS yes FROM invitations WHERE match_id = $1 AND user_id = $2', id, user);
    return found.length > 0;
  },

  invitations: (id) =>
    db.all<Invitation>(
      `SELECT invitations.user_id AS "user", guests.name, invitations.seat, invitations.invited_by AS "by",
         hosts.name AS "byName", invitations.invited_at AS "at"
       FROM invitations JOIN users AS guests ON guests.id = invitations.user_id
       LEFT JOIN users AS hosts ON hosts.id = invitations.invited_by
       WHERE invitations.match_id = $1 ORDER BY invitations.invited_at, guests.name_key`,
      id,
    ),
});
