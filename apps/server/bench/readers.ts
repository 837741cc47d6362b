// Visitors who ask for the longest things there are, again and again, while others play: the players must not feel it.
import { type LiveBench, pause, quantile, type Stretch, withLiveMatches } from './rooms.ts';

export interface ReaderFigures {
  readonly matches: number;
  readonly requests: number;
  readonly addresses: number;
  readonly served: number;
  readonly refused: number;
  /** With nobody reading, and with all of them. Of one run, in turn. */
  readonly quiet: { readonly p50Ms: number; readonly p99Ms: number; readonly answersPerSecond: number };
  readonly loud: { readonly p50Ms: number; readonly p99Ms: number; readonly answersPerSecond: number };
  /** The slowest health check while all of them read. */
  readonly healthMs: number;
}

export interface ReaderPlan {
  readonly matches: number;
  readonly requests: number;
  readonly addresses: number;
  readonly seconds: number;
  readonly rounds: number;
}

interface Tally {
  served: number;
  refused: number;
}

/** One address: half of what it asks for are logs over a socket, half records over HTTP. */
const reader = async (bench: LiveBench, from: string, long: string, over: string, times: readonly number[]) => {
  const tally: Tally = { served: 0, refused: 0 };
  const headers = { 'x-forwarded-for': from };
  const socket = new WebSocket(`ws://127.0.0.1:${bench.port}/ws`, { headers } as never); // Node takes headers here.
  const waiting = new Map<number, () => void>();
  socket.onmessage = ({ data }) => {
    const text = String(data).slice(0, 80);
    const id = Number(/"id":(\d+)/.exec(text)?.[1] ?? -1);
    if (text.startsWith('{"say":"log"')) tally.served++;
    else if (text.startsWith('{"say":"fault"')) tally.refused++;
    waiting.get(id)?.();
  };
  await new Promise((opened, failed) => {
    socket.onopen = opened;
    socket.onerror = failed;
  });
  const said = (id: number, message: object): Promise<void> =>
    new Promise((heard) => {
      waiting.set(id, heard);
      socket.send(JSON.stringify({ ...message, id, match: long, as: 'spectator' }));
    });
  await said(0, { say: 'join' });
  const start = performance.now();
  const asked = times.map(async (at, place) => {
    await pause(Math.max(0, at - (performance.now() - start) / 1000));
    if (place % 2 === 0) return said(place + 1, { say: 'log' });
    const response = await fetch(`http://127.0.0.1:${bench.port}/api/matches/${over}/record`, { headers });
    await response.arrayBuffer();
    if (response.status === 200) tally.served++;
    else tally.refused++;
  });
  await Promise.all(asked);
  socket.close();
  return tally;
};

const figuresOf = (stretches: readonly Stretch[]) => {
  const latencies = stretches.flatMap((each) => each.latencies).toSorted((one, other) => one - other);
  const seconds = stretches.reduce((sum, each) => sum + each.seconds, 0);
  return {
    p50Ms: Number(quantile(latencies, 0.5).toFixed(1)),
    p99Ms: Number(quantile(latencies, 0.99).toFixed(1)),
    answersPerSecond: Math.round(latencies.length / seconds),
  };
};

/** Quiet and loud stretches in turn, in one run: so that what else the machine does weighs on both alike. */
export const measureReaders = ({
  matches,
  requests,
  addresses,
  seconds,
  rounds,
}: ReaderPlan): Promise<ReaderFigures> => {
  return withLiveMatches({ matches, args: ['--long'] }, async (bench) => {
    const { log: long, record: over } = await bench.ask<{ log: string; record: string }>('long');
    await pause(3);
    const stretches: { readonly quiet: Stretch[]; readonly loud: Stretch[] } = { quiet: [], loud: [] };
    const tally: Tally = { served: 0, refused: 0 };
    let healthMs = 0;
    const each = requests / addresses / rounds;
    const times = Array.from({ length: each }, (_, place) => (place / each) * seconds * 0.9);
    const checkHealth = async (): Promise<void> => {
      for (let check = 0; check < seconds; check++) {
        const start = performance.now();
        await fetch(`http://127.0.0.1:${bench.port}/health`);
        healthMs = Math.max(healthMs, performance.now() - start);
        await pause(0.9);
      }
    };
    for (let round = 0; round < rounds; round++) {
      stretches.quiet.push(await bench.measure(seconds));
      stretches.loud.push(
        await bench.measure(seconds, async () => {
          const all = Array.from({ length: addresses }, (_, place) =>
            reader(bench, `203.0.113.${place + 1}`, long, over, times),
          );
          const [tallies] = await Promise.all([Promise.all(all), checkHealth()]);
          for (const one of tallies) {
            tally.served += one.served;
            tally.refused += one.refused;
          }
        }),
      );
    }
    return {
      matches,
      requests: each * addresses * rounds,
      addresses,
      ...tally,
      quiet: figuresOf(stretches.quiet),
      loud: figuresOf(stretches.loud),
      healthMs: Math.round(healthMs),
    };
  });
};
