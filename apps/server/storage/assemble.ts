import { attempts } from './attempts.ts';
import { chat } from './chat.ts';
import type { Database } from './database.ts';
import { errands } from './errands.ts';
import { jobs } from './jobs.ts';
import type { Lock } from './locked.ts';
import { answerLog } from './log.ts';
import { matches } from './matches.ts';
import { notices } from './notices.ts';
import { sessions } from './sessions.ts';
import { settings } from './settings.ts';
import type { Store } from './store.ts';
import { tokens } from './tokens.ts';
import { users } from './users.ts';

/** A store on a database: the two databases differ in how they write answers and in whom they tell. */
export const assemble = (
  database: Database,
  { append, keepSnapshot, ...rest }: Pick<Store['log'], 'append' | 'keepSnapshot'> & Pick<Store, 'hear' | 'owners'>,
  lock: Lock,
): Store => ({
  users: users(database),
  sessions: sessions(database),
  tokens: tokens(database),
  matches: matches(database, lock),
  log: answerLog(database, { append, keepSnapshot }),
  chat: chat(database),
  notices: notices(database),
  jobs: jobs(database),
  settings: settings(database),
  attempts: attempts(database),
  errands: errands(database),
  ...rest,
  announce: (announced) => database.announce(database, announced),
  async check() {
    await database.all('SELECT 1 AS well');
  },
  close: () => database.close(),
});
