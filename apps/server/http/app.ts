import { ROUTES } from '@bivouac/wire';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { no } from '../rooms/no.ts';
import { NO_PROXIES, type Proxies } from './address.ts';
import { checkByKernel } from './checking.ts';
import type { Context, Feature } from './context.ts';
import { describeApi } from './description.ts';
import { type Site, tellBadAddress, tellFaults } from './fault.ts';
import { type Identify, identifying } from './identity.ts';
import { limitAddresses, type Limits, USUAL_LIMITS } from './limits.ts';
import { countRequests, serveMetrics } from './metrics.ts';
import { guardOrigin } from './origin.ts';
import { serveRecords } from './record.ts';
import { serve } from './serve.ts';
import { openSockets, serveSockets } from './socket.ts';

/** A scenario of one's own is the largest thing that anybody sends. */
const MOST_BODY = 512 * 1024;

const MOST_IDLE_MS = 65_000;

export interface AppOptions {
  readonly context: Context;
  readonly identify: Identify;
  readonly features?: readonly Feature[];
  readonly site?: Site;
  /** Where the world finds the server, if something stands in front of it: https://bivouac.example. */
  readonly publicOrigin?: string;
  /** Who may say for whom they speak. */
  readonly proxies?: Proxies;
  /** With it one may read the figures of the server. */
  readonly metricsToken?: string;
  /** Can more be written where the database is? */
  readonly hasRoom?: () => Promise<boolean>;
  readonly limits?: Limits;
  readonly logger?: FastifyServerOptions['logger'];
}

/** The server's routes, in the order in which a request meets them: who sends it, from where, then the route's own check. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { context, identify, features = [], site, publicOrigin, limits = USUAL_LIMITS, logger = false } = options;
  const { proxies = NO_PROXIES, metricsToken } = options;
  const app = fastify({
    logger,
    bodyLimit: MOST_BODY,
    trustProxy: (ip: string) => proxies(ip),
    requestTimeout: limits.sendingMs,
    connectionTimeout: 0, // Lines that are live are watched by their pulse.
    keepAliveTimeout: MOST_IDLE_MS,
    http: { headersTimeout: limits.sendingMs, connectionsCheckingInterval: limits.sendingMs / 10 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: true,
    frameworkErrors: tellBadAddress,
  });
  tellFaults(app, site);
  checkByKernel(app);
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
    strictTransportSecurity: publicOrigin?.startsWith('https:') ?? false,
  });
  await openSockets(app);
  countRequests(app, context.metrics);
  await app.register(cookie);
  limitAddresses(app, { limits, proxies, isAtHome: publicOrigin === undefined, now: () => performance.now() });
  guardOrigin(app, publicOrigin);
  identifying(app, identify);
  await describeApi(app);
  serveHealth(app, context, options.hasRoom ?? (async () => true));
  serveMetrics(app, context.metrics, metricsToken);
  serveSockets(app, context);
  for (const feature of [serveRecords, ...features]) await app.register(async (part) => feature(part, context));
  return app;
};

/** A database that does not answer within this time is as good as none. */
const MOST_HEALTH_MS = 900;

const inTime = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer in time')), MOST_HEALTH_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Live while the process answers at all; ready while the database can be reached and has room to write. */
const serveHealth = (app: FastifyInstance, { store }: Context, hasRoom: () => Promise<boolean>): void => {
  serve(app, ROUTES.operation.live, () => ({ well: true }));
  serve(app, ROUTES.operation.health, async (request) => {
    const check = async (): Promise<void> => {
      await store.check();
      if (!(await hasRoom())) throw new Error('the disk is full');
    };
    await inTime(check()).catch((fault: unknown) => {
      request.log.error({ err: fault }, 'the server is not ready');
      throw no('unwell');
    });
    return { well: true };
  });
};
