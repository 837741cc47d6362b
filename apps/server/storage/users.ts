import { type Database, first, type Sql } from './database.ts';
import { Taken } from './errors.ts';
import { lookOf } from './look.ts';
import { exportUser, removeUser, type UserExport } from './user-data.ts';

export interface User {
  readonly id: string;
  readonly kind: 'member' | 'guest';
  readonly name: string;
  readonly mail: string | null;
  readonly language: string;
  readonly madeAt: number;
  readonly seenAt: number;
}

export interface NewMember {
  readonly name: string;
  readonly mail?: string;
  /** The scrypt hash, never the password. */
  readonly password: string;
}

export interface Vacation {
  readonly begins: number;
  readonly ends: number;
}

export interface Users {
  /** Throws Taken, as do the next two, if the name or the address is somebody else's. */
  addMember(id: string, member: NewMember, language: string, at: number): Promise<User>;
  /** A guest becomes a member under the same id, and so keeps their matches. Nothing if there is no such guest. */
  register(guest: string, member: NewMember): Promise<User | undefined>;
  change(id: string, changes: Partial<NewMember & { readonly language: string }>): Promise<User | undefined>;
  addGuest(id: string, name: string, language: string, at: number): Promise<User>;
  /** A guest turns out to be a member: their seats, invitations and chat go over, and the guest is gone. */
  adopt(guest: string, member: string): Promise<void>;
  get(id: string): Promise<User | undefined>;
  byName(name: string): Promise<User | undefined>;
  byMail(mail: string): Promise<User | undefined>;
  /** The scrypt hash, to check a password against. */
  password(id: string): Promise<string | undefined>;
  seen(id: string, at: number): Promise<void>;
  /** The operator lets them in no more, or again: without a time. */
  suspend(id: string, at: number | null): Promise<void>;
  isSuspended(id: string): Promise<boolean>;
  addVacation(id: string, vacation: Vacation): Promise<void>;
  dropVacation(id: string, begins: number): Promise<void>;
  vacations(id: string): Promise<readonly Vacation[]>;
  /** Notes how the names look of those who came before looks were noted. */
  noteLooks(): Promise<void>;
  /** All that is kept about a user, but for the hash of the password. */
  export(id: string): Promise<UserExport | undefined>;
  /** Forgets a user. Seats say "gone"; the answers stay, for they belong to the match and name no person. */
  remove(id: string): Promise<void>;
}

export const USER = 'id, kind, name, mail, language, made_at AS "madeAt", seen_at AS "seenAt"';

/** Names and addresses that differ in case or in the way they are written are the same. */
export const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

export const users = (db: Database): Users => ({
  addMember: (id, { name, mail, password }, language, at) =>
    db.write(async (sql) => {
      const [user] = await sql.all<User>(
        `INSERT INTO users (id, kind, name, name_key, mail, mail_key, password, language, made_at, seen_at, look)
         SELECT $1, 'member', $2, $3, $4, $5, $6, $7, $8, $8, $9
         WHERE NOT EXISTS (SELECT 1 FROM users WHERE look = $9) ON CONFLICT DO NOTHING RETURNING ${USER}`,
        id,
        name,
        folded(name),
        mail ?? null,
        mail === undefined ? null : folded(mail),
        password,
        language,
        at,
        lookOf(name),
      );
      if (user === undefined) throw await takenBy(sql, id, name, mail);
      return user;
    }),

  register: (guest, member) =>
    orTaken(
      db.write(async (sql) => {
        const user = await first(sql.all<{ kind: string }>('SELECT kind FROM users WHERE id = $1', guest));
        return user?.kind === 'guest' ? changed(sql, guest, member) : undefined;
      }),
    ),

  change: (id, changes) => orTaken(db.write((sql) => changed(sql, id, changes))),

  addGuest: (id, name, language, at) =>
    db.write(async (sql) => {
      const [user] = await sql.all<User>(
        `INSERT INTO users (id, kind, name, language, made_at, seen_at) VALUES ($1, 'guest', $2, $3, $4, $4)
         RETURNING ${USER}`,
        id,
        name,
        language,
        at,
      );
      if (user === undefined) throw new Error(`guest ${id} was not stored`);
      return user;
    }),

  adopt: (guest, member) =>
    db.write(async (sql) => {
      const isGuest = await first(sql.all(`SELECT 1 AS yes FROM users WHERE id = $1 AND kind = 'guest'`, guest));
      if (isGuest === undefined) return;
      const moved = await sql.all<{ match: string }>(
        'UPDATE seats SET user_id = $2 WHERE user_id = $1 RETURNING match_id AS "match"',
        guest,
        member,
      );
      await sql.all('UPDATE matches SET made_by = $2 WHERE made_by = $1', guest, member);
      await sql.all('UPDATE chat SET user_id = $2 WHERE user_id = $1', guest, member);
      await sql.all(
        `UPDATE invitations SET user_id = $2 WHERE user_id = $1
         AND match_id NOT IN (SELECT match_id FROM invitations WHERE user_id = $2)`,
        guest,
        member,
      );
      await sql.all('DELETE FROM users WHERE id = $1', guest);
      for (const { match } of moved) await db.announce(sql, { say: 'match', match });
    }),

  get: (id) => first(db.all<User>(`SELECT ${USER} FROM users WHERE id = $1`, id)),
  byName: (name) => first(db.all<User>(`SELECT ${USER} FROM users WHERE name_key = $1`, folded(name))),
  byMail: (mail) => first(db.all<User>(`SELECT ${USER} FROM users WHERE mail_key = $1`, folded(mail))),

  async password(id) {
    const row = await first(db.all<{ password: string | null }>('SELECT password FROM users WHERE id = $1', id));
    return row?.password ?? undefined;
  },

  seen: (id, at) =>
    db.write(async (sql) => void (await sql.all('UPDATE users SET seen_at = $2 WHERE id = $1', id, at))),

  addVacation: (id, { begins, ends }) =>
    db.write(async (sql) => {
      await sql.all(
        `INSERT INTO vacations (user_id, begins, ends) VALUES ($1, $2, $3)
         ON CONFLICT (user_id, begins) DO UPDATE SET ends = excluded.ends`,
        id,
        begins,
        ends,
      );
    }),

  dropVacation: (id, begins) =>
    db.write(async (sql) => {
      await sql.all('DELETE FROM vacations WHERE user_id = $1 AND begins = $2', id, begins);
    }),

  async noteLooks() {
    const old = await db.all<{ id: string; name: string }>(
      `SELECT id, name FROM users WHERE kind = 'member' AND look IS NULL`,
    );
    if (old.length === 0) return;
    await db.write(async (sql) => {
      for (const { id, name } of old) await sql.all('UPDATE users SET look = $2 WHERE id = $1', id, lookOf(name));
    });
  },

  suspend: (id, at) =>
    db.write(async (sql) => void (await sql.all('UPDATE users SET suspended_at = $2 WHERE id = $1', id, at))),

  async isSuspended(id) {
    return (await db.all('SELECT 1 AS yes FROM users WHERE id = $1 AND suspended_at IS NOT NULL', id)).length > 0;
  },

  vacations: (id) => db.all<Vacation>('SELECT begins, ends FROM vacations WHERE user_id = $1 ORDER BY begins', id),
  export: (id) => exportUser(db, id),
  remove: (id) =>
    db.write(async (sql) => {
      for (const { match } of await removeUser(sql, id)) await db.announce(sql, { say: 'match', match });
    }),
});

/** Sets what is given. A guest who gets a password is a member from then on. */
async function changed(
  sql: Sql,
  id: string,
  { name, mail, password, language }: Partial<NewMember & { readonly language: string }>,
): Promise<User | undefined> {
  const taken = await findTaken(sql, id, name, mail);
  if (taken !== undefined) throw taken;
  return first(
    sql.all<User>(
      `UPDATE users SET name = COALESCE($2, name), mail = COALESCE($4, mail), mail_key = COALESCE($5, mail_key),
         name_key = CASE WHEN kind = 'member' OR CAST($6 AS TEXT) IS NOT NULL THEN COALESCE($3, name_key) END,
         kind = CASE WHEN CAST($6 AS TEXT) IS NULL THEN kind ELSE 'member' END,
         look = CASE WHEN kind = 'member' OR CAST($6 AS TEXT) IS NOT NULL THEN COALESCE($8, look) END,
         password = COALESCE($6, password), language = COALESCE($7, language)
       WHERE id = $1 RETURNING ${USER}`,
      id,
      name ?? null,
      name === undefined ? null : folded(name),
      mail ?? null,
      mail === undefined ? null : folded(mail),
      password ?? null,
      language ?? null,
      name === undefined ? null : lookOf(name),
    ),
  );
}

async function findTaken(sql: Sql, id: string, name?: string, mail?: string): Promise<Taken | undefined> {
  const other = (column: string, text: string) =>
    first(sql.all(`SELECT 1 AS yes FROM users WHERE ${column} = $2 AND id <> $1`, id, text));
  if (name !== undefined && (await other('name_key', folded(name))) !== undefined) return new Taken('name');
  if (name !== undefined && (await other('look', lookOf(name))) !== undefined) return new Taken('name');
  if (mail !== undefined && (await other('mail_key', folded(mail))) !== undefined) return new Taken('mail');
  return undefined;
}

/** Two who choose the same name at the same moment: PostgreSQL lets the second run into the key. */
const orTaken = <T>(written: Promise<T>): Promise<T> =>
  written.catch((fault: unknown) => {
    const key = fault instanceof Error && 'constraint' in fault ? fault.constraint : undefined;
    if (key === 'users_name_key_key') throw new Taken('name');
    if (key === 'users_mail_key_key') throw new Taken('mail');
    throw fault;
  });

const takenBy = async (sql: Sql, id: string, name: string, mail?: string): Promise<Error> =>
  (await findTaken(sql, id, name, mail)) ?? new Error(`user ${id} is there already`);
