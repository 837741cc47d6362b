import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { FastifyServerOptions } from 'fastify';
import { Archive } from './archive/archive.ts';
import { Readings } from './archive/readings.ts';
import { SHELF } from './games.ts';
import { buildApp } from './http/app.ts';
import type { Context, Feature } from './http/context.ts';
import type { Proxies } from './http/address.ts';
import type { Site } from './http/fault.ts';
import type { Identify } from './http/identity.ts';
import type { Limits } from './http/limits.ts';
import { makeMetrics } from './http/metrics.ts';
import { Sockets } from './http/socket.ts';
import { Landing } from './neighbours/landing.ts';
import type { LinkPlace } from './neighbours/link-place.ts';
import { Neighbours } from './neighbours/neighbours.ts';
import { BotRunner } from './rooms/bot-runner.ts';
import { BotThreads } from './rooms/bot-threads.ts';
import type { RoomEvents } from './rooms/hall.ts';
import { Rooms } from './rooms/rooms.ts';
import type { Shelf } from './rooms/shelf.ts';
import { steadyClock } from './steady-clock.ts';
import { timed } from './storage/timed.ts';
import { openStore } from './storage/open.ts';
import { claimFolder } from './storage/sole-use.ts';

export interface ServerOptions {
  /** 0 for any that is free. */
  readonly port: number;
  readonly host: string;
  /** Where the embedded database is kept. */
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Where the other processes on the same database find this one; left out, they are on the same machine. */
  readonly link?: LinkPlace;
  /** Secrets of dice are locked with it, and the database does not have it. */
  readonly diceKey?: string;
  readonly site?: Site;
  /** Where the world finds the server, if something stands in front of it. */
  readonly publicOrigin?: string;
  /** Who may say for whom they speak; without it, nobody. */
  readonly proxies?: Proxies;
  /** With it one may read the figures of the server, at /metrics. */
  readonly metricsToken?: string;
  /** What may come from one address. */
  readonly limits?: Limits;
  readonly log?: FastifyServerOptions['logger'];
  readonly shelf?: Shelf;
  readonly identify?: Identify;
  readonly features?: readonly Feature[];
  /** Something has happened at a table: for those who tell players of it. */
  readonly onStep?: RoomEvents['onStep'];
  readonly onChat?: RoomEvents['onChat'];
  /** Milliseconds that a bot has for one answer. */
  readonly botLimitMs?: number;
  /** How long an answer that a seat has ordered takes, about; left out, it is given at once. */
  readonly beatMs?: number;
}

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  readonly context: Context;
  close(): Promise<void>;
}

const BOT_LIMIT_MS = 10_000;
const TIDY_MS = 5000;
/** A session that ended unheard opens nothing for longer than that. */
const CHECK_MS = 60_000;
/** One for a bot that thinks long, and at least one more for the rest. */
const BOT_THREADS = Math.max(2, availableParallelism() - 1);

/** Less than this is left, and the next answers might not be written. */
const LEAST_BYTES = 64 * 1024 * 1024;

const hasRoomIn = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= LEAST_BYTES;
};

const strangersOnly: Identify = async () => undefined;

const LOOPBACK: LinkPlace = { host: '127.0.0.1', port: 0 };

/** Opens the store, the rooms and the port. One process is all there is to it; several may share a PostgreSQL. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { port, host, dataDir, databaseUrl, publicOrigin, proxies, metricsToken, site, limits, log = false } = options;
  const { shelf = SHELF, identify = strangersOnly, features = [], botLimitMs = BOT_LIMIT_MS, onStep, onChat } = options;
  const folder = databaseUrl === undefined ? claimFolder(dataDir) : undefined;
  const place = {
    dataDir,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(options.diceKey === undefined ? {} : { diceKey: options.diceKey }),
  };
  const store = await openStore(place).catch((fault: unknown) => {
    folder?.release();
    throw fault;
  });
  await store.users.noteLooks();
  const now = steadyClock();
  const metrics = makeMetrics({ rooms: () => rooms.size, processes: () => neighbours?.size ?? 1 });
  const report = (what: string, match: string, fault: unknown): void => {
    metrics.faults.inc();
    app.log.error({ err: fault, match }, what);
  };
  const hall = {
    store: timed(store, metrics),
    shelf,
    now,
    report,
    ...(options.beatMs === undefined ? {} : { beatMs: options.beatMs }),
  };
  const landing = new Landing();
  const neighbours =
    store.owners &&
    new Neighbours({
      owners: store.owners,
      rules: Object.fromEntries(Object.entries(shelf.games).map(([id, { game }]) => [id, game.version])),
      now: () => performance.now(),
      onStruckOff: () => rooms.loseAll(),
      onGone: () => bots.poke(),
      report: (what, fault) => report(what, '', fault),
    });
  const rooms = new Rooms(
    {
      ...hall,
      onStep(row, moment) {
        if (row.seats.some(({ holder }) => holder.kind === 'bot')) bots.poke();
        onStep?.(row, moment);
      },
      ...(onChat ? { onChat } : {}),
    },
    neighbours,
  );
  landing.errands((errand) => rooms.doHere(errand));
  const threads = new BotThreads({ shelf, limitMs: botLimitMs, threads: BOT_THREADS });
  const bots = new BotRunner({
    ...hall,
    rooms,
    threads,
    holdMs: 2 * botLimitMs + 60_000, // In this process alone: a process that takes the match over takes its jobs at once.
    onOverrun(match, why) {
      metrics.overruns.inc();
      app.log.warn({ match, why }, 'a bot gave no answer; one was given for it at random');
    },
  });
  const sockets = new Sockets();
  const archive = new Archive(place, shelf, store);
  const readings = new Readings(archive, () => performance.now());
  const context: Context = { store, shelf, rooms, readings, sockets, landing, metrics, now };
  const app = await buildApp({
    context,
    identify,
    features,
    logger: log,
    ...(limits ? { limits } : {}),
    ...(proxies ? { proxies } : {}),
    ...(databaseUrl === undefined ? { hasRoom: () => hasRoomIn(dataDir) } : {}),
    ...(metricsToken === undefined ? {} : { metricsToken }),
    ...(site ? { site } : {}),
    ...(publicOrigin === undefined ? {} : { publicOrigin }),
  });
  const tidying = setInterval(() => {
    void rooms.closeIdle();
    bots.poke(); // Turns that another process has let go.
  }, TIDY_MS);
  const checking = setInterval(() => {
    sockets.checkAll().catch((fault: unknown) => report('sessions were not checked', '', fault));
  }, CHECK_MS);
  for (const timer of [tidying, checking]) timer.unref();
  const stopHearing = store.hear((heard) => {
    if (heard.say === 'signedOut') sockets.closeOf(heard.user);
    else if (heard.say === 'any') sockets.checkAll().catch(() => undefined);
  });
  /** What was begun is done and told; then others may take the matches; then everybody is sent to them. */
  const close = async (): Promise<void> => {
    for (const timer of [tidying, checking]) clearInterval(timer);
    stopHearing();
    sockets.hush();
    await bots.close();
    await rooms.close();
    await neighbours?.leave();
    landing.close();
    sockets.closeAll();
    await app.close();
    await archive.close();
    await store.close();
    folder?.release();
  };
  try {
    if (neighbours) {
      const { host: at, port: wished, name = at } = options.link ?? LOOPBACK;
      const secret = await store.settings.keep('key of links', () => randomBytes(32).toString('hex'));
      const linkPort = await landing.open(at, wished, secret);
      await neighbours.enter({ address: `tcp://${name.includes(':') ? `[${name}]` : name}:${linkPort}`, secret });
    }
    const address = await app.listen({ port, host });
    bots.poke(); // Turns that were left when the server last went down.
    return { address, port: Number(new URL(address).port), context, close };
  } catch (fault) {
    await close();
    throw fault;
  }
};
