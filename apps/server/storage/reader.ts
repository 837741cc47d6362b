import type { Database } from './database.ts';
import { answerLog } from './log.ts';
import { lockWith } from './locked.ts';
import { matches } from './matches.ts';
import type { Store } from './store.ts';
import { fileIn, type StorePlace } from './open.ts';

const readOnly = async (): Promise<never> => {
  throw new Error('here nothing is written');
};

/** The matches and their logs, to be read and not written: for a thread beside the server. */
export const openReader = async ({
  dataDir,
  databaseUrl,
  diceKey,
}: StorePlace): Promise<Pick<Store, 'matches' | 'log' | 'close'>> => {
  const { all, close, dialect } = await (databaseUrl === undefined
    ? import('./sqlite-connection.ts').then(({ readingFile }) => readingFile(fileIn(dataDir)))
    : import('./postgres.ts').then(({ readingPostgres }) => readingPostgres(databaseUrl)));
  const database: Database = { dialect, all, close, write: readOnly, announce: readOnly };
  return {
    matches: matches(database, lockWith(diceKey)),
    log: answerLog(database, { append: readOnly, keepSnapshot: readOnly }),
    close,
  };
};
