/**
 * What the server keeps, and how.
 *
 * **The log of answers is the truth.** `log.append` writes answers under (match, seq), which is the primary key, and
 * resolves when they are on the disk: acknowledged means committed. The writer says where it believes the log to stand
 * (`from`: its length and its generation). If it stands elsewhere, nothing is written and a `LogConflict` is thrown; so of
 * two who answer at once one wins. Where processes share a database each match has one owner, and the head moves for the one
 * who knows its fence (owners.ts). The seq counts answers in the order in
 * which they were given, sealed ones too: it is `match.seq` and the number of sealed answers. Given again in this order,
 * through the same gate, they rebuild the match exactly.
 *
 * **Undo cuts the log and stays honest.** `log.takeBack` moves the answers from `keep` on out of the log into a table of
 * their own, with who took them back and who agreed, and counts the generation up. A seq is thus free again and unique
 * still, replay reads the log and nothing else, and `log.undoings` shows whatever was taken back. Without the generation
 * a writer who slept through an undo and a new answer would find the length that it expects; with it, it is told. The
 * count of rolls never goes down, so dice that were taken back are never rolled again. A take-back may write answers at
 * once: those that the table gives by itself, or a sealed answer of another seat that comes after the one taken back.
 *
 * **Snapshots are a cache.** The room keeps one every so often; the store holds the last two of a match, packed, and
 * `log.load` gives the latest with the answers since. Two, because a take-back across the latest falls back on the other.
 *
 * **What belongs together is one transaction**: answers, who is asked now, standing answers, offers, jobs for bots, the end
 * of the match. After the end the log is closed.
 *
 * **Secrets are kept as fingerprints**: sessions and tokens are looked up by the hash of what the browser holds.
 *
 * **Two databases, one contract.** SQLite, one file for one process; PostgreSQL, for several processes that share matches
 * (`owners`, `hear`). They pass the same suite, tests/storage/. The SQL is the same but for a few words (migrate.ts). Migrations
 * are numbered and go forwards; a database of a newer Bivouac is refused.
 */
import type { StoredAttempts } from './attempts.ts';
import type { Chat } from './chat.ts';
import type { Errands } from '../notify/errands.ts';
import type { Announced, Hearer } from './hearing.ts';
import type { Jobs } from './jobs.ts';
import type { AnswerLog } from './log.ts';
import type { Matches } from './matches.ts';
import type { Notices } from './notices.ts';
import type { Owners } from './owners.ts';
import type { Sessions } from './sessions.ts';
import type { Settings } from './settings.ts';
import type { Tokens } from './tokens.ts';
import type { Users } from './users.ts';

/** All times are milliseconds since 1970, and come from the caller: the store has no clock. */
export interface Store {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly matches: Matches;
  readonly log: AnswerLog;
  readonly chat: Chat;
  readonly notices: Notices;
  readonly jobs: Jobs;
  readonly settings: Settings;
  readonly attempts: StoredAttempts;
  readonly errands: Errands;
  /** Where several processes share the database: who of them plays which match. A file has one process, which plays all. */
  readonly owners?: Owners;
  /** Hears what other processes announce. Returns how to stop. A file has one process, which hears nothing. */
  hear(hearer: Hearer): () => void;
  /** Lets the other processes know. */
  announce(announced: Announced): Promise<void>;
  /** Throws if the database cannot be reached: for the health page. */
  check(): Promise<void>;
  close(): Promise<void>;
}
