import { type Database, first } from './database.ts';
import { fingerprint } from './secret.ts';

export type Purpose = 'password' | 'invitation' | 'program' | 'guest' | 'mail' | 'device';

/** What a secret link or key is good for. */
export interface Token {
  readonly purpose: Purpose;
  readonly user: string | null;
  readonly match: string | null;
  readonly seat: string | null;
  /** What else it says: the address that is confirmed with it. */
  readonly detail?: string | null;
  readonly endsAt: number;
}

/** A seat that a program may play by its key. */
export interface KeptSeat {
  readonly match: string;
  readonly seat: string;
}

/** A token by the fingerprint of its secret: enough to name it, and to nobody of use. */
export interface IssuedToken {
  readonly id: string;
  readonly seat: string | null;
  readonly madeAt: number;
  readonly endsAt: number;
}

export interface Tokens {
  issue(secret: string, token: Token, at: number): Promise<void>;
  /** Reads a token without using it up: a program shows its key whenever it connects. */
  peek(secret: string, purpose: Purpose, now: number): Promise<Token | undefined>;
  /** Uses a token up. Of two who try at once, one gets it. */
  spend(secret: string, purpose: Purpose, now: number): Promise<Token | undefined>;
  /** Takes back what was issued for a purpose to a user, or for a match and perhaps one seat of it. */
  revoke(purpose: Purpose, of: { user: string } | { match: string; seat?: string }): Promise<void>;
  /** What was issued for a match and can still be used, without the secrets. */
  issued(purpose: Purpose, match: string, now: number): Promise<readonly IssuedToken[]>;
  /** Takes one of these back. Says whether there was one. */
  drop(purpose: Purpose, match: string, id: string): Promise<boolean>;
  /** The seats for which a user has given out keys that are still good. */
  keysOf(user: string, now: number): Promise<readonly KeptSeat[]>;
  sweep(now: number): Promise<void>;
}

const TOKEN = 'purpose, user_id AS "user", match_id AS "match", seat, detail, ends_at AS "endsAt"';
const VALID = 'hash = $1 AND purpose = $2 AND ends_at > $3 AND spent_at IS NULL';

export const tokens = (db: Database): Tokens => ({
  issue: (secret, { purpose, user, match, seat, detail, endsAt }, at) =>
    db.write(async (sql) => {
      await sql.all(
        `INSERT INTO tokens (hash, purpose, user_id, match_id, seat, detail, made_at, ends_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        fingerprint(secret),
        purpose,
        user,
        match,
        seat,
        detail ?? null,
        at,
        endsAt,
      );
    }),
  peek: (secret, purpose, now) =>
    first(db.all<Token>(`SELECT ${TOKEN} FROM tokens WHERE ${VALID}`, fingerprint(secret), purpose, now)),
  spend: (secret, purpose, now) =>
    db.write((sql) =>
      first(
        sql.all<Token>(
          `UPDATE tokens SET spent_at = $3 WHERE ${VALID} RETURNING ${TOKEN}`,
          fingerprint(secret),
          purpose,
          now,
        ),
      ),
    ),
  revoke: (purpose, of) =>
    db.write(async (sql) => {
      if ('user' in of) await sql.all('DELETE FROM tokens WHERE purpose = $1 AND user_id = $2', purpose, of.user);
      else if (of.seat === undefined)
        await sql.all('DELETE FROM tokens WHERE purpose = $1 AND match_id = $2', purpose, of.match);
      else
        await sql.all(
          'DELETE FROM tokens WHERE purpose = $1 AND match_id = $2 AND seat = $3',
          purpose,
          of.match,
          of.seat,
        );
    }),
  issued: (purpose, match, now) =>
    db.all<IssuedToken>(
      `SELECT hash AS id, seat, made_at AS "madeAt", ends_at AS "endsAt" FROM tokens
       WHERE purpose = $1 AND match_id = $2 AND ends_at > $3 AND spent_at IS NULL ORDER BY made_at, hash`,
      purpose,
      match,
      now,
    ),
  drop: (purpose, match, id) =>
    db.write(async (sql) => {
      const dropped = await sql.all(
        'DELETE FROM tokens WHERE purpose = $1 AND match_id = $2 AND hash = $3 RETURNING hash',
        purpose,
        match,
        id,
      );
      return dropped.length > 0;
    }),
  keysOf: (user, now) =>
    db.all<KeptSeat>(
      `SELECT match_id AS "match", seat FROM tokens WHERE purpose = 'program' AND user_id = $1 AND ends_at > $2
       AND spent_at IS NULL AND match_id IS NOT NULL AND seat IS NOT NULL ORDER BY match_id, seat`,
      user,
      now,
    ),
  sweep: (now) => db.write(async (sql) => void (await sql.all('DELETE FROM tokens WHERE ends_at <= $1', now))),
});
