import { type Database, first } from './database.ts';
import { fingerprint } from './secret.ts';
import { USER, type User } from './users.ts';

export interface Session {
  readonly user: User;
  readonly endsAt: number;
}

/** Sessions are kept by the fingerprint of the cookie: the database gives none away. */
export interface Sessions {
  open(secret: string, session: { user: string; agent: string; at: number; endsAt: number }): Promise<void>;
  find(secret: string, now: number): Promise<Session | undefined>;
  prolong(secret: string, endsAt: number): Promise<void>;
  end(secret: string): Promise<void>;
  /** Ends all sessions of a user, but for the one given. */
  endAll(user: string, but?: string): Promise<void>;
  sweep(now: number): Promise<void>;
}

export const sessions = (db: Database): Sessions => {
  const run = (text: string, ...values: (string | number)[]): Promise<void> =>
    db.write(async (sql) => void (await sql.all(text, ...values)));
  return {
    open: (secret, { user, agent, at, endsAt }) =>
      run(
        'INSERT INTO sessions (hash, user_id, agent, made_at, ends_at) VALUES ($1, $2, $3, $4, $5)',
        fingerprint(secret),
        user,
        agent,
        at,
        endsAt,
      ),
    async find(secret, now) {
      const row = await first(
        db.all<User & { endsAt: number }>(
          `SELECT ${USER}, (SELECT ends_at FROM sessions WHERE hash = $1) AS "endsAt" FROM users
           WHERE id = (SELECT user_id FROM sessions WHERE hash = $1 AND ends_at > $2)`,
          fingerprint(secret),
          now,
        ),
      );
      if (row === undefined) return undefined;
      const { endsAt, ...user } = row;
      return { user, endsAt };
    },
    prolong: (secret, endsAt) => run('UPDATE sessions SET ends_at = $2 WHERE hash = $1', fingerprint(secret), endsAt),
    end: (secret) => run('DELETE FROM sessions WHERE hash = $1', fingerprint(secret)),
    endAll: (user, but) =>
      run('DELETE FROM sessions WHERE user_id = $1 AND hash <> $2', user, but === undefined ? '' : fingerprint(but)),
    sweep: (now) => run('DELETE FROM sessions WHERE ends_at <= $1', now),
  };
};
