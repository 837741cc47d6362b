import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shape, text } from '@bivouac/kernel';
import { jsonSchemaOf, type Route, ROUTES, routesOf } from '@bivouac/wire';
import fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { people } from '../lobby/people.ts';
import { Landing } from '../neighbours/landing.ts';
import { Rooms } from '../rooms/rooms.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { SHELF } from '../tests/shelf.ts';
import { type AppOptions, buildApp } from './app.ts';
import { checkByKernel } from './checking.ts';
import type { Feature } from './context.ts';
import { readingsHere } from '../tests/archive-here.ts';
import { tellFaults } from './fault.ts';
import { makeMetrics } from './metrics.ts';
import { serve } from './serve.ts';
import { Sockets } from './socket.ts';

const withWholeApp = async (
  work: (app: FastifyInstance) => Promise<void>,
  onRoute: (route: RouteOptions) => void = () => undefined,
  more: Partial<AppOptions> & { readonly check?: () => Promise<void> } = {},
): Promise<void> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bivouac-routes-'));
  const { check, ...settings } = more;
  const opened = await openSqlite(path.join(dataDir, 'bivouac.sqlite'));
  const store = check ? { ...opened, check } : opened;
  const now = Date.now;
  const rooms = new Rooms({ store, shelf: SHELF, now, report: () => undefined });
  const readings = readingsHere({ store, shelf: SHELF });
  const sockets = new Sockets();
  const landing = new Landing();
  const context = {
    store,
    shelf: SHELF,
    rooms,
    readings,
    sockets,
    landing,
    metrics: makeMetrics({ rooms: () => 0 }),
    now,
  };
  const { identify, features } = people();
  const heard = features.map((feature): Feature => (part, given) => {
    part.addHook('onRoute', onRoute);
    return feature(part, given);
  });
  const app = await buildApp({ context, identify, features: heard, ...settings });
  try {
    await app.ready();
    await work(app);
  } finally {
    await app.close();
    await rooms.close();
    await store.close();
    await rm(dataDir, { recursive: true });
  }
};

const described: readonly Route[] = Object.values(ROUTES).flatMap((routes) => Object.values<Route>(routes));
const openApiPath = (route: string): string => route.replace(/:(\w+)/g, '{$1}');

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: object }>> }>>;
}

test('every route is described with what it takes and what it gives, faults too, and every description is served', () =>
  withWholeApp(async (app) => {
    const { paths = {} } = app.swagger() as unknown as { paths?: Record<string, Record<string, Operation>> };
    const served = Object.entries(paths).flatMap(([place, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${place}`),
    );
    expect(served.toSorted()).toEqual(
      described.map(({ method, path: at }) => `${method} ${openApiPath(at)}`).toSorted(),
    );
    for (const { method, path: at, status, body, fields, reply } of described) {
      const operation = paths[openApiPath(at)]?.[method.toLowerCase()];
      const schemas = Object.fromEntries(
        Object.entries(operation?.responses ?? {}).map(([code, { content }]) => [
          code,
          content?.['application/json']?.schema,
        ]),
      );
      expect({ at, codes: Object.keys(schemas).toSorted() }).toEqual({ at, codes: [String(status), '4XX', '5XX'] });
      expect({ at, reply: schemas[status] }).toEqual({ at, reply: jsonSchemaOf(reply.form) });
      expect(schemas['4XX']).toMatchObject({ properties: { error: { required: ['kind', 'wrong', 'remedy'] } } });
      const inPath = operation?.parameters?.filter((each) => each.in === 'path').map(({ name }) => name) ?? [];
      expect({ at, inPath }).toEqual({ at, inPath: Object.keys(fields.params) });
      const sent = operation?.requestBody?.content['application/json']?.schema;
      expect({ at, sent }).toEqual({ at, sent: body && jsonSchemaOf(body.form) });
    }
  }));

test('a part of the server adds nothing but what is described, and live connections', () => {
  const added: RouteOptions[] = [];
  return withWholeApp(
    async () => {
      const undescribed = added.filter(({ schema }) => schema?.response === undefined);
      expect(added.length).toBeGreaterThan(50);
      expect(undescribed.filter(({ websocket, method }) => !websocket && method !== 'HEAD')).toEqual([]);
    },
    (route) => added.push(route),
  );
});

test('a reply that says more than was promised stays here, and the sender learns nothing of it', async () => {
  const app = fastify();
  tellFaults(app);
  checkByKernel(app);
  const route = routesOf('accounts').get('/name', 'A name', { reply: shape({ name: text() }) });
  serve(app, route, () => ({ name: 'Ney', password: 'la Moskowa' }) as { name: string });
  const response = await app.inject({ method: 'GET', url: '/name' });
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain('Moskowa');
  expect(response.json()).toEqual({ error: expect.objectContaining({ kind: 'broken', name: 'broken' }) as unknown });
  await app.close();
});

test.each([
  ['the database hangs', { check: () => new Promise<void>(() => undefined) }],
  ['the database cannot be reached', { check: () => Promise.reject(new Error('gone')) }],
  ['the disk is full', { hasRoom: async () => false }],
])('when %s the server is live and not ready, and says so within a second', (_what, more) =>
  withWholeApp(
    async (app) => {
      const [live, ready] = await Promise.all([app.inject('/health/live'), app.inject('/health')]);
      expect([live.statusCode, ready.statusCode]).toEqual([200, 503]);
    },
    undefined,
    more,
  ),
);
