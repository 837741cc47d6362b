import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { LONG_MATCH } from '@bivouac/server/bench/play-to.ts';
import { startBalancer } from '@bivouac/server/bench/balancer.ts';
import { measureReaders } from '@bivouac/server/bench/readers.ts';
import { measureSeveral } from '@bivouac/server/bench/several.ts';
import { attack } from '@bivouac/server/tests/attack/attack.ts';
import { crash } from '@bivouac/server/tests/attack/crash.ts';
import { type PowerReport, powerCutsOnFile, powerCutsOnPostgres } from '@bivouac/server/tests/attack/power-cuts.ts';
import { attackRoutes } from '@bivouac/server/tests/attack/routes.ts';
import { playThrough } from '@bivouac/server/tests/attack/several.ts';
import { type Ground, startChild } from '@bivouac/server/tests/child.ts';
import { onPostgres } from '@bivouac/server/tests/on-postgres.ts';
import { postgresPrograms, startPostgres } from '../postgres.ts';
import type { Finding, Progress } from './finding.ts';

export const SERVER_PARTS = ['attack', 'readers', 'several', 'failover', 'crash', 'power'] as const;
export type ServerPart = (typeof SERVER_PARTS)[number];

const FORGED = 50_000;
/** Requests to routes, for so many messages over the socket one. */
const MESSAGES_TO_A_REQUEST = 5;
const KILLS = 1000;
const READINGS = 1000;
/** Answers may take so much longer while visitors read. */
const MOST_SLOWER = 1.5;
/** Live matches where three processes are measured against one, and the part of its answers that they must reach. */
const LIVE = 100;
const LEAST_PART = 0.8;
const MOST_P99_MS = 250;
/** Players go on within that time when their process was killed. */
const MOST_STANDSTILL_MS = 15_000;
const MEGABYTE = 1024 * 1024;
/** What the server may hold more after the attack than after its first tenth. */
const MOST_GROWTH = 4 * MEGABYTE;
const SEED = 'soak attack';

const inFolder = async <T>(work: (dataDir: string) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bivouac-soak-'));
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

const counted = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

type Found = Pick<Finding, 'figures' | 'faults'>;

/** Does the work, and makes a fault of what it throws. */
const found = async (work: () => Promise<Found>): Promise<Found & { readonly seconds: number }> => {
  const start = performance.now();
  const done = await work().catch((fault: unknown) => ({
    figures: [],
    faults: [fault instanceof Error ? fault.message : String(fault)],
  }));
  return { ...done, seconds: (performance.now() - start) / 1000 };
};

/** Forged messages and requests against a server in a process of its own. */
const attacked = async (count = FORGED): Promise<Finding> => {
  const requests = Math.ceil(count / MESSAGES_TO_A_REQUEST);
  const { figures, faults, seconds } = await found(() =>
    inFolder(async (dataDir) => {
      const server = await startChild({ dataDir });
      try {
        const { kinds, replies, memory, growth } = await attack({ dataDir }, server, count, SEED);
        const { statuses } = await attackRoutes(server, requests, SEED);
        const inMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;
        return {
          figures: [
            `messages: ${counted(kinds)}`,
            `their replies: ${counted(replies)}`,
            `requests, by status: ${counted(statuses)}`,
            `memory in use after the first tenth: ${inMegabytes(memory)}; ${inMegabytes(growth)} more at the end (at most ${inMegabytes(MOST_GROWTH)})`,
          ],
          faults: growth > MOST_GROWTH ? [`memory grew by ${inMegabytes(growth)}`] : [],
        };
      } finally {
        await server.kill();
      }
    }),
  );
  return {
    part: 'attack',
    title: `forged messages to a live match, none accepted: ${count}; forged requests: ${requests}`,
    passed: faults.length === 0,
    seconds,
    seeds: SEED,
    figures,
    faults,
  };
};

/** The server killed again and again under load, on each store. */
const crashed = async (kills = KILLS, progress: Progress): Promise<Finding> => {
  const onStore = async (name: string, work: (run: (ground: Ground) => Promise<Found>) => Promise<Found>) => {
    const run = async (ground: Ground): Promise<Found> => {
      const { acknowledged, matches } = await crash(ground, kills);
      const figure = `${name}: ${kills} kills, ${acknowledged} answers acknowledged in ${matches} matches, every one found, none twice`;
      progress(figure);
      return { figures: [figure], faults: [] };
    };
    const { faults, ...rest } = await found(() => work(run));
    return { ...rest, faults: faults.map((fault) => `${name}: ${fault}`) };
  };
  const onFile = await onStore('SQLite', (run) => inFolder((dataDir) => run({ dataDir })));
  const onServer = await onStore('PostgreSQL', async (run) => {
    const postgres = startPostgres();
    try {
      return await onPostgres(postgres.url('postgres'), (databaseUrl) => run({ dataDir: '', databaseUrl }));
    } finally {
      postgres.stop();
    }
  });
  const faults = [...onFile.faults, ...onServer.faults];
  return {
    part: 'crash',
    title: `SIGKILL under load: ${kills} times with each store`,
    passed: faults.length === 0,
    seconds: onFile.seconds + onServer.seconds,
    seeds: 'the dice of a match are its own; answers are picked by the number of the kill',
    figures: [...onFile.figures, ...onServer.figures],
    faults,
  };
};

/** The power of the disk cut again and again under load, for each store. */
const darkened = async (cuts = KILLS, progress: Progress): Promise<Finding> => {
  const onStore = async (name: string, work: (folder: string) => Promise<PowerReport>) => {
    const { faults, ...rest } = await found(() =>
      inFolder(async (folder) => {
        const { acknowledged, matches, losing } = await work(folder);
        const figure = `${name}: ${cuts} cuts, at ${losing} of which something had been written and not flushed; ${acknowledged} answers acknowledged in ${matches} matches, every one found, none twice`;
        progress(figure);
        return { figures: [figure], faults: [] };
      }),
    );
    return { ...rest, faults: faults.map((fault) => `${name}: ${fault}`) };
  };
  const onFile = await onStore('SQLite', (folder) => powerCutsOnFile(folder, cuts));
  const onServer = await onStore('PostgreSQL', (folder) => powerCutsOnPostgres(folder, postgresPrograms(), cuts));
  const faults = [...onFile.faults, ...onServer.faults];
  return {
    part: 'power',
    title: `the power of the disk cut under load: ${cuts} times with each store`,
    passed: faults.length === 0,
    seconds: onFile.seconds + onServer.seconds,
    seeds: 'what the disk has of unflushed writes: cut 1 and on',
    figures: [
      'a library loaded before the C library keeps what each fsync had flushed; in half of the cuts all else is lost, in the others each block of 4 KB is by lot as flushed or as written',
      ...onFile.figures,
      ...onServer.figures,
    ],
    faults,
  };
};

/** Visitors who ask for long logs and records while others play. */
const beset = async (requests = READINGS): Promise<Finding> => {
  const plan = { matches: 100, requests, addresses: 10, seconds: 10, rounds: 4 };
  const { figures, faults, seconds } = await found(async () => {
    const { quiet, loud, served, refused, healthMs } = await measureReaders(plan);
    const growth = loud.p99Ms / quiet.p99Ms;
    const line = (name: string, { p50Ms, p99Ms, answersPerSecond }: typeof quiet): string =>
      `${name}: ${answersPerSecond} answers a second, both sides have the state after ${p50Ms} ms (p50), ${p99Ms} ms (p99)`;
    return {
      figures: [
        `${served + refused} requests for the log or the record of a match of Europe with ${LONG_MATCH} answers: ${served} served, ${refused} told to come later`,
        line('nobody reads', quiet),
        line('all of them read', loud),
        `p99 grew by a factor of ${growth.toFixed(2)} (less than ${MOST_SLOWER}), quiet and loud stretches in turn in one run; the slowest health check took ${healthMs} ms`,
      ],
      faults: growth < MOST_SLOWER ? [] : [`p99 grew by a factor of ${growth.toFixed(2)}`],
    };
  });
  return {
    part: 'readers',
    title: `${requests} long readings from 10 addresses while 100 matches are played`,
    passed: faults.length === 0,
    seconds,
    seeds: 'the dice of a match are its own; answers are picked at random',
    figures,
    faults,
  };
};

/** Three processes behind the balancer against one with the same matches. */
const spread = async (matches = LIVE): Promise<Finding> => {
  const { figures, faults, seconds } = await found(async () => {
    const postgres = startPostgres({ durable: true });
    try {
      const { one, three, byMatch } = await measureSeveral({
        matches,
        seconds: 8,
        rounds: 3,
        onDatabase: (work) => onPostgres(postgres.url('postgres'), work),
      });
      const line = (name: string, { answersPerSecond, p50Ms, p99Ms, part }: typeof one): string =>
        `${name}: ${answersPerSecond} answers a second (${Math.round(100 * part)} % of one process), both sides have the state after ${p50Ms} ms (p50), ${p99Ms} ms (p99)`;
      return {
        figures: [
          line('one process', one),
          line('three, players spread over all of them as they come', three),
          line('three, players sent by the balancer to the process of their match', byMatch),
          `two cores shared by all of them, the players, the balancer and the database; at the end ${loadavg()[1]?.toFixed(0) ?? '?'} programs wanted to run (load over five minutes)`,
        ],
        faults: [
          ...(three.part < LEAST_PART ? [`players spread over three reach ${Math.round(100 * three.part)} %`] : []),
          ...(three.p99Ms > MOST_P99_MS ? [`p99 is ${three.p99Ms} ms`] : []),
        ],
      };
    } finally {
      postgres.stop();
    }
  });
  return {
    part: 'several',
    title: `three processes on one PostgreSQL behind HAProxy, ${matches} live matches; wanted: ${100 * LEAST_PART} % of the answers of one, p99 below ${MOST_P99_MS} ms`,
    passed: faults.length === 0,
    seconds,
    seeds: 'the dice of a match are its own; answers are picked at random',
    figures,
    faults,
  };
};

/** Processes are killed and replaced behind the balancer while all play on. */
const outlived = async (pairs = LIVE, progress: Progress): Promise<Finding> => {
  const { figures, faults, seconds } = await found(async () => {
    const postgres = startPostgres();
    try {
      const report = await onPostgres(postgres.url('postgres'), (databaseUrl) =>
        playThrough({
          ground: { dataDir: '', databaseUrl },
          pairs,
          kills: 6,
          replacements: 2,
          balancer: startBalancer,
          progress,
        }),
      );
      const { kills, replaced, acknowledged, matches, longestAfterKill, longestAfterStop } = report;
      const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
      return {
        figures: [
          `${kills} kills in the middle of play, each while a bot of that process thought: every match had gone on after ${inSeconds(longestAfterKill)} at the longest`,
          `${replaced} processes replaced, one after the other: every match had gone on after ${inSeconds(longestAfterStop)} at the longest`,
          `${acknowledged} answers acknowledged in ${matches} matches, every one found, none twice`,
        ],
        faults: longestAfterKill > MOST_STANDSTILL_MS ? [`a match stood still for ${inSeconds(longestAfterKill)}`] : [],
      };
    } finally {
      postgres.stop();
    }
  });
  return {
    part: 'failover',
    title: `three processes behind HAProxy, killed and replaced while ${pairs} matches are played`,
    passed: faults.length === 0,
    seconds,
    seeds: 'the dice of a match are its own; answers are picked by the match',
    figures,
    faults,
  };
};

export const doServerPart = (part: ServerPart, count: number | undefined, progress: Progress): Promise<Finding> => {
  switch (part) {
    case 'attack':
      return attacked(count);
    case 'readers':
      return beset(count);
    case 'several':
      return spread(count);
    case 'failover':
      return outlived(count, progress);
    case 'crash':
      return crashed(count, progress);
    case 'power':
      return darkened(count, progress);
  }
};
