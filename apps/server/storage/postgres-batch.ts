import type { Database } from './database.ts';
import { LogConflict } from './errors.ts';
import { askedList, entryValues, hasExtras, type Head, type Step, stepping } from './step.ts';
import { toldRows } from './told.ts';

interface Waiting {
  readonly step: Step;
  readonly resolve: (head: Head) => void;
  readonly reject: (fault: unknown) => void;
}

/**
 * Steps of many matches in one statement: one journey and one sync of the disk. Nobody is notified: a match has one owner,
 * who writes it, and NOTIFY takes a lock of the whole database at commit. Heads are locked first, in the order of their numbers, so that two processes never wait for each other
 * crosswise; then those move that stand where their step expects them. Their matches are returned.
 */
const APPEND_ALL = `
WITH step AS (
  SELECT * FROM json_to_recordset($1::json) AS s(id text, length integer, generation integer, fence integer, draws integer,
    asked text, asked_at bigint, clocks text, at bigint, entries json, told json)
), head AS (
  SELECT step.*, heads.number, heads.length = step.length AND heads.generation = step.generation
    AND heads.fence = step.fence AS stands
  FROM step JOIN matches ON matches.id = step.id JOIN heads ON heads.number = matches.number
  WHERE heads.closed = 0 ORDER BY heads.number FOR UPDATE OF heads
), moved AS (
  UPDATE heads SET length = head.length + json_array_length(head.entries), draws = head.draws, asked = head.asked,
    asked_at = head.asked_at, clocks = head.clocks
  FROM head WHERE heads.number = head.number AND head.stands
  RETURNING head.id, head.number, head.length, head.at, head.entries, head.told
), added AS (
  INSERT INTO entries (number, seq, seat, answer, draw, auto, given_at)
  SELECT number, length + entry.place - 1, entry.value ->> 0, entry.value ->> 1, (entry.value ->> 2)::integer,
    entry.value ->> 3, at
  FROM moved, json_array_elements(entries) WITH ORDINALITY AS entry(value, place)
), kept AS (
  INSERT INTO told (number, place, lines)
  SELECT number, (spoken.value ->> 0)::integer, spoken.value ->> 1
  FROM moved, json_array_elements(told) AS spoken(value)
)
SELECT id FROM moved`;

/** Errors of the statement itself: nothing was written. Others (a cut line, a shutdown) leave it open. */
const isStatementFault = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && /^(22|23|40|42)/.test(String(fault.code));

/** Gathers the steps that come while the last batch is on its way, one to a match, and sends them together. */
export function appendsInBatches(db: Database): (step: Step) => Promise<Head> {
  let waiting: Waiting[] = [];
  let isSending = false;

  const one = (step: Step): Promise<Head> => db.write((sql) => stepping(sql, step));

  async function send(batch: readonly Waiting[]): Promise<void> {
    try {
      const steps = JSON.stringify(batch.map(({ step }) => wired(step)));
      const rows = await db.all<{ id: string }>(APPEND_ALL, steps);
      const written = new Set(rows.map(({ id }) => id));
      for (const { step, resolve, reject } of batch) {
        const { match, from, entries } = step;
        if (written.has(match)) resolve({ ...from, length: from.length + entries.length });
        else reject(new LogConflict(match, from.length, from.generation));
      }
    } catch (fault) {
      const alone = batch.length > 1 && isStatementFault(fault);
      for (const { step, resolve, reject } of batch) {
        if (alone) await one(step).then(resolve, reject);
        else reject(fault);
      }
    }
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = new Map<string, Waiting>();
      const later: Waiting[] = [];
      for (const each of waiting) {
        if (batch.has(each.step.match)) later.push(each);
        else batch.set(each.step.match, each);
      }
      waiting = later;
      await send([...batch.values()]);
    }
    isSending = false;
  }

  return (step) =>
    hasExtras(step)
      ? one(step)
      : new Promise((resolve, reject) => {
          waiting.push({ step, resolve, reject });
          if (isSending) return;
          isSending = true;
          setImmediate(() => void sendAll());
        });
}

const wired = ({ match, from, draws, asked, askedAt, clocks = {}, at, entries, told = [] }: Step): object => ({
  id: match,
  length: from.length,
  generation: from.generation,
  fence: from.fence ?? 0,
  draws,
  asked: askedList(asked),
  asked_at: askedAt,
  clocks: JSON.stringify(clocks),
  at,
  entries: entries.map(entryValues),
  told: toldRows(told),
});
