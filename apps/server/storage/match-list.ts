import type { Database, Value } from './database.ts';
import { IS_ASKED, type Match, MATCH, matchesOf, type MatchRow } from './match-row.ts';

export interface Page {
  readonly limit: number;
  readonly offset?: number;
}

export interface MatchList {
  /** Where the user sits: their turn first (the longest wait leads), then what runs or waits, then what is over. */
  mine(user: string, page: Page): Promise<readonly Match[]>;
  /** Open to anybody, with a seat free or one whose player has left, newest first. */
  open(page: Page): Promise<readonly Match[]>;
  invited(user: string, page: Page): Promise<readonly Match[]>;
  /** Running in the open: to watch. */
  watchable(page: Page): Promise<readonly Match[]>;
  /** Running, with a limit of days, and asked since before the given time: somebody may be absent. */
  slow(askedBefore: number, page: Page): Promise<readonly Match[]>;
}

export const matchList = (db: Database): MatchList => {
  const list = async (
    rest: string,
    values: readonly Value[],
    { limit, offset = 0 }: Page,
  ): Promise<readonly Match[]> => {
    const paged = `${rest} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
    return matchesOf(db, await db.all<MatchRow>(`SELECT ${MATCH} FROM matches ${paged}`, ...values, limit, offset));
  };
  return {
    mine: (user, page) =>
      list(
        `JOIN heads ON heads.number = matches.number
         WHERE matches.id IN (SELECT match_id FROM seats WHERE user_id = $1)
         ORDER BY CASE
           WHEN status = 'running' AND EXISTS
             (SELECT 1 FROM seats WHERE match_id = matches.id AND user_id = $1 AND ${IS_ASKED}) THEN 0
           WHEN status = 'running' THEN 1 WHEN status = 'waiting' THEN 2 ELSE 3 END,
         CASE WHEN status = 'running' THEN heads.asked_at ELSE -matches.made_at END, matches.number DESC`,
        [user],
        page,
      ),
    open: (page) =>
      list(
        `WHERE status IN ('waiting', 'running') AND visibility = 'open'
         AND EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id
           AND holder = CASE WHEN status = 'waiting' THEN 'open' ELSE 'gone' END)
         ORDER BY matches.made_at DESC, matches.number DESC`,
        [],
        page,
      ),
    invited: (user, page) =>
      list(
        `WHERE status = 'waiting' AND matches.id IN (SELECT match_id FROM invitations WHERE user_id = $1)
         ORDER BY matches.made_at DESC, matches.number DESC`,
        [user],
        page,
      ),
    watchable: (page) =>
      list(`WHERE status = 'running' AND visibility = 'open' ORDER BY started_at DESC, matches.number DESC`, [], page),
    slow: (askedBefore, page) =>
      list(
        `JOIN heads ON heads.number = matches.number
         WHERE status = 'running' AND days_per_move IS NOT NULL AND heads.asked_at < $1 ORDER BY heads.asked_at`,
        [askedBefore],
        page,
      ),
  };
};
