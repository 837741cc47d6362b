import type { Attempts } from '../accounts/attempts.ts';
import type { Database } from './database.ts';
import { fingerprint } from './secret.ts';

export interface StoredAttempts extends Attempts {
  sweep(now: number): Promise<void>;
}

export const attempts = (db: Database): StoredAttempts => ({
  take: (key, at, { most, withinMs }) =>
    db.write(async (sql) => {
      const hash = fingerprint(key);
      // Two who try at once are counted one after the other.
      if (db.dialect === 'postgres') await sql.all('SELECT pg_advisory_xact_lock(hashtext($1))', hash);
      const counted = await sql.all(
        `INSERT INTO attempts (key, tried_at, ends_at)
         SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS BIGINT)
         WHERE (SELECT COUNT(*) FROM attempts WHERE key = $1 AND tried_at > $4) < CAST($5 AS INTEGER) RETURNING attempt`,
        hash,
        at,
        at + withinMs,
        at - withinMs,
        most,
      );
      return counted.length > 0;
    }),
  forget: (key) =>
    db.write(async (sql) => void (await sql.all('DELETE FROM attempts WHERE key = $1', fingerprint(key)))),
  sweep: (now) => db.write(async (sql) => void (await sql.all('DELETE FROM attempts WHERE ends_at <= $1', now))),
});
