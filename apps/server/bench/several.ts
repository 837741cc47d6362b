// Three processes on one PostgreSQL behind the balancer of deploy/, against one process with the same matches.
import { startBalancer } from './balancer.ts';
import { type LivePlan, pause, quantile, type Stretch, withLiveMatches } from './rooms.ts';

export interface ShareFigures {
  readonly answersPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The answers for each of one process: the median of the rounds, since what else the machine does differs from round to round. */
  readonly part: number;
}

export interface SeveralFigures {
  readonly matches: number;
  /** One process, reached by the same balancer. */
  readonly one: ShareFigures;
  /** Three, with players spread over all of them as they come. */
  readonly three: ShareFigures;
  /** Three, where whoever comes names the match, and the balancer sends them to the process that plays it. */
  readonly byMatch: ShareFigures;
}

export interface SeveralPlan {
  readonly matches: number;
  readonly seconds: number;
  readonly rounds: number;
  /** Gives each run an empty database. */
  readonly onDatabase: <T>(work: (databaseUrl: string) => Promise<T>) => Promise<T>;
}

const paceOf = ({ answers, seconds }: Stretch): number => answers / seconds;

const figuresOf = (stretches: readonly Stretch[], one: readonly Stretch[]): ShareFigures => {
  const latencies = stretches.flatMap((each) => each.latencies).toSorted((one, other) => one - other);
  const parts = stretches.flatMap((each, round) => {
    const beside = one[round];
    return beside ? [paceOf(each) / paceOf(beside)] : [];
  });
  parts.sort((less, more) => less - more);
  const seconds = stretches.reduce((sum, each) => sum + each.seconds, 0);
  return {
    answersPerSecond: Math.round(latencies.length / seconds),
    p50Ms: Number(quantile(latencies, 0.5).toFixed(1)),
    p99Ms: Number(quantile(latencies, 0.99).toFixed(1)),
    part: Number(quantile(parts, 0.5).toFixed(2)),
  };
};

const KINDS = ['one', 'three', 'byMatch'] as const;

/** The three in turn, round after round: so that what else the machine does weighs on all alike. */
export const measureSeveral = async ({
  matches,
  seconds,
  rounds,
  onDatabase,
}: SeveralPlan): Promise<SeveralFigures> => {
  const stretches = { one: [], three: [], byMatch: [] } as Record<(typeof KINDS)[number], Stretch[]>;
  for (let round = 0; round < rounds; round++)
    for (const kind of KINDS)
      await onDatabase(async (databaseUrl) => {
        const processes = kind === 'one' ? 1 : 3;
        const plan: LivePlan = {
          matches,
          processes,
          args: [databaseUrl],
          // One process stands in all three places.
          balancer: (ports) => startBalancer(processes === 1 ? [...ports, ...ports, ...ports] : ports),
          namesMatch: kind === 'byMatch',
        };
        await withLiveMatches(plan, async ({ measure }) => {
          await pause(3); // until the rules run warm
          stretches[kind].push(await measure(seconds));
        });
      });
  return {
    matches,
    one: figuresOf(stretches.one, stretches.one),
    three: figuresOf(stretches.three, stretches.one),
    byMatch: figuresOf(stretches.byMatch, stretches.one),
  };
};
