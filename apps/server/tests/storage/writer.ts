// Another process that writes to the same matches: `writer.ts DIALECT PLACE UP-TO MATCH…`.
// It prints "match seq mark" for every answer that was acknowledged, before it goes on to the next.
import { writeSync } from 'node:fs';
import { LogConflict } from '../../storage/errors.ts';
import { openPostgres } from '../../storage/postgres.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import type { Store } from '../../storage/store.ts';
import { sends, step } from './step.ts';

const [dialect, place = '', upTo = '0', ...matches] = process.argv.slice(2);

/** Answers as fast as they are acknowledged. Others who write to this match may win some of the places. */
async function write({ log }: Store, match: string): Promise<void> {
  for (let mark = 0; ; mark++) {
    const head = (await log.load(match))?.head;
    if (head === undefined || head.length >= Number(upTo)) return;
    try {
      const answer = { ...sends(String(process.pid), mark) };
      await log.append(step(match, head.length, [answer]));
      writeSync(1, `${match} ${head.length} ${process.pid}-${mark}\n`);
    } catch (fault) {
      if (!(fault instanceof LogConflict)) throw fault;
    }
  }
}

const store = await (dialect === 'sqlite' ? openSqlite(place) : openPostgres(place));
await Promise.all(matches.map((match) => write(store, match)));
await store.close();
