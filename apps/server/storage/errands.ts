import type { Errand, Errands, News } from '../notify/errands.ts';
import { type Database, first } from './database.ts';
import { newId } from './secret.ts';

type ErrandRow = Omit<Errand, 'news'> & { readonly news: string };

export const errands = (db: Database): Errands => ({
  add: ({ by, user, target, news }, readyAt) =>
    db.write(async (sql) => {
      await sql.all(
        'INSERT INTO errands (id, user_id, way, target, news, ready_at, tries) VALUES ($1, $2, $3, $4, $5, $6, 0)',
        newId(),
        user,
        by,
        target,
        JSON.stringify(news),
        readyAt,
      );
    }),
  take: (now, heldUntil) =>
    db.write(async (sql) => {
      const row = await first(
        sql.all<ErrandRow>(
          `UPDATE errands SET ready_at = $2, tries = tries + 1 WHERE id =
           (SELECT id FROM errands WHERE ready_at <= $1 ORDER BY ready_at, id LIMIT 1
            ${db.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''})
           RETURNING id, way AS "by", user_id AS "user", target, news, tries`,
          now,
          heldUntil,
        ),
      );
      return row && { ...row, news: JSON.parse(row.news) as News[] };
    }),
  finish: (id) => db.write(async (sql) => void (await sql.all('DELETE FROM errands WHERE id = $1', id))),
  later: (id, readyAt) =>
    db.write(async (sql) => void (await sql.all('UPDATE errands SET ready_at = $2 WHERE id = $1', id, readyAt))),
});
