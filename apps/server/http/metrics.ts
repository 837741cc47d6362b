import type { FastifyInstance } from 'fastify';
import { isSecret } from '../storage/secret.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts about itself. */
export interface Metrics {
  readonly registry: Registry;
  readonly messages: Counter;
  /** Seconds from a message to its reply. */
  readonly replies: Histogram;
  readonly sockets: Gauge;
  readonly overruns: Counter;
  readonly faults: Counter;
}

export const makeMetrics = (rooms: () => number): Metrics => {
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
  return {
    registry,
    messages: new Counter({ name: 'bivouac_messages_total', help: 'Messages of live matches', registers }),
    replies: new Histogram({
      name: 'bivouac_reply_seconds',
      help: 'Time from a message of a live match to its reply',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
      registers,
    }),
    sockets: new Gauge({ name: 'bivouac_sockets', help: 'Open WebSockets', registers }),
    overruns: new Counter({ name: 'bivouac_bot_overruns_total', help: 'Bots that gave no answer in time', registers }),
    faults: new Counter({ name: 'bivouac_faults_total', help: 'Faults of our own', registers }),
  };
};

/** For holders of the operator's token; without one there is no such page. */
export const serveMetrics = (app: FastifyInstance, { registry }: Metrics, token: string | undefined): void => {
  if (token === undefined) return;
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isSecret(request.headers.authorization ?? '', `Bearer ${token}`)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
