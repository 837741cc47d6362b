// How fast the store takes answers for good, what they weigh on the disk, and how long a match takes to load.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Entry } from '@bivouac/kernel';
import pg from 'pg';
import { openStore } from '../storage/open.ts';
import { newId } from '../storage/secret.ts';
import type { Store } from '../storage/store.ts';

export interface StorageFigures {
  readonly store: 'SQLite' | 'PostgreSQL';
  /** Durable answers a second with so many matches at once, each waiting for its last to be acknowledged. */
  readonly appends: readonly { matches: number; perSecond: number; p50ms: number; p99ms: number }[];
  readonly bytesPerAnswer: number;
  /** What two snapshots of a long match add to that. */
  readonly snapshotBytes: number;
  readonly loads: readonly { answers: number; ms: number }[];
}

const SEATS = ['empire', 'coalition'] as const;
const SNAPSHOT_EVERY = 100;

/** An answer of the usual size; every third is a die. */
const answer = (seq: number): Entry =>
  seq % 3 === 2
    ? { by: 'chance', answer: { kind: 'roll', value: (seq % 6) + 1 }, draw: seq }
    : {
        by: SEATS[seq % 2] ?? '',
        answer: { kind: 'march', force: `corps-${seq % 40}`, to: `hex-${1000 + (seq % 900)}` },
      };

/** A state of about 50 kB, as a large game has. */
const state = (seq: number): unknown =>
  Array.from({ length: 600 }, (_, row) => ({
    id: `unit-${row}`,
    hex: 1000 + ((row * 37 + seq) % 900),
    steps: row % 4,
    side: SEATS[row % 2],
  }));

async function newMatch(store: Store): Promise<string> {
  const match = await store.matches.create({
    id: newId(),
    game: 'bench',
    rules: '1',
    options: {},
    visibility: 'open',
    seating: 'choice',
    salt: newId(),
    secret: newId(),
    commitment: newId(),
    daysPerMove: null,
    vacationDays: 0,
    madeBy: null,
    at: Date.now(),
    seats: SEATS.map((seat) => ({ seat, holder: { kind: 'open' } })),
  });
  return match.id;
}

async function append({ log }: Store, match: string, length: number, count = 1): Promise<void> {
  const now = Date.now();
  const entries = Array.from({ length: count }, (_, index) => answer(length + index));
  await log.append({
    match,
    from: { length, generation: 0 },
    entries,
    draws: length,
    asked: [SEATS[length % 2] ?? ''],
    askedAt: now,
    at: now,
  });
}

async function measureAppends(
  store: Store,
  matches: number,
  seconds: number,
): Promise<StorageFigures['appends'][number]> {
  const ids = await Promise.all(Array.from({ length: matches }, () => newMatch(store)));
  const waits: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const play = async (match: string): Promise<void> => {
    for (let length = 0; performance.now() < end; length++) {
      const sent = performance.now();
      await append(store, match, length);
      waits.push(performance.now() - sent);
    }
  };
  await Promise.all(ids.map(play));
  const perSecond = Math.round((waits.length / (performance.now() - start)) * 1000);
  waits.sort((a, b) => a - b);
  const share = (part: number): number => Number((waits[Math.floor(waits.length * part)] ?? 0).toFixed(2));
  return { matches, perSecond, p50ms: share(0.5), p99ms: share(0.99) };
}

/** Answers one by one, as play writes them, many at a time so that it does not take long. */
async function writeAnswers(store: Store, answers: number): Promise<void> {
  const matches = await Promise.all(Array.from({ length: 20 }, () => newMatch(store)));
  for (let length = 0; length < answers / matches.length; length++)
    await Promise.all(matches.map((match) => append(store, match, length)));
}

async function measureLoad(store: Store, answers: number): Promise<StorageFigures['loads'][number]> {
  const match = await newMatch(store);
  for (let length = 0; length < answers; length += SNAPSHOT_EVERY) {
    await append(store, match, length, SNAPSHOT_EVERY);
    await store.log.keepSnapshot(match, 0, { seq: length + SNAPSHOT_EVERY / 2, rules: '1', body: state(length) });
  }
  const times: number[] = [];
  for (let round = 0; round < 50; round++) {
    const start = performance.now();
    await store.log.load(match);
    times.push(performance.now() - start);
  }
  return { answers, ms: Number((times.toSorted((a, b) => a - b)[25] ?? 0).toFixed(2)) };
}

/** How much the database weighs, the journal aside. */
async function weigh(dataDir: string, databaseUrl: string | undefined): Promise<number> {
  if (databaseUrl === undefined) {
    const files = readdirSync(dataDir).filter((file) => file.endsWith('.sqlite'));
    return files.reduce((sum, file) => sum + statSync(path.join(dataDir, file)).size, 0);
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('VACUUM FULL');
  const { rows } = await client.query<{ size: string }>(
    `SELECT sum(pg_total_relation_size(oid)) AS size FROM pg_class
     WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`,
  );
  await client.end();
  return Number(rows[0]?.size ?? 0);
}

export async function measureStorage(seconds: number, databaseUrl?: string): Promise<StorageFigures> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bivouac-bench-'));
  const opened = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    const store = await openStore({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  const heavier = async (work: (store: Store) => Promise<unknown>): Promise<number> => {
    await opened(async () => {});
    const before = await weigh(dataDir, databaseUrl);
    await opened(work);
    return (await weigh(dataDir, databaseUrl)) - before;
  };
  const answers = 20_000;
  try {
    const bytes = await heavier((store) => writeAnswers(store, answers));
    const snapshotBytes = await heavier(async (store) => {
      const match = await newMatch(store);
      await append(store, match, 0, SNAPSHOT_EVERY);
      for (const seq of [1, 2, 3]) await store.log.keepSnapshot(match, 0, { seq, rules: '1', body: state(seq) });
    });
    return await opened(async (store) => {
      const appends: StorageFigures['appends'][number][] = [];
      for (const matches of [1, 10, 100]) appends.push(await measureAppends(store, matches, seconds));
      const loads: StorageFigures['loads'][number][] = [];
      for (const length of [100, 1000, 10_000]) loads.push(await measureLoad(store, length));
      const name = databaseUrl === undefined ? 'SQLite' : 'PostgreSQL';
      return { store: name, appends, bytesPerAnswer: Math.round(bytes / answers), snapshotBytes, loads };
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const storageLines = ({ store, appends, bytesPerAnswer, snapshotBytes, loads }: StorageFigures): string[] => [
  `${store}: durable answers`,
  ...appends.map(
    ({ matches, perSecond, p50ms, p99ms }) =>
      `  ${String(matches).padStart(3)} matches  ${String(perSecond).padStart(6)} a second   p50 ${p50ms} ms, p99 ${p99ms} ms`,
  ),
  `  ${bytesPerAnswer} bytes an answer on the disk; two snapshots of a match ${snapshotBytes} bytes`,
  ...loads.map(({ answers, ms }) => `  a match of ${answers} answers is loaded in ${ms} ms`),
];
