// Live matches of 1799 between two sockets each, every answer checked and on the disk: how many a second, how long until
// both sides have the new state, and how many bytes an answer costs on the wire.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, Asked } from '@bivouac/kernel';
import type { Sent } from '@bivouac/wire';
import type { Balancer } from './balancer.ts';

export interface RoomFigures {
  readonly matches: number;
  readonly answersPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Both ways, to and from both sockets. */
  readonly bytesPerAnswer: number;
  readonly serverMegabytes: number;
  readonly idleMegabytes: number;
  /** What a live match with two sockets holds in memory. */
  readonly kilobytesPerMatch: number;
  /** Of the processor's time in the server. Unlike the others, this says the same on a busy machine. */
  readonly microsecondsPerAnswer: number;
}

let asking: Promise<unknown> = Promise.resolve();

/** Asks the server's process for something, one thing after the other. */
const ask = <T>(server: ChildProcess, what: string): Promise<T> => {
  const asked = asking.then(
    () =>
      new Promise<T>((heard) => {
        server.once('message', (said) => heard(said as T));
        server.send(what);
      }),
  );
  asking = asked;
  return asked;
};

interface Load {
  readonly bytes: number;
  readonly heap: number;
  readonly microseconds: number;
}

/** What was measured while `isOn`. */
interface Sheet {
  isOn: boolean;
  readonly latencies: number[];
  bytes: number;
}

const SEATS = { anna: 'french', boris: 'coalition' } as const;
type User = keyof typeof SEATS;

interface PairOptions {
  readonly addressOf: (user: User, match: string) => string;
  readonly match: string;
  readonly sheet: Sheet;
  readonly onEnd: () => void;
}

/** One match: who is asked answers at once with any legal answer, until the match is over or the bench is. */
class Pair {
  readonly #sheet: Sheet;
  readonly #match: string;
  readonly #sockets = new Map<User, WebSocket>();
  readonly #onEnd: () => void;
  #sentAt = 0;
  #asked: { readonly user: User; readonly answers: readonly Answer[]; readonly seq: number } | undefined;
  /** Who has the state that the last answer led to. */
  readonly #has = new Set<User>();
  readonly #knows = new Map<User, readonly Asked[]>();
  #next = 1;

  constructor({ addressOf, match, sheet, onEnd }: PairOptions) {
    this.#match = match;
    this.#sheet = sheet;
    this.#onEnd = onEnd;
    for (const user of ['anna', 'boris'] as const) {
      const socket = new WebSocket(addressOf(user, match));
      this.#sockets.set(user, socket);
      socket.onopen = () => this.#say(user, { say: 'join', id: 0, match, as: SEATS[user] });
      socket.onmessage = ({ data }) => this.#heard(user, String(data));
    }
  }

  close(): void {
    for (const socket of this.#sockets.values()) socket.close();
  }

  #say(user: User, message: object): void {
    const frame = JSON.stringify(message);
    if (this.#sheet.isOn) this.#sheet.bytes += frame.length;
    this.#sockets.get(user)?.send(frame);
  }

  #heard(user: User, frame: string): void {
    if (this.#sheet.isOn) this.#sheet.bytes += frame.length;
    const sent = JSON.parse(frame) as Sent;
    if (sent.say === 'refused' || sent.say === 'fault') throw new Error(frame);
    if (sent.say !== 'snapshot' && sent.say !== 'delta') return;
    if (sent.say === 'delta' && sent.table && 'rows' in sent.table && sent.table.rows?.['ending']) {
      this.close();
      if (user === 'anna') this.#onEnd();
      return;
    }
    const [told, seq] = sent.say === 'delta' ? [sent.ask, sent.seq] : [sent.view.ask, sent.view.seq];
    const ask = told ?? this.#knows.get(user) ?? []; // What has not changed is not told again.
    this.#knows.set(user, ask);
    const answers = ask.find(({ by, sealed }) => by === SEATS[user] && !sealed)?.answers;
    if (answers) this.#asked = { user, answers, seq };
    this.#has.add(user);
    if (this.#has.size === 2) this.#bothHaveIt();
  }

  #bothHaveIt(): void {
    if (this.#sentAt > 0 && this.#sheet.isOn) this.#sheet.latencies.push(performance.now() - this.#sentAt);
    if (!this.#asked) return;
    const { user, answers, seq } = this.#asked;
    this.#asked = undefined;
    this.#has.clear();
    this.#sentAt = performance.now();
    const answer = answers[Math.floor(Math.random() * answers.length)];
    this.#say(user, { say: 'answer', id: this.#next++, match: this.#match, seat: SEATS[user], seq, answer });
  }
}

export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

export const pause = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

/** What was measured in a while. */
export interface Stretch {
  readonly answers: number;
  readonly seconds: number;
  /** Milliseconds until both sides had the state, shortest first. */
  readonly latencies: readonly number[];
  readonly bytes: number;
}

export interface LiveBench {
  readonly port: number;
  /** Asks the first process for something. */
  readonly ask: <T>(what: string) => Promise<T>;
  /** Measures for so many seconds, and does something else meanwhile. */
  readonly measure: (seconds: number, meanwhile?: () => Promise<unknown>) => Promise<Stretch>;
}

export interface LivePlan {
  readonly matches: number;
  /** Done before the first match begins. */
  readonly before?: (bench: LiveBench) => Promise<void>;
  /** For the server. */
  readonly args?: readonly string[];
  /** Several processes, which share a database that the arguments name. */
  readonly processes?: number;
  /** Stands in front of them, by their ports. */
  readonly balancer?: (ports: readonly number[]) => Promise<Balancer>;
  /** Whoever comes says for which match, so that a balancer can send them to the process that plays it. */
  readonly namesMatch?: boolean;
}

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
}

const startServer = async (args: readonly string[]): Promise<Server> => {
  const program = fileURLToPath(new URL('./rooms-server.ts', import.meta.url));
  const child = fork(program, args, { execArgv: ['--expose-gc'] });
  const { port } = await new Promise<{ port: number }>((heard) =>
    child.once('message', (said) => heard(said as never)),
  );
  return { child, port };
};

/** A server in a process of its own with so many matches under way. One that ends makes room for the next. */
export const withLiveMatches = async <T>(
  { matches, before, args = [], processes = 1, balancer, namesMatch = false }: LivePlan,
  work: (bench: LiveBench) => Promise<T>,
): Promise<T> => {
  const servers: Server[] = [];
  for (let started = 0; started < processes; started++) servers.push(await startServer(args));
  const front = await balancer?.(servers.map((each) => each.port));
  const { child: server, port: first } = servers[0] ?? (await startServer(args));
  const port = front?.port ?? first;
  const addressOf = (user: User, match: string): string =>
    `ws://127.0.0.1:${port}/ws?user=${user}${namesMatch ? `&match=${match}` : ''}`;
  const sheet: Sheet = { isOn: false, latencies: [], bytes: 0 };
  const pairs = new Set<Pair>();
  let isOver = false;
  let making = Promise.resolve();
  const begin = (): Promise<void> => {
    making = making.then(async () => {
      const { match } = await ask<{ match: string }>(server, 'match');
      if (isOver) return;
      const onEnd = (): void => {
        pairs.delete(pair);
        void begin(); // The next match begins at once.
      };
      const pair: Pair = new Pair({ addressOf, match, sheet, onEnd });
      pairs.add(pair);
    });
    return making;
  };
  const bench: LiveBench = {
    port,
    ask: (what) => ask(server, what),
    async measure(seconds, meanwhile) {
      sheet.latencies.length = 0;
      sheet.bytes = 0;
      sheet.isOn = true;
      const from = performance.now();
      await Promise.all([pause(seconds), meanwhile?.()]);
      sheet.isOn = false;
      const latencies = sheet.latencies.toSorted((one, other) => one - other);
      return {
        answers: latencies.length,
        seconds: (performance.now() - from) / 1000,
        latencies,
        bytes: sheet.bytes,
      };
    },
  };
  await before?.(bench);
  for (let made = 0; made < matches; made++) await begin();
  const done = await work(bench);
  isOver = true;
  await making;
  for (const pair of pairs) pair.close();
  for (const { child } of servers)
    await new Promise((gone) => {
      child.once('exit', gone);
      child.send('end');
    });
  await front?.stop();
  return done;
};

export const measureRooms = async (matches: number, seconds: number): Promise<RoomFigures> => {
  let idle: Load | undefined;
  const before = async (bench: LiveBench): Promise<void> => {
    idle = await bench.ask<Load>('load');
  };
  return withLiveMatches({ matches, before }, async ({ ask: told, measure }) => {
    await pause(Math.min(3, seconds)); // until the rules run warm
    const start = await told<Load>('load');
    const { answers, latencies, bytes, seconds: took } = await measure(seconds);
    const end = await told<Load>('load');
    const { bytes: idleBytes = 0, heap: idleHeap = 0 } = idle ?? {};
    return {
      matches,
      answersPerSecond: Math.round(answers / took),
      p50Ms: Number(quantile(latencies, 0.5).toFixed(2)),
      p99Ms: Number(quantile(latencies, 0.99).toFixed(2)),
      bytesPerAnswer: Math.round(bytes / answers),
      serverMegabytes: Math.round(end.bytes / 1024 / 1024),
      idleMegabytes: Math.round(idleBytes / 1024 / 1024),
      kilobytesPerMatch: Math.round((end.heap - idleHeap) / matches / 1024),
      microsecondsPerAnswer: Math.round((end.microseconds - start.microseconds) / answers),
    };
  });
};
