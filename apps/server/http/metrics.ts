import type { FastifyInstance } from 'fastify';
import { isSecret } from '../storage/secret.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts about itself. */
export interface Metrics {
  readonly registry: Registry;
  /** Requests by route and status. */
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** What rooms wait for. */
  readonly database: Histogram<'what'>;
  readonly messages: Counter;
  /** Seconds from a message to its reply. */
  readonly replies: Histogram;
  readonly sockets: Gauge;
  readonly overruns: Counter;
  readonly faults: Counter;
}

/** Bounds of buckets, in seconds. */
const QUICK = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1];
const SLOW = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

interface Counted {
  readonly rooms: () => number;
  /** On the same database, this one included. */
  readonly processes?: () => number;
}

export const makeMetrics = ({ rooms, processes = () => 1 }: Counted): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'bivouac_rooms',
    help: 'Matches that are open in memory',
    registers,
    collect() {
      this.set(rooms());
    },
  });
  new Gauge({
    name: 'bivouac_processes',
    help: 'Processes on the same database',
    registers,
    collect() {
      this.set(processes());
    },
  });
  return {
    registry,
    requests: new Histogram({
      name: 'bivouac_http_seconds',
      help: 'Time from a request to its response',
      labelNames: ['method', 'route', 'status'],
      buckets: SLOW,
      registers,
    }),
    database: new Histogram({
      name: 'bivouac_database_seconds',
      help: 'Time that rooms wait for the database',
      labelNames: ['what'],
      buckets: QUICK,
      registers,
    }),
    messages: new Counter({ name: 'bivouac_messages_total', help: 'Messages of live matches', registers }),
    replies: new Histogram({
      name: 'bivouac_reply_seconds',
      help: 'Time from a message of a live match to its reply',
      buckets: QUICK,
      registers,
    }),
    sockets: new Gauge({ name: 'bivouac_sockets', help: 'Open WebSockets', registers }),
    overruns: new Counter({ name: 'bivouac_bot_overruns_total', help: 'Bots that gave no answer in time', registers }),
    faults: new Counter({ name: 'bivouac_faults_total', help: 'Faults of our own', registers }),
  };
};

/** Counts every request by its route, so that no address of a match makes a row of its own. */
export const countRequests = (app: FastifyInstance, { requests }: Metrics): void => {
  app.addHook('onResponse', async ({ method, routeOptions: { url: route = 'none' } }, { statusCode, elapsedTime }) => {
    requests.observe({ method, route, status: String(statusCode) }, elapsedTime / 1000);
  });
};

/** For holders of the operator's token; without one there is no such page. */
export const serveMetrics = (app: FastifyInstance, { registry }: Metrics, token: string | undefined): void => {
  if (token === undefined) return;
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isSecret(request.headers.authorization ?? '', `Bearer ${token}`)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
